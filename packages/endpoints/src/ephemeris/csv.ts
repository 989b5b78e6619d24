import { ephemerisResponseSchema } from './schema.ts';
import type { Wire } from '../wire/wire-type.ts';

const tableSchema = ephemerisResponseSchema.pick({ columns: true, bodies: true, rows: true });

const LINE_END = '\r\n';

/**
 * The table as comma-separated values (RFC 4180): one line per instant and one column per body and quantity, named like
 * `sun_longitude`.
 */
export function ephemerisCsv(answer: Readonly<Record<string, unknown>>): string {
  const { columns, bodies, rows } = tableSchema.parse(answer);
  const names = ['utc', ...bodies.flatMap((body) => columns.map((column) => `${body}_${column}`))];
  return [names, ...rows].map((row) => row.join(',') + LINE_END).join('');
}

type Table = Wire<typeof ephemerisResponseSchema>;

/** The table with its angles cut; distances stay as they are. */
export function cutTable(table: Table, cut: (value: number) => number): Table {
  const isDistance = table.columns.map((column) => column === 'distance');
  return {
    ...table,
    rows: table.rows.map(([at, ...values]) => [
      at,
      ...values.map((value, index) => (isDistance[index % isDistance.length] === true ? value : cut(value))),
    ]),
  };
}
