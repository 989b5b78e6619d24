import { AnswerMarks, isKeptApart, keptApartProblem } from '../kept-answers.ts';
import type { FieldPath } from '../grammar/reader.ts';
import type { Column, Relation } from '../relations.ts';
import { RestProblem } from '../rest-problem.ts';

/** The values of one statement. Its text contains only their numbers, never the values; instants are the exception (`instantSql`). */
export class Parameters {
  /** Marks the places of answers in its result. The statements of one request share it. */
  readonly answers: AnswerMarks;
  readonly values: string[] = [];

  constructor(answers = new AnswerMarks()) {
    this.answers = answers;
  }

  /** Adds a value and returns its placeholder: `$3::text`. */
  add(value: string): string {
    this.values.push(value);
    return `$${this.values.length}::text`;
  }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/**
 * An instant with its offset as a constant of the statement; null for any other text. PostgreSQL converts a text only when the statement runs,
 * after it has planned all days of a table; with a constant it plans the days in question.
 */
export function instantSql(text: string): string | null {
  return INSTANT.test(text) ? `'${text}'::timestamptz` : null;
}

/** Quotes a name for PostgreSQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A relation and its alias in one statement. */
export interface Source {
  readonly relation: Relation;
  readonly alias: string;
}

/** An SQL expression, and the type that a value must have to be compared with it. */
export interface FieldSql {
  readonly text: string;
  readonly type: string;
}

/** Finds a column. @throws RestProblem 42703, like PostgreSQL, when it does not exist */
export function requireColumn({ relation }: Source, name: string): Column {
  const column = relation.columns.get(name);
  if (column === undefined)
    throw new RestProblem({ status: 400, code: '42703', message: `column ${relation.name}.${name} does not exist` });
  return column;
}

/** SQL for a column of the source, or for a path inside its JSON. */
export function fieldSql(source: Source, path: FieldPath, parameters: Parameters): FieldSql {
  const column = requireColumn(source, path.column);
  if (isKeptApart(source.relation.name, column.name)) throw keptApartProblem(column.name);
  const own = `${source.alias}.${quoteName(column.name)}`;
  if (path.steps.length === 0) return { text: own, type: withoutModifier(column.type) };
  const steps = path.steps.map(
    ({ asText, key }) => `${asText ? '->>' : '->'} ${typeof key === 'number' ? String(key) : parameters.add(key)}`,
  );
  return { text: `(to_jsonb(${own}) ${steps.join(' ')})`, type: path.steps.at(-1)?.asText === true ? 'text' : 'jsonb' };
}

/** `numeric(12,4)` → `numeric`: a value to compare with keeps all its digits. */
function withoutModifier(type: string): string {
  return type.replace(/\(\d+(,\d+)?\)/, '');
}
