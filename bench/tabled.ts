import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { openEngine } from '@theia-astro/ephemeris/open-engine';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { tableBuilder } from '@theia-astro/ephemeris/tables/build';
import { newTableMemory } from '@theia-astro/ephemeris/tables/memory';
import { SERIES, type Series } from '@theia-astro/ephemeris/tables/series';

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

/** Builds the tables that are wanted and no others: some seconds. */
export async function openSkies(wanted: readonly Wanted[]): Promise<Skies> {
  const memory = newTableMemory();
  const { engine } = await openEngine({});
  const { build, cellAt } = tableBuilder(memory, engine);
  for (const { names, fromJdTt, untilJdTt } of wanted)
    for (const series of SERIES.filter(({ name }) => names.includes(name)))
      for (let cell = cellAt(series, fromJdTt); cell <= cellAt(series, untilJdTt); cell += 1) build(series, cell);
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
