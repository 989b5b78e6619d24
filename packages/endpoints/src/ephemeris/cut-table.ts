import type { Wire } from '../wire/wire-type.ts';
import type { ephemerisResponseSchema } from './schema.ts';

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
