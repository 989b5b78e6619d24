const DECLARATION = /^Refers without a foreign key: /;
const REFERENCE = /^\(([\w, ]+)\) to (\w+) \(([\w, ]+)\)$/;

/** `columns` reference `targetColumns` of another table, pair by pair. */
export interface DeclaredReference {
  readonly name: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
}

/**
 * The references that a table's comment declares where the database checks none: `Refers without a foreign key: (a, b) to other (c, d); (e) to more (f)`.
 * @throws Error for such a comment that cannot be read
 */
export function readReferences(table: string, comment: string | null): readonly DeclaredReference[] {
  if (comment === null || !DECLARATION.test(comment)) return [];
  return comment
    .replace(DECLARATION, '')
    .split('; ')
    .map((text) => {
      const [, columns, target, targetColumns] = REFERENCE.exec(text) ?? [];
      const names = columns?.split(', ') ?? [];
      const targetNames = targetColumns?.split(', ') ?? [];
      if (target === undefined || names.length !== targetNames.length)
        throw new Error(`the comment of ${table} declares a reference that cannot be read: ${text}`);
      return { name: `${table}_${names.join('_')}_fkey`, columns: names, target, targetColumns: targetNames };
    });
}
