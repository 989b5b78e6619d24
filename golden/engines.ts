import { readdir } from 'node:fs/promises';
import { createSwissEphemeris } from '@theia/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia/places/load-places';
import type { Places } from '@theia/places/places';
import type { Comparison, ComparisonFile, Engines } from './comparison.ts';

export async function createEngines(): Promise<Engines> {
  let places: Promise<Places> | null = null;
  return { ephemeris: await createSwissEphemeris(), places: () => (places ??= loadPlaces()) };
}

/** Every file of `golden/compare`, in the order of their names: a new table is a new file. */
export async function readComparisons(): Promise<readonly Comparison[]> {
  const folder = new URL('compare/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
  const files = await Promise.all(
    names.map(async (name): Promise<ComparisonFile> => import(new URL(name, folder).href)),
  );
  return files.flatMap(({ comparisons }) => comparisons);
}
