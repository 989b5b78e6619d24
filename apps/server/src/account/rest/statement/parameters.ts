import { AnswerMarks } from '../kept-answers.ts';

/** The values of one statement. Its text contains only their numbers, never the values. */
export class Parameters {
  /** Marks the places of answers in its result. */
  readonly answers = new AnswerMarks();
  readonly values: string[] = [];

  /** Adds a value and returns its placeholder: `$3::text`. */
  add(value: string): string {
    this.values.push(value);
    return `$${this.values.length}::text`;
  }
}

/** Quotes a name for PostgreSQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
