import { resolve } from 'node:path';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { openEngine } from '@theia-astro/ephemeris/open-engine';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { isWhole, tableBuilder } from '@theia-astro/ephemeris/tables/build';
import { readTables } from '@theia-astro/ephemeris/tables/file';
import { tableFingerprint } from '@theia-astro/ephemeris/tables/fingerprint';
import { newTableMemory } from '@theia-astro/ephemeris/tables/memory';
import { SERIES, type Series } from '@theia-astro/ephemeris/tables/series';

/** A file of tables from a server's data folder; BENCH_TABLES names another one. */
const FILE = resolve(process.env.BENCH_TABLES ?? '.theia/ephemeris-tables.bin');

/** Which tables a benchmark reads, and for which Julian days TT. */
export interface Wanted {
  readonly names: readonly Series['name'][];
  readonly fromJdTt: number;
  readonly untilJdTt: number;
}

/** Two ephemerides: with tables, as a server has them some minutes after its first start, and the engine alone. */
export interface Skies {
  readonly tables: Ephemeris;
  readonly engine: Ephemeris;
}

/** Takes the tables from a server's file if that is whole, else builds those that are wanted. */
export async function openSkies(wanted: readonly Wanted[]): Promise<Skies> {
  const memory = newTableMemory();
  if (readTables(FILE, memory, await tableFingerprint(undefined)) !== null || !isWhole(memory)) {
    const { engine } = await openEngine({});
    const { build, cellAt } = tableBuilder(memory, engine);
    for (const { names, fromJdTt, untilJdTt } of wanted)
      for (const series of SERIES.filter(({ name }) => names.includes(name)))
        for (let cell = cellAt(series, fromJdTt); cell <= cellAt(series, untilJdTt); cell += 1) build(series, cell);
  }
  return { tables: await createSwissEphemeris({ tables: memory }), engine: await createSwissEphemeris() };
}

/** The same ephemeris without what searches have kept of it. */
export function forgetful(sky: Ephemeris): Ephemeris {
  return { ...sky };
}

/** Processor time of this process in milliseconds, threads of the runtime included. */
export function processorMs(work: () => unknown, times = 1): number {
  const begun = process.cpuUsage();
  for (let count = 0; count < times; count += 1) work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / times;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
