import content from './results.json' with { type: 'json' };

/** The figures of the last release, as `npm run accuracy -- publish` wrote them. */
export const published = content;
export type SubjectResults = (typeof content.subjects)[number];
export type TableResults = SubjectResults['tables'][number];
export type Report = (typeof content.reports)[number];
export type Row = TableResults['rows'][number];

/** A row by its table and the beginning of its name. @throws Error if there is none */
export function findRow(table: string, begin: string): Row {
  const row = published.subjects
    .flatMap(({ tables }) => tables)
    .find((candidate) => candidate.table === table)
    ?.rows.find(({ quantity }) => quantity.startsWith(begin));
  if (row === undefined) throw new Error(`No comparison ${table} · ${begin}`);
  return row;
}
