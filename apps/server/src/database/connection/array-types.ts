import type postgres from 'postgres';
import { parse } from 'postgres-array';

/** The array type of each element type that the database has from the start, by their numbers (PostgreSQL, `pg_type.dat`). They never change. */
const ARRAY_OF: Readonly<Record<number, number>> = {
  16: 1000, // boolean
  17: 1001, // bytea
  18: 1002, // "char"
  19: 1003, // name
  20: 1016, // bigint
  21: 1005, // smallint
  23: 1007, // integer
  25: 1009, // text
  26: 1028, // oid
  114: 199, // json
  650: 651, // cidr
  700: 1021, // real
  701: 1022, // double precision
  869: 1041, // inet
  1042: 1014, // character
  1043: 1015, // character varying
  1082: 1182, // date
  1114: 1115, // timestamp
  1184: 1185, // timestamp with time zone
  1186: 1187, // interval
  1700: 1231, // numeric
  2950: 2951, // uuid
  3802: 3807, // jsonb
};

/**
 * Teaches a pool to read and write arrays. The driver would ask each new connection for the types (`fetch_types`), and if the connection breaks just
 * then, nobody takes the failure of that statement and the process ends. It also reads a null in an array as a text or as NaN.
 */
export function knowArrays({ options: { parsers, serializers } }: postgres.Sql): void {
  for (const [element, array] of Object.entries(ARRAY_OF)) {
    const read = parsers[Number(element)] ?? ((text: string) => text);
    const write = serializers[Number(element)] ?? String;
    parsers[array] = (text: string) => parse(text, read);
    serializers[array] = (value: unknown) => (Array.isArray(value) ? written(value, write) : value);
  }
}

function written(values: readonly unknown[], write: (value: unknown) => unknown): string {
  const texts = values.map((value) => {
    if (value === null) return 'null';
    if (Array.isArray(value)) return written(value, write);
    return `"${String(write(value)).replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  });
  return `{${texts.join(',')}}`;
}
