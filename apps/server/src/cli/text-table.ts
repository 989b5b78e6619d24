import { visibleText } from './visible-text.ts';

/** Formats rows as aligned columns with headings. Control characters of a cell are escaped. */
export function textTable(heads: readonly string[], cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(visibleText));
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [heads, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
