import { isObject, type Json, labelled, type Row, rowOf, scalarText } from './row.ts';
import { dayText, isInstant, isLongSpan, minuteText, plainText, words } from './words.ts';

/** Fewer columns than that are a list in one line. */
const TABLE_COLUMNS = 3;
const TABLE_ROWS = 3;

/** A list of objects of one kind, as the leanest Markdown that says the same. */
export function listLines(objects: readonly Json[]): readonly string[] {
  const flat = objects.flatMap(withChildren);
  if (isChain(flat)) {
    const isLong = flat.every((one) => isLongSpan(String(one['starts_at']), String(one['ends_at'])));
    const at = isLong ? dayText : minuteText;
    const rows = flat.map((one): Row => {
      const { starts_at: _, ends_at, ...rest } = one;
      return new Map([...rowOf(rest), ['until', at(String(ends_at))]]);
    });
    return [`From ${at(String(flat[0]!['starts_at']))}`, ...tableLines(rows)];
  }
  const opposite = asOpposites(flat);
  if (opposite !== null) return opposite;
  return tableLines(flat.map(rowOf));
}

/** Objects by name. */
export function mapLines(entries: readonly (readonly [string, Json])[]): readonly string[] {
  return tableLines(entries.map(([key, one]) => new Map([['', plainText(key)], ...rowOf(one)])));
}

/** The parts of a period follow it. */
function withChildren(object: Json): readonly Json[] {
  const { children, ...rest } = object;
  return Array.isArray(children) ? [rest, ...children.filter(isObject).flatMap(withChildren)] : [object];
}

/** Whether each span begins where the one before it ends. */
function isChain(objects: readonly Json[]): boolean {
  return (
    objects.length > 2 &&
    objects.every(
      (one, index) =>
        isInstant(one['ends_at']) &&
        isInstant(one['starts_at']) &&
        (index === 0 || objects[index - 1]!['ends_at'] === one['starts_at']),
    )
  );
}

/** Cusps that face each other stand at the same degree of opposite signs. */
function asOpposites(objects: readonly Json[]): readonly string[] | null {
  const half = objects.length / 2;
  const isCusp = (one: Json): boolean => Object.keys(one).join() === 'house,longitude,sign,degree';
  if (objects.length !== 12 || !objects.every(isCusp)) return null;
  if (objects.slice(0, half).some((one, index) => one['degree'] !== objects[index + half]!['degree'])) return null;
  const items = objects.slice(0, half).map((one, index) => {
    const other = objects[index + half]!;
    return `${scalarText(one['house'])} ${scalarText(one['degree'])} ${scalarText(one['sign'])}, ${scalarText(other['house'])} ${scalarText(other['sign'])}`;
  });
  return [`${items.join('; ')}`];
}

/** What all rows share once, then a list or a table. */
function tableLines(rows: readonly Row[]): readonly string[] {
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const isShared = (name: string): boolean =>
    name !== '' && isShareable(rows, rows[0]!.get(name)) && rows.every((row) => row.get(name) === rows[0]!.get(name));
  const shared = names.filter(isShared);
  const columns = names.filter((name) => !isShared(name));
  const lines =
    shared.length === 0 ? [] : [`All: ${shared.map((name) => labelled(name, rows[0]!.get(name)!)).join(', ')}`];
  if (columns.length === 0) return lines;
  const areAspects = columns.join() === 'aspect,orb' || columns.join() === 'aspect';
  if (areAspects && rows.every((row) => row.has('aspect'))) return [...lines, ...aspectLines(rows)];
  if (columns.length < TABLE_COLUMNS) return [...lines, pairsLine(rows, columns)];
  if (rows.length < TABLE_ROWS) return [...lines, ...rows.map((row) => itemLine(row, columns))];
  return [
    ...lines,
    columns.map(words).join('|'),
    columns.map(() => '-').join('|'),
    ...rows.map((row) => columns.map((name) => row.get(name) ?? '').join('|')),
  ];
}

/** What two rows share is written once, unless it is a number: two equal numbers are chance. */
function isShareable(rows: readonly Row[], text: string | undefined): boolean {
  return text !== undefined && (rows.length >= TABLE_ROWS || (rows.length === 2 && !/^-?\d/.test(text)));
}

/** Aspects by their first point: `Moon: sextile Venus 0.10605982 a; trine …`. */
function aspectLines(rows: readonly Row[]): readonly string[] {
  const byPoint = new Map<string, string[]>();
  for (const row of rows) {
    const aspect = row.get('aspect')!;
    const end = ASPECT_START.exec(aspect)?.index ?? 0;
    const texts = byPoint.get(aspect.slice(0, end)) ?? [];
    texts.push([aspect.slice(end + 1), row.get('orb')].filter((one) => one !== undefined).join(' '));
    byPoint.set(aspect.slice(0, end), texts);
  }
  return [...byPoint].map(([point, texts]) => `${point} ${texts.join('; ')}`);
}

/** Aspects have no capitals. */
const ASPECT_START = / (?=[a-z])/;

function pairsLine(rows: readonly Row[], columns: readonly string[]): string {
  const items = rows.map((row) => columns.flatMap((name) => row.get(name) ?? []).join(' '));
  const header = columns.filter((name) => name !== '' && name !== 'aspect');
  return `${header.length === 0 ? '' : `${header.map(words).join(', ')}: `}${items.join('; ')}`;
}

function itemLine(row: Row, columns: readonly string[]): string {
  return `- ${columns.flatMap((name) => (row.has(name) ? labelled(name, row.get(name)!) : [])).join(', ')}`;
}
