import { isInstant, minuteText, spanText, heading, plainText, words } from './words.ts';

export type Json = Readonly<Record<string, unknown>>;
/** What a row says, by the name of the column. */
export type Row = ReadonlyMap<string, string>;

/** Columns whose text needs no title. */
const UNNAMED: ReadonlySet<string> = new Set(['', 'aspect', 'position', 'marks', 'span']);

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isObject(value) && Object.values(value).every(isEmpty);
}

export function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

export function isScalarList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isScalar);
}

/** A number as JSON writes it, a text in one line. */
export function scalarText(value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (isInstant(value)) return minuteText(value);
  return typeof value === 'string' ? plainText(value) : JSON.stringify(value);
}

/** Any value in one line. */
export function inlineText(value: unknown): string {
  if (isScalar(value)) return scalarText(value);
  if (Array.isArray(value))
    return value
      .filter((one) => !isEmpty(one))
      .map(inlineText)
      .join(value.some(isObject) ? '; ' : ', ');
  const { chart_1: _, chart_2: __, ...object } = value as Json;
  return [...rowOf(object)]
    .map(([name, text]) => (isPair(object) && name === 'orb' ? text : labelled(name, text)))
    .join(' ');
}

export function labelled(name: string, text: string): string {
  return UNNAMED.has(name) ? text : `${words(name)} ${text}`;
}

/** The fields of an object; those that belong together are one. */
export function rowOf(object: Json): Row {
  const row = new Map<string, string>();
  const marks: string[] = [];
  const used = new Set<string>();
  const take = (name: string): unknown => {
    used.add(name);
    return object[name];
  };
  for (const [name, value] of Object.entries(object)) {
    if (used.has(name) || isEmpty(value)) continue;
    if (name === 'point_1' && isPair(object)) row.set('aspect', pairText(take));
    else if (isZodiac(name) && isPlaced(object)) row.set('position', placedText(take));
    else if (name === 'orb' && typeof object['applying'] === 'boolean')
      row.set('orb', `${scalarText(value)} ${take('applying') === true ? 'a' : 's'}`);
    else if (name === 'starts_at' && isInstant(value) && isInstant(object['ends_at']))
      row.set('span', spanText(value, String(take('ends_at'))));
    else if (value === true) marks.push(words(name));
    else if (value !== false) addField(row, name, value);
  }
  if (marks.length > 0) row.set('marks', marks.join(', '));
  return row;
}

/** A small object becomes fields of its own. */
function addField(row: Map<string, string>, name: string, value: unknown): void {
  if (!isObject(value) || Object.values(value).some((one) => !isScalar(one))) {
    row.set(name, inlineText(value));
    return;
  }
  for (const [part, text] of rowOf(value))
    row.set(
      part === 'id' || UNNAMED.has(part) ? `${name}${part === 'marks' ? '_marks' : ''}` : `${name}_${part}`,
      text,
    );
}

/** Whether an object is an aspect of two points. */
function isPair(object: Json): boolean {
  return 'point_1' in object && 'point_2' in object && 'aspect' in object;
}

/** `Saturn square Moon`; the name of an aspect says its angle. */
function pairText(take: (name: string) => unknown): string {
  const texts = ['point_1', 'aspect', 'point_2'].map((name) => scalarText(take(name)));
  take('angle');
  return texts.join(' ');
}

function isZodiac(name: string): boolean {
  return name === 'longitude' || name === 'sign' || name === 'degree';
}

function isPlaced(object: Json): boolean {
  return typeof object['degree'] === 'number' && typeof object['sign'] === 'string';
}

/** `24.01601652 Capricorn R`. */
function placedText(take: (name: string) => unknown): string {
  take('longitude');
  const [degree, sign, retrograde] = [take('degree'), take('sign'), take('retrograde')];
  return `${scalarText(degree)} ${scalarText(sign)}${retrograde === true ? ' R' : ''}`;
}

/** What the ids of an answer are called, one line a kind; houses have their numbers already. */
export function namesLines(names: unknown): readonly string[] {
  if (!isObject(names)) return [];
  const { language, houses: _, ...kinds } = names;
  const lines = Object.entries(kinds).flatMap(([kind, named]) => {
    const shown = Object.entries(isObject(named) ? named : {}).filter(([id, name]) => name !== words(id));
    const texts = shown.map(([id, name]) => `${words(id)} ${plainText(String(name))}`);
    return texts.length === 0 ? [] : [`${heading(kind)}: ${texts.join(', ')}`];
  });
  return language === 'en' || lines.length === 0 ? [] : [`## Names (${String(language)})`, ...lines];
}
