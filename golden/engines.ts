import { readdir } from 'node:fs/promises';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { ephemerisFilledAsAsked } from '@theia-astro/ephemeris/tables-as-asked';
import { loadPlaces } from '@theia-astro/places/load-places';
import type { Places } from '@theia-astro/places/places';
import type { Comparison, ComparisonFile, Engines } from './comparison.ts';

/** @param fromTables whether positions come from the ephemeris tables, built where they are asked for */
export async function createEngines(fromTables = false): Promise<Engines> {
  let places: Promise<Places> | null = null;
  const ephemeris = fromTables ? await ephemerisFilledAsAsked() : await createSwissEphemeris();
  return { ephemeris, places: () => (places ??= loadPlaces()) };
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
