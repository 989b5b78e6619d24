/**
 * The entries of an `.se1` file's binary header used here, and its checksum. Swiss Ephemeris 2.10, `read_const` in
 * sweph.c.
 */
const BYTE_ORDER_MARK = 0x00616263;
const MARK_TO_FIRST_JD = 12;
const MARK_TO_END_JD = 20;
const MARK_TO_BODY_COUNT = 28;
const MARK_TO_BODY_NUMBERS = 30;
const CRC_POLYNOMIAL = 0x04c11db7;

/**
 * A copy of the file that declares an earlier first Julian day (TT).
 * @throws Error when it is not a valid little-endian `.se1` file
 */
export function withFirstDay(file: Uint8Array, firstJdTt: number): Uint8Array {
  const copy = Uint8Array.from(file);
  const view = new DataView(copy.buffer);
  const mark = findMark(view);
  const crcAt = mark + MARK_TO_BODY_NUMBERS + 2 * view.getInt16(mark + MARK_TO_BODY_COUNT, true);
  if (view.getUint32(crcAt, true) !== crc32(copy.subarray(0, crcAt)))
    throw new Error('Damaged Swiss Ephemeris file: its header does not match the checksum');
  view.setFloat64(mark + MARK_TO_FIRST_JD, firstJdTt, true);
  view.setUint32(crcAt, crc32(copy.subarray(0, crcAt)), true);
  return copy;
}

/**
 * First and last Julian day (TT) that a file declares; the first bytes are enough.
 * @throws Error when it is not a little-endian `.se1` file
 */
export function spanOfHeader(head: Uint8Array): readonly [firstJdTt: number, endJdTt: number] {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const mark = findMark(view);
  return [view.getFloat64(mark + MARK_TO_FIRST_JD, true), view.getFloat64(mark + MARK_TO_END_JD, true)];
}

function findMark(view: DataView): number {
  const headerBytes = Math.min(view.byteLength - 100, 500);
  for (let at = 0; at < headerBytes; at += 1) if (view.getUint32(at, true) === BYTE_ORDER_MARK) return at;
  throw new Error('Not a Swiss Ephemeris file');
}

/** CRC-32 of ITU-T V.42, most significant bit first, complemented at the end. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc < 0 ? (crc << 1) ^ CRC_POLYNOMIAL : crc << 1;
  }
  return ~crc >>> 0;
}
