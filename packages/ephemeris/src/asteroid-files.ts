import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { mountEphemerisFile, unmountEphemerisFile, type SwissModule } from './wasm-module.ts';

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

/** `se00433.se1`, or `se00433s.se1` for the short one of 1500 to 2100; `s136199.se1` above 99,999. Swiss Ephemeris documentation §2.1.1. */
const NAME = /^(?:se(\d{5})|s(\d{6}))(s?)\.se1$/;
/** More than any chart needs. The engine itself has only one of them open at a time. */
const MOST_MOUNTED = 100;
const HEADER_BYTES = 600;
/** Light time and speeds need this much beyond the requested instant. */
const EDGE_DAYS = 2;

/** Minor planets by number, each in its own file. Files are found at the start and read on first use. */
export interface AsteroidFiles {
  /** [first, end) in Julian days covered by the file; null without a file. @throws Error when the file is damaged */
  spanOf(number: number): readonly [firstJd: number, endJd: number] | null;
  /** Puts the file where the engine looks for it. */
  provide(number: number): void;
}

/** Whether a file name is that of a numbered asteroid. */
export function isAsteroidFile(name: string): boolean {
  return NAME.test(name);
}

/** @param paths of files named as above; the long file of an asteroid is preferred over the short one */
export function asteroidFiles(wasm: SwissModule, paths: readonly string[]): AsteroidFiles {
  const pathByNumber = new Map<number, string>();
  for (const path of paths) {
    const [, five, six, short] = NAME.exec(basename(path)) ?? [];
    const number = Number(five ?? six);
    if (Number.isInteger(number) && (short === '' || !pathByNumber.has(number))) pathByNumber.set(number, path);
  }
  const spans = new Map<number, readonly [number, number]>();
  const mounted = new Set<string>();
  return {
    spanOf(number) {
      const known = spans.get(number);
      if (known !== undefined) return known;
      const path = pathByNumber.get(number);
      if (path === undefined) return null;
      const [first, end] = spanOfHeader(readHeader(path));
      const span = [first + EDGE_DAYS, end - EDGE_DAYS] as const;
      spans.set(number, span);
      return span;
    },
    provide(number) {
      const path = pathByNumber.get(number);
      if (path === undefined) return;
      const name = basename(path);
      if (mounted.has(name)) return;
      const [oldest] = mounted;
      if (mounted.size >= MOST_MOUNTED && oldest !== undefined) {
        unmountEphemerisFile(wasm, oldest);
        mounted.delete(oldest);
      }
      mountEphemerisFile(wasm, name, readFileSync(path));
      mounted.add(name);
    },
  };
}

function readHeader(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const head = new Uint8Array(HEADER_BYTES);
    return head.subarray(0, readSync(file, head, 0, HEADER_BYTES, 0));
  } finally {
    closeSync(file);
  }
}
