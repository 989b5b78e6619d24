import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { EngineBody, Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { openEngine } from '@theia-astro/ephemeris/open-engine';
import { buildTables } from '@theia-astro/ephemeris/tables/build';
import { hasPart, partPath, readPart, writePart } from '@theia-astro/ephemeris/tables/file';
import { tableFingerprint } from '@theia-astro/ephemeris/tables/fingerprint';
import {
  newTableMemory,
  openViews,
  type TableMemory,
  usedWords,
  WORD_BYTES,
} from '@theia-astro/ephemeris/tables/memory';
import { partSpan } from '@theia-astro/ephemeris/tables/parts';
import { normalizeDeg, wrap180 } from '@theia-astro/astro/angle/angle';
import { processorUsSince } from './statistics.ts';

/** Two ephemerides: with tables, as a server has them some minutes after its first start, and the engine alone. */
export type Skies = Awaited<ReturnType<typeof openSkies>>;

/** @param parts the quarter centuries whose tables are read, from a server's files or built here */
export async function openSkies(parts: readonly number[]) {
  const tables = await loadTables(parts);
  return { tables: await createSwissEphemeris({ tables }), engine: await createSwissEphemeris() };
}

/** The same ephemeris without what searches have kept of it. */
export function forgetful(sky: Ephemeris): Ephemeris {
  return { ...sky };
}

/** Processor time of this process in milliseconds, threads of the runtime included. */
export function processorMs(work: () => unknown, times = 1): number {
  const begun = process.cpuUsage();
  for (let count = 0; count < times; count += 1) work();
  return processorUsSince(begun) / 1000 / times;
}

/** The files to measure; BENCH_TABLES names another folder, in which what is missing is kept. */
const FOLDER = resolve(process.env.BENCH_TABLES ?? '.theia/ephemeris-tables');

/** Parts of the tables from a server's files in the data folder; what is missing there is built here. */
export async function loadTables(parts: readonly number[]): Promise<TableMemory> {
  const memory = newTableMemory();
  const fingerprint = await tableFingerprint(undefined);
  const made = mkdtempSync(join(tmpdir(), 'theia-bench-'));
  const { engine } = await openEngine({});
  let [builtUs, loadedMs] = [0, 0];
  for (const part of parts) {
    const isThere = hasPart(partPath(FOLDER, part), fingerprint);
    const path = partPath(isThere || process.env.BENCH_TABLES !== undefined ? FOLDER : made, part);
    if (!isThere) {
      const own = newTableMemory();
      const begun = process.cpuUsage();
      for (const _ of buildTables(own, engine, partSpan(part)));
      builtUs += processorUsSince(begun);
      writePart(path, part, own, fingerprint);
    }
    const begunMs = performance.now();
    const refusal = readPart(path, part, memory, fingerprint);
    loadedMs += performance.now() - begunMs;
    if (refusal !== null) throw new Error(`${path} is ${refusal}`);
  }
  rmSync(made, { recursive: true });
  const sizeMb = (usedWords(openViews(memory)) * WORD_BYTES) / 1e6;
  console.log(
    `  tables: built in ${(builtUs / 1e6).toFixed(0)} s of processor time (0: all were there), loaded in ${loadedMs.toFixed(0)} ms, ${sizeMb.toFixed(1)} MB`,
  );
  return memory;
}

/** The simple way to find events: check every hour, then bisect the hour to a tenth of a second. */
export const TROPICAL: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const HOUR = 1 / 24;
const TOLERANCE_DAYS = 0.1 / 86_400;

interface SteppedHit {
  readonly jdUt: number;
  readonly target: number;
}

/** Finds the passages of an angle over targets by hourly steps and bisection. */
export function steppedHits(
  angleAt: (jdUt: number) => number,
  targets: readonly number[],
  fromJdUt: number,
  untilJdUt: number,
): SteppedHit[] {
  const hits: SteppedHit[] = [];
  let before = angleAt(fromJdUt);
  for (let jdUt = fromJdUt; jdUt < untilJdUt; jdUt += HOUR) {
    const after = angleAt(jdUt + HOUR);
    for (const [target, longitude] of targets.entries()) {
      const [a, b] = [wrap180(before - longitude), wrap180(after - longitude)];
      if (a < 0 !== b < 0 && Math.abs(a - b) < 90)
        hits.push({ jdUt: bisected((jd) => wrap180(angleAt(jd) - longitude), jdUt, a, jdUt + HOUR), target });
    }
    before = after;
  }
  return hits;
}

function bisected(f: (jdUt: number) => number, from: number, fFrom: number, until: number): number {
  let [low, high] = [from, until];
  while (high - low > TOLERANCE_DAYS) {
    const middle = (low + high) / 2;
    if (f(middle) < 0 === fFrom < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export function readLongitude(ephemeris: Ephemeris, body: EngineBody): (jdUt: number) => number {
  return (jdUt) => ephemeris.ecliptic(jdUt, body, TROPICAL).longitudeDeg;
}

/** Moon − body. With a caching `moonAt`, the Moon is computed once per instant for all bodies. */
export function angleBetween(
  moonAt: (jdUt: number) => number,
  bodyAt: (jdUt: number) => number,
): (jdUt: number) => number {
  return (jdUt) => normalizeDeg(moonAt(jdUt) - bodyAt(jdUt));
}
