import { normalizeDeg } from '../../angle/normalize.ts';
import type { SevenGraha } from '../zodiac.ts';

/**
 * Strength of an aspect in virupas (0..60, up to 75 with a special aspect) by the exact arc from the aspecting graha to
 * the aspected point: BPHS 26.6–13 (Santhanam), Raman, Graha and Bhava Balas ch. 8. Longitudes in degrees, sidereal or
 * tropical.
 */
export function drishtiVirupas(by: SevenGraha, fromDeg: number, toDeg: number): number {
  const arcDeg = normalizeDeg(toDeg - fromDeg);
  return commonVirupas(arcDeg) + specialVirupas(by, arcDeg);
}

function commonVirupas(arcDeg: number): number {
  if (arcDeg < 30 || arcDeg >= 300) return 0;
  if (arcDeg < 60) return (arcDeg - 30) / 2;
  if (arcDeg < 90) return arcDeg - 45;
  if (arcDeg < 120) return 30 + (120 - arcDeg) / 2;
  if (arcDeg < 150) return 150 - arcDeg;
  if (arcDeg < 180) return 2 * (arcDeg - 150);
  return (300 - arcDeg) / 2;
}

interface SpecialAspect {
  readonly startsDeg: readonly number[];
  readonly virupas: number;
}

/**
 * The arcs of 30° where a special aspect adds strength: Mars on the 4th and 8th, Jupiter on the 5th and 9th, Saturn on
 * the 3rd and 10th.
 */
const SPECIAL: Readonly<Partial<Record<SevenGraha, SpecialAspect>>> = {
  mars: { startsDeg: [90, 210], virupas: 15 },
  jupiter: { startsDeg: [120, 240], virupas: 30 },
  saturn: { startsDeg: [60, 270], virupas: 45 },
};

function specialVirupas(by: SevenGraha, arcDeg: number): number {
  const special = SPECIAL[by];
  if (special === undefined) return 0;
  return special.startsDeg.some((start) => arcDeg >= start && arcDeg < start + 30) ? special.virupas : 0;
}
