import {
  inlineText,
  isEmpty,
  isObject,
  isScalar,
  isScalarList,
  type Json,
  labelled,
  rowOf,
  scalarText,
} from './row.ts';
import { listLines, mapLines } from './table.ts';
import { heading, plainText, exactText } from './words.ts';

/** Texts longer than that do not fit a cell. */
const CELL_MAX = 160;
const LINE_MAX = 400;
const DEEPEST_HEADING = 4;

/** Values shown above, which are not repeated. */
interface Shown {
  readonly place: string;
  readonly time: string;
}

/** The lines of an object: its facts, then its parts. */
export function bodyLines(object: Json, level: number, shown: Shown): readonly string[] {
  const entries = Object.entries(object).filter(([, value]) => !isEmpty(value));
  const groups = groupAlike(entries.filter((entry): entry is [string, Json] => isFlat(entry[1])));
  const grouped = new Set(groups.flat().map(([name]) => name));
  const alone = entries.filter(([name]) => !grouped.has(name));
  const facts = alone.filter(([, value]) => isScalar(value) || isScalarList(value) || isTiny(value));
  const parts = alone.filter((entry) => !facts.includes(entry));
  const texts = [...rowOf(Object.fromEntries(facts))].map(([name, text]) => labelled(name, text));
  return [
    ...(texts.length === 0 ? [] : [texts.join('; ')]),
    ...groups.flatMap((group) => mapLines(group)),
    ...parts.flatMap(([name, value]) => partLines(name, value, level, shown)),
  ];
}

function partLines(name: string, value: unknown, level: number, shown: Shown): readonly string[] {
  const title = `${'#'.repeat(Math.min(level, DEEPEST_HEADING))} ${heading(name)}`;
  if (Array.isArray(value)) {
    const objects = value.filter(isObject);
    if (objects.length === 0) return [title, inlineText(value)];
    if (objects.every((one) => Object.values(one).every((part) => isCell(part) || Array.isArray(part))))
      return [title, ...listLines(objects)];
    return objects.flatMap((one) => [title, ...bodyLines(one, level + 1, shown)]);
  }
  const object = value as Json;
  if (isMoment(object)) return frameLine(name, momentText(object), shown.time);
  if (isPlace(object)) return frameLine(name, placeText(object), shown.place);
  if (isFlat(object))
    return [`${heading(name)}: ${[...rowOf(object)].map(([key, text]) => labelled(key, text)).join(', ')}`];
  const lines = bodyLines(object, level + 1, shown);
  return lines.length === 0 ? [] : [title, ...lines];
}

function frameLine(name: string, text: string, shown: string): readonly string[] {
  return text === shown ? [] : [`${heading(name)}: ${text}`];
}

/** An object of a few scalars, listed among the facts. */
function isTiny(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.keys(value).length <= 2 &&
    Object.values(value).every(isScalar) &&
    !isMoment(value) &&
    !isPlace(value)
  );
}

/** A value that fits a cell. */
function isCell(value: unknown): boolean {
  if (isScalar(value) || isScalarList(value)) return true;
  return (
    isObject(value) &&
    !isMoment(value) &&
    !isPlace(value) &&
    Object.values(value).every((one) => isScalar(one) || isScalarList(one)) &&
    inlineText(value).length <= CELL_MAX
  );
}

/** An object that fits one line, and is not a list of objects by name. */
function isFlat(value: unknown): value is Json {
  if (!isObject(value) || isMoment(value) || isPlace(value)) return false;
  const values = Object.values(value);
  return values.every(isCell) && values.filter(isObject).length < 2 && inlineText(value).length <= LINE_MAX;
}

/** Objects of one kind stand in one table: they share at least half of their fields. */
function groupAlike(entries: readonly [string, Json][]): readonly (readonly [string, Json][])[] {
  const groups: [string, Json][][] = [];
  for (const entry of entries) {
    const group = groups.find((one) => areAlike(one[0]![1], entry[1]));
    if (group === undefined) groups.push([entry]);
    else group.push(entry);
  }
  return groups.filter((group) => group.length > 1);
}

function areAlike(one: Json, other: Json): boolean {
  const [names, others] = [Object.keys(one), new Set(Object.keys(other))];
  const shared = names.filter((name) => others.has(name)).length;
  return shared * 2 >= new Set([...names, ...others]).size;
}

/** Whether an object says how a local time was read. */
export function isMoment(value: unknown): value is Json {
  return isObject(value) && 'local' in value && 'utc' in value && 'calendar' in value;
}

/** Whether an object is a place. */
export function isPlace(value: unknown): value is Json {
  return isObject(value) && 'country_code' in value && 'latitude' in value;
}

/** Local time, its zone, and the instant in UTC. */
export function momentText(time: Json): string {
  const { local, utc, timezone, unknown, calendar, resolution } = time;
  const here = exactText(String(local));
  const there = exactText(String(utc));
  const [date = ''] = here.split(' ');
  return [
    `${here} local${typeof timezone === 'string' ? ` (${timezone})` : ''}, ${there.startsWith(`${date} `) ? there.slice(date.length + 1) : there} UTC`,
    ...(unknown === true ? ['birth time unknown: local noon'] : []),
    ...(resolution === 'unique' ? [] : [`${String(resolution)} of two readings`]),
    ...(calendar === 'gregorian' ? [] : ['date given in the Julian calendar']),
  ].join(', ');
}

/** Name, region, country and coordinates, north and east positive. */
export function placeText(place: Json): string {
  const names = [...new Set([place['name'], place['admin1'], place['country']])].filter(
    (one) => typeof one === 'string',
  );
  const coordinates = `${scalarText(place['latitude'])}, ${scalarText(place['longitude'])}`;
  return [...new Set([names.map(plainText).join(', '), coordinates])].join(' at ');
}
