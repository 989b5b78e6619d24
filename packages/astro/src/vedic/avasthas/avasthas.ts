import { naturalRelation, type VedicDignity } from '../dignity/dignity.ts';
import { type GrahaId, isOddSign, isSevenGraha } from '../zodiac.ts';
import type { VedicChart, VedicGraha } from '../chart.ts';
import { aspectsSign, type NodeAspects } from '../aspects/aspects.ts';
import { vargaPlace } from '../varga/rules.ts';

export const BALADI = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;
type Baladi = (typeof BALADI)[number];

/** Age of a graha in steps of 6° within the sign, reversed in even signs. BPHS 45.3. */
export function baladiAt(signIndex: number, degreeInSignDeg: number): Baladi {
  const step = Math.min(4, Math.floor(degreeInSignDeg / 6));
  return BALADI[isOddSign(signIndex) ? step : 4 - step]!;
}

export const JAGRADADI = ['jagrat', 'swapna', 'sushupti'] as const;
type Jagradadi = (typeof JAGRADADI)[number];

/** Awake in its own or exaltation sign, dreaming in a friend's or neutral's, asleep in an enemy's or in debility. BPHS 45.5–6. */
export function jagradadiFor(dignity: VedicDignity): Jagradadi {
  switch (dignity) {
    case 'exalted':
    case 'moolatrikona':
    case 'own':
      return 'jagrat';
    case 'great_friend':
    case 'friend':
    case 'neutral':
      return 'swapna';
    case 'enemy':
    case 'great_enemy':
    case 'debilitated':
      return 'sushupti';
  }
}

export const DEEPTADI = [
  'kopa',
  'khala',
  'deepta',
  'swastha',
  'vikala',
  'mudita',
  'shanta',
  'deena',
  'duhkhita',
] as const;
type Deeptadi = (typeof DEEPTADI)[number];

const BY_RELATION: Readonly<Partial<Record<VedicDignity, Deeptadi>>> = {
  great_friend: 'mudita',
  friend: 'shanta',
  neutral: 'deena',
  enemy: 'duhkhita',
};

/**
 * Mood of a graha, the first that applies: combust, defeated in war, exalted, own sign, with a malefic, else by the
 * lord of its sign. BPHS 45.7–10.
 */
export function findDeeptadi(
  { combust, war, dignity }: Pick<VedicGraha, 'combust' | 'war' | 'dignity'>,
  withMalefic: boolean,
): Deeptadi {
  if (combust) return 'kopa';
  if (war?.won === false) return 'khala';
  if (dignity === 'exalted') return 'deepta';
  if (dignity === 'own' || dignity === 'moolatrikona') return 'swastha';
  if (withMalefic) return 'vikala';
  return BY_RELATION[dignity] ?? 'khala';
}

export const LAJJITADI = ['lajjita', 'garvita', 'kshudhita', 'trishita', 'mudita', 'kshobhita'] as const;
type Lajjitadi = (typeof LAJJITADI)[number];

const SHAMERS: readonly GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

/**
 * States of a graha by its company (BPHS 45.11–18); several or none may apply. For grahas with it or aspecting it the
 * natural friendships count, for the lord of its sign the fivefold relation. Without a birth time `lajjita`, which
 * depends on the 5th house, is left out.
 */
function findLajjitadi(chart: VedicChart, id: GrahaId, nodeAspects: NodeAspects): readonly Lajjitadi[] {
  const { signIndex, dignity, signHouse } = chart.byId[id];
  const others = chart.grahas.filter((other) => other.id !== id);
  const beside = others.filter((other) => other.signIndex === signIndex).map((other) => other.id);
  const seenBy = others
    .filter((other) => aspectsSign(other.id, other.signIndex, signIndex, nodeAspects))
    .map((other) => other.id);
  const touched = [...beside, ...seenBy];
  const isEnemy = (other: GrahaId): boolean => isSevenGraha(other) && naturalRelation(id, other) === 'enemy';
  const isFriend = (other: GrahaId): boolean => isSevenGraha(other) && naturalRelation(id, other) === 'friend';
  const isBenefic = (other: GrahaId): boolean => chart.benefics.has(other);
  const holds: Readonly<Record<Lajjitadi, boolean>> = {
    lajjita: chart.housesFrom === 'lagna' && signHouse === 5 && beside.some((other) => SHAMERS.includes(other)),
    garvita: dignity === 'exalted' || dignity === 'moolatrikona',
    kshudhita: dignity === 'enemy' || dignity === 'great_enemy' || touched.some(isEnemy) || beside.includes('saturn'),
    trishita: signIndex % 4 === 3 && seenBy.some(isEnemy) && !seenBy.some(isBenefic),
    mudita: dignity === 'friend' || dignity === 'great_friend' || touched.some(isFriend) || beside.includes('jupiter'),
    kshobhita: beside.includes('sun') && seenBy.some((other) => !isBenefic(other) || isEnemy(other)),
  };
  return LAJJITADI.filter((state) => holds[state]);
}

export const SAYANADI = [
  'sayana',
  'upavesana',
  'netrapani',
  'prakasana',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const;
type Sayanadi = (typeof SAYANADI)[number];

interface SayanadiTerms {
  /** Nakshatra 1..27 of the graha and of the Moon. */
  readonly nakshatra: number;
  readonly janmaNakshatra: number;
  /** Sun 1 … Saturn 7, Rahu 8, Ketu 9. */
  readonly planetNumber: number;
  /** Navamsa of the sign in which the graha is, 1..9. */
  readonly navamsa: number;
  /** Ghatis of 24 minutes begun since sunrise. */
  readonly ghati: number;
  /** 1..12. */
  readonly lagnaSign: number;
}

/**
 * Activity of a graha: nakshatra × planet × navamsa, plus birth nakshatra, ghati and lagna sign, modulo twelve. BPHS
 * 45.30–37.
 */
export function findSayanadi({
  nakshatra,
  janmaNakshatra,
  planetNumber,
  navamsa,
  ghati,
  lagnaSign,
}: SayanadiTerms): Sayanadi {
  return SAYANADI[(nakshatra * planetNumber * navamsa + janmaNakshatra + ghati + lagnaSign + 11) % 12]!;
}

interface Avasthas {
  readonly id: GrahaId;
  readonly baladi: Baladi;
  readonly jagradadi: Jagradadi;
  readonly deeptadi: Deeptadi;
  readonly lajjitadi: readonly Lajjitadi[];
  /** Null without a birth time or a sunrise. */
  readonly sayanadi: Sayanadi | null;
}

const GHATIS_PER_HOUR = 2.5;

/** The avasthas of BPHS 45 for the nine grahas. */
export function avasthas(chart: VedicChart, nodeAspects: NodeAspects): readonly Avasthas[] {
  const { grahas, benefics } = chart;
  return grahas.map((graha, index): Avasthas => {
    const { id, signIndex, degreeInSignDeg, dignity } = graha;
    const withMalefic = grahas.some(
      (other) => other.id !== id && other.signIndex === signIndex && !benefics.has(other.id),
    );
    return {
      id,
      baladi: baladiAt(signIndex, degreeInSignDeg),
      jagradadi: jagradadiFor(dignity),
      deeptadi: findDeeptadi(graha, withMalefic),
      lajjitadi: findLajjitadi(chart, id, nodeAspects),
      sayanadi: sayanadiIn(chart, graha, index + 1),
    };
  });
}

function sayanadiIn(
  { lagna, day, byId }: VedicChart,
  { longitudeDeg, nakshatra }: VedicGraha,
  planetNumber: number,
): Sayanadi | null {
  if (lagna === null || day === null) return null;
  return findSayanadi({
    nakshatra: nakshatra.index,
    janmaNakshatra: byId.moon.nakshatra.index,
    planetNumber,
    navamsa: vargaPlace(9, longitudeDeg).division + 1,
    ghati: Math.ceil(day.hoursSinceSunrise * GHATIS_PER_HOUR),
    lagnaSign: lagna.signIndex + 1,
  });
}
