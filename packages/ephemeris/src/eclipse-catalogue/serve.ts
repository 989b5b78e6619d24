import { readFileSync } from 'node:fs';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { newYearJd } from '../coverage.ts';
import { type PackedEclipses, readEclipses } from './records.ts';

/** Made by `node packages/ephemeris/src/eclipse-catalogue/write-eclipses.ts`. */
export const CATALOGUE_FILE = new URL('../../data/eclipses-1800-2399.bin', import.meta.url);
/** [first, end) of the maxima in the catalogue, Julian days UT1. */
export const CATALOGUE_JD_UT = [newYearJd(1800, 'gregorian'), newYearJd(2400, 'gregorian')] as const;

type Eclipses = Pick<Ephemeris, 'nextSolarEclipse' | 'nextLunarEclipse'>;

/** Reads the catalogue; null where another version of the engine made it. */
export function openCatalogue(engineVersion: string): PackedEclipses | null {
  const bytes = readFileSync(CATALOGUE_FILE);
  const packed = readEclipses(new Float64Array(new Uint8Array(bytes).buffer));
  return packed.isMadeBy(engineVersion) ? packed : null;
}

/** The next eclipses from the catalogue, to the last bit what the engine finds; beyond its years from the engine. */
export function servedFromCatalogue(exact: Eclipses, packed: PackedEclipses): Eclipses {
  const { solarCount, lunarCount, solarMaximumJdUt, lunarMaximumJdUt, solar, lunar } = packed;
  const next = (jdUt: number, count: number, maximumJdUt: (index: number) => number): number | null => {
    if (!(jdUt >= CATALOGUE_JD_UT[0])) return null;
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (maximumJdUt(middle) > jdUt) high = middle;
      else low = middle + 1;
    }
    return low < count ? low : null;
  };
  return {
    nextSolarEclipse(jdUt) {
      const index = next(jdUt, solarCount, solarMaximumJdUt);
      return index === null ? exact.nextSolarEclipse(jdUt) : solar(index);
    },
    nextLunarEclipse(jdUt) {
      const index = next(jdUt, lunarCount, lunarMaximumJdUt);
      return index === null ? exact.nextLunarEclipse(jdUt) : lunar(index);
    },
  };
}
