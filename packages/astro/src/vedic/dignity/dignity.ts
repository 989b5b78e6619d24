import { type GrahaId, isSevenGraha, modulo, type SevenGraha, SIGN_LORDS } from '../zodiac.ts';

/** Dignities by position. When none applies, the compound relation to the lord of the sign is the dignity. */
type PlaceDignity = 'moolatrikona' | 'exalted' | 'own' | 'debilitated';
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
const MOOLATRIKONA: Readonly<Record<SevenGraha, Arc>> = {
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

/**
 * Natural benefics of a chart (BPHS 3.11): Jupiter, Venus, the waxing Moon, and Mercury unless it shares its sign with
 * a malefic and with no benefic. `elongationDeg` is Moon − Sun in [0, 360). All others are malefic.
 */
export function naturalBenefics(signIndexOf: (id: GrahaId) => number, elongationDeg: number): ReadonlySet<GrahaId> {
  const benefics = new Set<GrahaId>(['jupiter', 'venus']);
  const malefics: GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
  if (elongationDeg < 180) benefics.add('moon');
  else malefics.push('moon');
  const mercurySign = signIndexOf('mercury');
  const withMercury = (id: GrahaId): boolean => signIndexOf(id) === mercurySign;
  if ([...benefics].some(withMercury) || !malefics.some(withMercury)) benefics.add('mercury');
  return benefics;
}

export type NaturalRelation = 'friend' | 'neutral' | 'enemy';
type TemporalRelation = 'friend' | 'enemy';
export type CompoundRelation = 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy';

interface Relations {
  readonly friends: readonly SevenGraha[];
  readonly enemies: readonly SevenGraha[];
}

/** Natural friends and enemies of each graha, the rest neutral. BPHS 3.55. */
const NATURAL_RELATIONS: Readonly<Record<SevenGraha, Relations>> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { friends: ['sun', 'mercury'], enemies: [] },
  mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
};

/**
 * The natural relation of the first graha to the second. The nodes have no row in BPHS 3.55, so Rahu is treated as
 * Saturn and Ketu as Mars ("śanivad rāhuḥ, kujavat ketuḥ"), and each is a friend of the graha it acts like.
 */
export function naturalRelation(of: GrahaId, to: SevenGraha): NaturalRelation {
  const regarding = isSevenGraha(of) ? of : of === 'rahu' ? 'saturn' : 'mars';
  if (regarding === to && regarding !== of) return 'friend';
  const { friends, enemies } = NATURAL_RELATIONS[regarding];
  if (friends.includes(to)) return 'friend';
  return enemies.includes(to) ? 'enemy' : 'neutral';
}

/** Temporal friend: the other graha is in the 2nd, 3rd, 4th, 10th, 11th or 12th sign from it. BPHS 3.56. */
export function temporalRelation(signIndex: number, otherSignIndex: number): TemporalRelation {
  const distance = modulo(otherSignIndex - signIndex, 12);
  return (distance >= 1 && distance <= 3) || distance >= 9 ? 'friend' : 'enemy';
}

const RELATION_SCORES = { friend: 1, neutral: 0, enemy: -1 } as const;
const COMPOUND_RELATIONS: readonly CompoundRelation[] = ['great_enemy', 'enemy', 'neutral', 'friend', 'great_friend'];

/** The fivefold (panchadha) relation: natural and temporal relation combined. BPHS 3.57–58. */
export function compoundRelation(natural: NaturalRelation, temporal: TemporalRelation): CompoundRelation {
  return COMPOUND_RELATIONS[RELATION_SCORES[natural] + RELATION_SCORES[temporal] + 2]!;
}
