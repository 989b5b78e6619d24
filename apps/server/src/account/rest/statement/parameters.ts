import { AnswerMarks } from '../kept-answers.ts';

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
