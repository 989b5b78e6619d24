import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { spanOfHeader } from './se1-header.ts';
import { mountEphemerisFile, unmountEphemerisFile, type SwissModule } from './wasm-module.ts';

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
