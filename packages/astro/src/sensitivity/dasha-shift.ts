import type { Ephemeris } from '../ephemeris.ts';
import { vedicFrame } from '../vedic/chart-compute.ts';
import type { VedicSettings } from '../vedic/chart-settings.ts';
import { isNakshatraDasha, NAKSHATRA_DASHAS, type DashaSystem } from '../vedic/dasha/dashas.ts';
import { SIDEREAL_YEAR_DAYS, type DashaYear } from '../vedic/dasha/scale.ts';
import type { GeoPosition } from '../ephemeris.ts';

const MINUTE_DAYS = 1 / 1440;

/**
 * By how many days the dates of a dasha move when the birth is a minute later; negative: they come earlier. In a nakshatra dasha the Moon has
 * moved on, so more of the first period lies before the birth. Dashas of signs begin with the birth and move with it.
 */
export function dashaShiftDaysPerMinute(
  ephemeris: Ephemeris,
  jdUt: number,
  place: GeoPosition,
  settings: VedicSettings,
  system: DashaSystem,
  year: DashaYear,
): number {
  if (!isNakshatraDasha(system)) return MINUTE_DAYS;
  const cycle = NAKSHATRA_DASHAS[system];
  const { longitudeDeg, speedDegPerDay } = ephemeris.position(jdUt, 'moon', vedicFrame({ place }, settings));
  const stepDeg = speedDegPerDay * MINUTE_DAYS;
  const here = cycle(longitudeDeg);
  // Near the end of a nakshatra the minute before is taken: after it another period runs.
  const later = cycle((longitudeDeg + stepDeg) % 360);
  const sameLord = later.seed.lord === here.seed.lord && later.cycle.startYears < here.cycle.startYears;
  const shiftYears = sameLord
    ? later.cycle.startYears - here.cycle.startYears
    : here.cycle.startYears - cycle((longitudeDeg - stepDeg + 360) % 360).cycle.startYears;
  return MINUTE_DAYS + shiftYears * (year === 'solar' ? SIDEREAL_YEAR_DAYS : year);
}
