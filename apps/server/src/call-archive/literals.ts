/** A literal in a ClickHouse statement. */
export type Literal = string;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A text, whatever it contains: only hex digits stand in the statement. */
export const textLiteral = (text: string): Literal => `unhex('${Buffer.from(text, 'utf8').toString('hex')}')`;

/** @throws RangeError for anything but a UUID */
export function uuidLiteral(id: string): Literal {
  if (!UUID.test(id)) throw new RangeError('not a UUID');
  return `toUUID('${id.toLowerCase()}')`;
}

/** The text of an id as the tables hold it. @throws RangeError for anything but a UUID */
export function idLiteral(id: string): Literal {
  if (!UUID.test(id)) throw new RangeError('not a UUID');
  return `'${id.toLowerCase()}'`;
}

/** @throws RangeError for anything but an integer below 2^53 */
export function integerLiteral(value: number | bigint): Literal {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError('not an integer');
  return String(value);
}

/** A UTC day (`2026-11-01`). @throws RangeError for anything else */
export function dayLiteral(day: string): Literal {
  if (!DAY.test(day)) throw new RangeError('not a day');
  return `toDate('${day}')`;
}
