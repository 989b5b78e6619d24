/** The values of one statement; each stands in the text as a number, never as itself. */
export class Parameters {
  readonly values: string[] = [];

  /** Adds a value and returns its place in the text, as text: `$3::text`. */
  add(value: string): string {
    this.values.push(value);
    return `$${this.values.length}::text`;
  }
}

/** A name as PostgreSQL quotes it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
