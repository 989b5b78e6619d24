import { separationDeg } from '../../angle/angle.ts';
import type { VedicChart, VedicGraha } from '../chart.ts';
import { type GrahaId, isSevenGraha, modulo, type SevenGraha, SIGN_LORDS, signLordAt } from '../zodiac.ts';

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

/** The fivefold (panchadha) relation of a graha in a sign to another in its sign: natural and temporal relation combined. BPHS 3.57–58. */
export function compoundRelation(
  id: GrahaId,
  signIndex: number,
  other: SevenGraha,
  otherSign: number,
): CompoundRelation {
  const [natural, temporal] = [naturalRelation(id, other), temporalRelation(signIndex, otherSign)];
  return COMPOUND_RELATIONS[RELATION_SCORES[natural] + RELATION_SCORES[temporal] + 2]!;
}

const RANKS: Readonly<Record<VedicDignity, number>> = {
  exalted: 8,
  moolatrikona: 7,
  own: 6,
  great_friend: 5,
  friend: 4,
  neutral: 3,
  enemy: 2,
  great_enemy: 1,
  debilitated: 0,
};

/** The second lords of Scorpio and Aquarius in Jaimini's system. */
export const SECOND_LORDS: ReadonlyMap<number, GrahaId> = new Map([
  [7, 'ketu'],
  [10, 'rahu'],
]);

/**
 * Lord of a sign. For Scorpio and Aquarius the stronger of their two lords: the one with more grahas, then the higher
 * dignity, then more degrees in its sign (docs/methods/dashas.md).
 */
export function strongerLord(chart: VedicChart, signIndex: number): GrahaId {
  const first = signLordAt(signIndex);
  const second = SECOND_LORDS.get(signIndex);
  if (second === undefined) return first;
  const [a, b] = [chart.byId[first], chart.byId[second]];
  const difference =
    companions(chart, a) - companions(chart, b) ||
    RANKS[a.dignity] - RANKS[b.dignity] ||
    a.degreeInSignDeg - b.degreeInSignDeg;
  return difference >= 0 ? first : second;
}

function companions({ grahas }: VedicChart, of: VedicGraha): number {
  return grahas.filter(({ id, signIndex }) => id !== of.id && signIndex === of.signIndex).length;
}

/**
 * Elongation from the Sun within which a graha is combust, degrees; the second value applies when retrograde. Surya
 * Siddhanta 9.6–9.
 */
const LIMITS_DEG: Readonly<Partial<Record<GrahaId, readonly [number, number]>>> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
};

const LIMITS_BY_ID = new Map(Object.entries(LIMITS_DEG));

/** How near the Sun a graha is combust, degrees, when direct and when retrograde; null for what never is, the Sun and the nodes among them. */
export function combustionLimitsDeg(id: string): readonly [direct: number, retrograde: number] | null {
  return LIMITS_BY_ID.get(id) ?? null;
}

/** Whether a graha is combust; the Sun and the nodes never are. */
export function isCombust(id: string, longitudeDeg: number, sunLongitudeDeg: number, retrograde: boolean): boolean {
  const limits = combustionLimitsDeg(id);
  return limits !== null && separationDeg(longitudeDeg, sunLongitudeDeg) < limits[retrograde ? 1 : 0];
}

export interface PlanetaryWar {
  readonly winner: GrahaId;
  readonly loser: GrahaId;
  readonly separationDeg: number;
}

const FIGHTERS: readonly GrahaId[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];
const WAR_ORB_DEG = 1;

interface Fighter {
  readonly id: GrahaId;
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
}

/** Planetary wars (graha yuddha): two of Mars to Saturn within 1° of longitude; the more northerly wins (Surya Siddhanta 7). Closest first. */
export function findWars(grahas: readonly Fighter[]): PlanetaryWar[] {
  const fighters = grahas.filter(({ id }) => FIGHTERS.includes(id));
  const wars: PlanetaryWar[] = [];
  fighters.forEach((a, index) => {
    for (const b of fighters.slice(index + 1)) {
      const separation = separationDeg(a.longitudeDeg, b.longitudeDeg);
      if (separation >= WAR_ORB_DEG) continue;
      const [winner, loser] = a.latitudeDeg >= b.latitudeDeg ? [a.id, b.id] : [b.id, a.id];
      wars.push({ winner, loser, separationDeg: separation });
    }
  });
  return wars.toSorted((a, b) => a.separationDeg - b.separationDeg);
}
