import { isSevenGraha, modulo, type GrahaId, type SevenGraha } from '../zodiac.ts';

export type NaturalRelation = 'friend' | 'neutral' | 'enemy';
export type TemporalRelation = 'friend' | 'enemy';
export type CompoundRelation = 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy';

interface Relations {
  readonly friends: readonly SevenGraha[];
  readonly enemies: readonly SevenGraha[];
}

/** Natural friends and enemies of each graha, the rest neutral. BPHS 3.55. */
const NATURAL: Readonly<Record<SevenGraha, Relations>> = {
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
  const { friends, enemies } = NATURAL[regarding];
  if (friends.includes(to)) return 'friend';
  return enemies.includes(to) ? 'enemy' : 'neutral';
}

/** Temporal friend: the other graha is in the 2nd, 3rd, 4th, 10th, 11th or 12th sign from it. BPHS 3.56. */
export function temporalRelation(signIndex: number, otherSignIndex: number): TemporalRelation {
  const distance = modulo(otherSignIndex - signIndex, 12);
  return (distance >= 1 && distance <= 3) || distance >= 9 ? 'friend' : 'enemy';
}

const SCORES = { friend: 1, neutral: 0, enemy: -1 } as const;
const COMPOUND: readonly CompoundRelation[] = ['great_enemy', 'enemy', 'neutral', 'friend', 'great_friend'];

/** The fivefold (panchadha) relation: natural and temporal relation combined. BPHS 3.57–58. */
export function compoundRelation(natural: NaturalRelation, temporal: TemporalRelation): CompoundRelation {
  return COMPOUND[SCORES[natural] + SCORES[temporal] + 2]!;
}
