import { normalizeDeg } from '../angle/normalize.ts';
import { DateOutOfRangeError, type Ephemeris } from '../ephemeris.ts';
import { phaseName, rudhyarPhase, type PhaseName, type RudhyarPhase } from './names.ts';
import { lastNewMoonJd } from './new-moon.ts';

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
