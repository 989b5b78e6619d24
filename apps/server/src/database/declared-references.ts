const DECLARATION = /^Refers (one to one )?without a foreign key: (.*)$/gm;
const REFERENCE = /^\(([\w, ]+)\) to (\w+) \(([\w, ]+)\)$/;

/** `columns` reference `targetColumns` of another table, pair by pair. */
export interface DeclaredReference {
  readonly name: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
  /** At most one row refers to each row of the target. */
  readonly isOneToOne: boolean;
}

/**
 * The references that the comment of a table or view declares where the database checks none, each in a line of its own:
 * `Refers without a foreign key: (a, b) to other (c, d)`. With `Refers one to one`, no two rows refer to the same row.
 * @throws Error for such a line that cannot be read
 */
export function readReferences(table: string, comment: string | null): readonly DeclaredReference[] {
  return [...(comment ?? '').matchAll(DECLARATION)].map(([, oneToOne, text = '']) => {
    const [, columns, target, targetColumns] = REFERENCE.exec(text) ?? [];
    const names = columns?.split(', ') ?? [];
    const targetNames = targetColumns?.split(', ') ?? [];
    if (target === undefined || names.length !== targetNames.length)
      throw new Error(`the comment of ${table} declares a reference that cannot be read: ${text}`);
    return {
      name: `${table}_${names.join('_')}_fkey`,
      columns: names,
      target,
      targetColumns: targetNames,
      isOneToOne: oneToOne !== undefined,
    };
  });
}
