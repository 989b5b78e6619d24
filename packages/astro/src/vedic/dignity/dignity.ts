import { isSevenGraha, SIGN_LORDS, type GrahaId, type SevenGraha } from '../zodiac.ts';
import type { CompoundRelation } from './friendship.ts';

/** Dignities by position. When none applies, the compound relation to the lord of the sign is the dignity. */
export type PlaceDignity = 'moolatrikona' | 'exalted' | 'own' | 'debilitated';
export type VedicDignity = PlaceDignity | CompoundRelation;

/** Longitude of deepest exaltation; the opposite point is its deepest debilitation. BPHS 3.49–50. */
export const DEEP_EXALTATION_DEG: Readonly<Record<SevenGraha, number>> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
};

/** Signs of exaltation; the nodes by BPHS 47.34. */
export const EXALTATION_SIGNS: Readonly<Record<GrahaId, number>> = {
  sun: 0,
  moon: 1,
  mars: 9,
  mercury: 5,
  jupiter: 3,
  venus: 11,
  saturn: 6,
  rahu: 1,
  ketu: 7,
};

interface Arc {
  readonly signIndex: number;
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** Moolatrikona, half-open arcs within a sign. BPHS 3.51–54. */
export const MOOLATRIKONA: Readonly<Record<SevenGraha, Arc>> = {
  sun: { signIndex: 4, fromDeg: 0, toDeg: 20 },
  moon: { signIndex: 1, fromDeg: 3, toDeg: 30 },
  mars: { signIndex: 0, fromDeg: 0, toDeg: 12 },
  mercury: { signIndex: 5, fromDeg: 15, toDeg: 20 },
  jupiter: { signIndex: 8, fromDeg: 0, toDeg: 10 },
  venus: { signIndex: 6, fromDeg: 0, toDeg: 15 },
  saturn: { signIndex: 10, fromDeg: 0, toDeg: 20 },
};

/** Whether the graha rules the sign; Rahu owns Aquarius, Ketu Scorpio (BPHS 47.34). */
export function ownsSign(id: GrahaId, signIndex: number): boolean {
  if (isSevenGraha(id)) return SIGN_LORDS[signIndex] === id;
  return signIndex === (id === 'rahu' ? 10 : 7);
}

/** Dignity by sign alone, as in a divisional chart: exalted, own, debilitated, or null. */
export function signDignity(id: GrahaId, signIndex: number): PlaceDignity | null {
  if (EXALTATION_SIGNS[id] === signIndex) return 'exalted';
  if (ownsSign(id, signIndex)) return 'own';
  return (EXALTATION_SIGNS[id] + 6) % 12 === signIndex ? 'debilitated' : null;
}

/**
 * Dignity by position in the rasi chart (BPHS 3.49–54): moolatrikona by degree first, then exalted, own, debilitated;
 * else null.
 */
export function placeDignity(id: GrahaId, signIndex: number, degreeInSignDeg: number): PlaceDignity | null {
  if (isSevenGraha(id)) {
    const arc = MOOLATRIKONA[id];
    if (arc.signIndex === signIndex && degreeInSignDeg >= arc.fromDeg && degreeInSignDeg < arc.toDeg)
      return 'moolatrikona';
    if (id === 'mercury' && signIndex === 5 && degreeInSignDeg >= 20) return 'own';
  }
  return signDignity(id, signIndex);
}
