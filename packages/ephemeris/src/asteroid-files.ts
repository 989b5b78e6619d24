import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { spanOfHeader } from './se1-header.ts';
import { mountEphemerisFile, unmountEphemerisFile, type SwissModule } from './wasm-module.ts';

/** `se00433.se1`, or `se00433s.se1` for the short one of 1500 to 2100; `s136199.se1` above 99,999. Swiss Ephemeris documentation §2.1.1. */
const NAME = /^(?:se(\d{5})|s(\d{6}))(s?)\.se1$/;
/** More than any chart asks for; the engine itself has one of them open at a time. */
const MOST_MOUNTED = 100;
const HEADER_BYTES = 600;
/** Light and speeds reach this far beyond the instant asked for. */
const EDGE_DAYS = 2;

/** Minor planets by number, each in a file of its own: found at the start, read when first asked for. */
export interface AsteroidFiles {
  /** [first, end) in Julian days that the file answers; null without a file. @throws Error when it is no sound file */
  spanOf(number: number): readonly [firstJd: number, endJd: number] | null;
  /** Puts the file where the engine looks for it. */
  provide(number: number): void;
}

export function isAsteroidFile(name: string): boolean {
  return NAME.test(name);
}

/** @param paths of files named as above; the long one of an asteroid wins over the short one */
export function asteroidFiles(wasm: SwissModule, paths: readonly string[]): AsteroidFiles {
  const pathOf = new Map<number, string>();
  for (const path of paths) {
    const [, five, six, short] = NAME.exec(basename(path)) ?? [];
    const number = Number(five ?? six);
    if (Number.isInteger(number) && (short === '' || !pathOf.has(number))) pathOf.set(number, path);
  }
  const spans = new Map<number, readonly [number, number]>();
  const mounted = new Set<string>();
  return {
    spanOf(number) {
      const known = spans.get(number);
      if (known !== undefined) return known;
      const path = pathOf.get(number);
      if (path === undefined) return null;
      const [first, end] = spanOfHeader(headOf(path));
      const span = [first + EDGE_DAYS, end - EDGE_DAYS] as const;
      spans.set(number, span);
      return span;
    },
    provide(number) {
      const path = pathOf.get(number);
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

function headOf(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const head = new Uint8Array(HEADER_BYTES);
    return head.subarray(0, readSync(file, head, 0, HEADER_BYTES, 0));
  } finally {
    closeSync(file);
  }
}
