import { mkdirSync, writeFileSync } from 'node:fs';
import { createLunarEclipses, createSolarEclipses } from '../eclipse-search.ts';
import { openEngine } from '../open-engine.ts';
import { packEclipses } from './records.ts';
import { CATALOGUE_FILE, CATALOGUE_JD_UT } from './serve.ts';

/** Two eclipses of one kind are at least a lunation apart. */
const STEP_DAYS = 1;

/** Every eclipse of one kind with its maximum in the years of the catalogue. */
function all<Found extends { readonly maximumJdUt: number }>(next: (jdUt: number) => Found | null): Found[] {
  const found: Found[] = [];
  const [first, end] = CATALOGUE_JD_UT;
  for (let jdUt = first - STEP_DAYS; jdUt < end;) {
    const one = next(jdUt);
    if (one === null || one.maximumJdUt >= end) break;
    if (one.maximumJdUt >= first) found.push(one);
    jdUt = one.maximumJdUt + STEP_DAYS;
  }
  return found;
}

if (import.meta.main) {
  const { engine, version } = await openEngine({});
  const solar = all(createSolarEclipses(engine).nextSolarEclipse);
  const lunar = all(createLunarEclipses(engine).nextLunarEclipse);
  mkdirSync(new URL('.', CATALOGUE_FILE), { recursive: true });
  writeFileSync(CATALOGUE_FILE, new Uint8Array(packEclipses({ engineVersion: version, solar, lunar }).buffer));
}
