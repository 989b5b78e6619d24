import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadTables } from './load-tables.ts';

/** Two ephemerides: with tables, as a server has them some minutes after its first start, and the engine alone. */
export interface Skies {
  readonly tables: Ephemeris;
  readonly engine: Ephemeris;
}

/** @param parts the quarter centuries whose tables are read, from a server's files or built here */
export async function openSkies(parts: readonly number[]): Promise<Skies> {
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
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / times;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
