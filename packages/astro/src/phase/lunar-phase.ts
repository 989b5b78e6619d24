import { normalizeDeg } from '../angle/normalize.ts';
import { DateOutOfRangeError, type Ephemeris } from '../ephemeris.ts';
import { lastNewMoonJd } from './phases.ts';

export interface LunarPhase {
  /** Moon − Sun in longitude, [0, 360). */
  readonly angleDeg: number;
  /** Illuminated fraction of the disc, 0..1. */
  readonly illumination: number;
  /** Days since the last exact new moon; null where the ephemeris begins after it. */
  readonly ageDays: number | null;
  readonly name: PhaseName;
  readonly rudhyar: RudhyarPhase;
  readonly waxing: boolean;
}

/** The Moon's phase at an instant (Julian day UT1) from the chart's own longitudes, docs/methods/moon-phases.md. */
export function lunarPhase(
  ephemeris: Ephemeris,
  jdUt: number,
  sunLongitudeDeg: number,
  moonLongitudeDeg: number,
): LunarPhase {
  const angleDeg = normalizeDeg(moonLongitudeDeg - sunLongitudeDeg);
  return {
    angleDeg,
    illumination: ephemeris.illuminatedFraction(jdUt, 'moon'),
    ageDays: ageDays(ephemeris, jdUt, angleDeg),
    name: phaseName(angleDeg),
    rudhyar: rudhyarPhase(angleDeg),
    waxing: angleDeg < 180,
  };
}

function ageDays(ephemeris: Ephemeris, jdUt: number, angleDeg: number): number | null {
  try {
    return Math.max(0, jdUt - lastNewMoonJd(ephemeris, jdUt, angleDeg));
  } catch (error) {
    if (error instanceof DateOutOfRangeError) return null;
    throw error;
  }
}

/** Half a mean day of elongation: 12.19° / 2. */
export const PRINCIPAL_WITHIN_DEG = 6.095;

const PRINCIPAL = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;
const BETWEEN = ['waxing_crescent', 'waxing_gibbous', 'waning_gibbous', 'waning_crescent'] as const;
export type PhaseName = (typeof PRINCIPAL)[number] | (typeof BETWEEN)[number];

/** Eight sectors of 45°: Rudhyar, The Lunation Cycle (1967). */
const RUDHYAR = [
  'new',
  'crescent',
  'first_quarter',
  'gibbous',
  'full',
  'disseminating',
  'last_quarter',
  'balsamic',
] as const;
export type RudhyarPhase = (typeof RUDHYAR)[number];

/** Calendar-style name of the phase at an elongation (Moon − Sun) in [0, 360). */
export function phaseName(elongationDeg: number): PhaseName {
  const nearest = Math.round(elongationDeg / 90);
  if (Math.abs(elongationDeg - 90 * nearest) <= PRINCIPAL_WITHIN_DEG) return PRINCIPAL[nearest % 4]!;
  return BETWEEN[Math.floor(elongationDeg / 90) % 4]!;
}

/** Rudhyar's phase at an elongation (Moon − Sun), degrees in [0, 360). */
export function rudhyarPhase(elongationDeg: number): RudhyarPhase {
  return RUDHYAR[Math.floor(elongationDeg / 45) % 8]!;
}
