import { parse as parseArray } from 'postgres-array';

/** A value that can be sent as a parameter. An `undefined` is a fault of the caller, so the type does not allow it. */
export type Value = string | number | bigint | boolean | null | Date | Uint8Array | readonly Value[];

/** What the protocol sends: text, bytes or null. */
export type Encoded = string | Buffer | null;

type Parser = (text: string) => unknown;

const asNumber: Parser = Number;
const asDate: Parser = (text) => new Date(text);
const asJson: Parser = (text) => JSON.parse(text) as unknown;
const asText: Parser = (text) => text;

/** How a type is read, and the array type of it, by PostgreSQL's numbers (`pg_type.dat`). They never change. What is not here is text. */
const TYPES: readonly (readonly [element: number, array: number, parser: Parser])[] = [
  [16, 1000, (text) => text === 't'], // boolean
  [17, 1001, (text) => Buffer.from(text.slice(2), 'hex')], // bytea
  [18, 1002, asText], // "char"
  [19, 1003, asText], // name
  [20, 1016, asText], // bigint
  [21, 1005, asNumber], // smallint
  [23, 1007, asNumber], // integer
  [25, 1009, asText], // text
  [26, 1028, asNumber], // oid
  [114, 199, asJson], // json
  [650, 651, asText], // cidr
  [700, 1021, asNumber], // real
  [701, 1022, asNumber], // double precision
  [869, 1041, asText], // inet
  [1042, 1014, asText], // character
  [1043, 1015, asText], // character varying
  [1082, 1182, asDate], // date
  [1114, 1115, asDate], // timestamp
  [1184, 1185, asDate], // timestamp with time zone
  [1186, 1187, asText], // interval
  [1700, 1231, asText], // numeric
  [2950, 2951, asText], // uuid
  [3802, 3807, asJson], // jsonb
];

const parsers: ReadonlyMap<number, Parser> = new Map(
  TYPES.flatMap(([element, array, parser]): [number, Parser][] => [
    [element, parser],
    [array, (text) => parseArray(text, parser)],
  ]),
);

/** Reads the text of a value of a type. Every type that is not known is text. */
export function parserOf(type: number): Parser {
  return parsers.get(type) ?? asText;
}

/** Whether values of a type are read as something other than their text. */
export function isKnownType(type: number): boolean {
  return parsers.has(type);
}

/** The cast behind a parameter whose type the database must not guess. Everything else takes the type that its place asks for. */
export function castOf(value: Value): string {
  if (typeof value === 'boolean') return '::boolean';
  if (typeof value === 'bigint') return '::bigint';
  if (value instanceof Date) return '::timestamptz';
  return value instanceof Uint8Array ? '::bytea' : '';
}

/** @throws TypeError for undefined, which comes from untyped code only; RangeError for an invalid date */
export function encode(value: Value): Encoded {
  if (value === null) return null;
  if (value === undefined) throw new TypeError('a parameter is undefined');
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return encodeText(value);
}

function encodeText(value: Exclude<Value, null | Uint8Array>): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? encodeArray(value) : String(value);
}

function encodeArray(values: readonly Value[]): string {
  return `{${values.map(encodeElement).join(',')}}`;
}

function encodeElement(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return encodeArray(value as readonly Value[]);
  const text = value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : encodeText(value);
  // Most have nothing to escape, and to replace nothing takes three times as long as to look.
  return `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text}"`;
}
