/** A table of an answer: rows of one kind. */
export interface Table {
  /** Path in the answer, such as `points` or `houses.cusps`. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** An answer as facts and tables. */
export interface Sections {
  readonly facts: readonly (readonly [name: string, value: unknown])[];
  readonly tables: readonly Table[];
}

type Json = Readonly<Record<string, unknown>>;

/** Fields that are shown elsewhere or are for machines. */
const FRAME: ReadonlySet<string> = new Set([
  'product',
  'time',
  'place',
  'input',
  'meta',
  'warnings',
  'sources',
  'svg',
  'layout',
]);
/** Name of the first column of objects that stand under their ids. */
const ID = 'id';

/** The facts and tables of an answer, in its order. Objects of one kind under their ids are a table too. */
export function sectionsOf(answer: Json): Sections {
  const facts: [string, unknown][] = [];
  const tables: Table[] = [];
  for (const [name, value] of Object.entries(answer)) if (!FRAME.has(name)) collect(name, value, facts, tables);
  return { facts, tables };
}

function collect(name: string, value: unknown, facts: [string, unknown][], tables: Table[]): void {
  if (Array.isArray(value) && value.length > 0 && value.every(isObject)) {
    tables.push(tableOf(name, value.map(flat)));
  } else if (isObject(value)) {
    const entries = Object.entries(value);
    const objects = entries.filter((entry): entry is [string, Json] => isObject(entry[1]));
    if (objects.length > 1 && objects.length === entries.length && areAlike(objects.map(([, one]) => one)))
      tables.push(
        tableOf(
          name,
          objects.map(([id, one]) => ({ [ID]: id, ...flat(one) })),
        ),
      );
    else for (const [key, inner] of entries) collect(`${name}.${key}`, inner, facts, tables);
  } else if (!isEmpty(value)) facts.push([name, value]);
}

function tableOf(name: string, rows: readonly Json[]): Table {
  return { name, columns: [...new Set(rows.flatMap((row) => Object.keys(row)))], rows };
}

/** Objects inside a row become columns; lists of objects stay as they are. */
function flat(object: Json): Json {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]): [string, unknown][] =>
      isObject(value) ? Object.entries(flat(value)).map(([inner, one]) => [`${key}.${inner}`, one]) : [[key, value]],
    ),
  );
}

/** Whether objects share at least half of their fields. */
function areAlike([first, ...others]: readonly Json[]): boolean {
  const names = Object.keys(first ?? {});
  return others.every((other) => {
    const all = new Set([...names, ...Object.keys(other)]);
    return names.filter((name) => name in other).length * 2 >= all.size;
  });
}

/** Whether there is nothing to show. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Whether a value is an object with names. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
