import { degreeInSign, signIndexAt } from '../../zodiac/signs.ts';
import { nakshatraAt } from '../nakshatra.ts';
import { modulo, type SevenGraha, signLordAt } from '../zodiac.ts';
import { naturalRelation, type NaturalRelation } from '../dignity/dignity.ts';
import type { Couple } from './ashtakoota.ts';

/** The Moon's position of one partner, as far as matching needs it. */
export interface MoonPlace {
  /** 1 (ashwini) to 27 (revati). */
  readonly nakshatra: number;
  /** Quarter of the nakshatra, 1 to 4. */
  readonly pada: number;
  /** 0 (aries) to 11 (pisces). */
  readonly signIndex: number;
  readonly degreeInSignDeg: number;
}

const PADA_DEG = 360 / 108;

/** The Moon's place from its sidereal longitude, degrees in [0, 360). */
export function moonPlaceAt(longitudeDeg: number): MoonPlace {
  const { index, pada } = nakshatraAt(longitudeDeg);
  return { nakshatra: index, pada, signIndex: signIndexAt(longitudeDeg), degreeInSignDeg: degreeInSign(longitudeDeg) };
}

/**
 * Every place the Moon passes between two sidereal longitudes (degrees, forwards, less than a turn), in order. A new
 * place starts at each quarter of a nakshatra and at each half sign, the finest divisions used in matching.
 */
export function moonPlacesBetween(fromDeg: number, toDeg: number): readonly MoonPlace[] {
  const end = toDeg >= fromDeg ? toDeg : toDeg + 360;
  const edges = new Set<number>();
  for (let k = Math.floor(fromDeg / PADA_DEG) + 1; k * PADA_DEG < end; k++) edges.add(k * PADA_DEG);
  for (let k = Math.floor(fromDeg / 15) + 1; k * 15 < end; k++) edges.add(k * 15);
  const inside = [...edges].toSorted((a, b) => a - b).map((edge) => edge + 1e-9);
  return [fromDeg, ...inside].map((longitude) => moonPlaceAt(longitude % 360));
}

/** Count from one nakshatra to another, both included: 1 to 27. */
export function countOfStars(from: number, to: number): number {
  return modulo(to - from, 27) + 1;
}

/** Count from one sign to another, both included: 1 to 12. */
export function countOfSigns(fromIndex: number, toIndex: number): number {
  return modulo(toIndex - fromIndex, 12) + 1;
}

/** Lords of the two Moon signs, and their natural relation to each other. */
interface Lords {
  readonly groom: SevenGraha;
  readonly bride: SevenGraha;
  readonly groomRegardsBride: NaturalRelation;
  readonly brideRegardsGroom: NaturalRelation;
}

/** Lords of both Moon signs, and their natural relation to each other. */
export function coupleLords(couple: Couple): Lords {
  const groom = signLordAt(couple.groom.signIndex);
  const bride = signLordAt(couple.bride.signIndex);
  return {
    groom,
    bride,
    groomRegardsBride: naturalRelation(groom, bride),
    brideRegardsGroom: naturalRelation(bride, groom),
  };
}

/** Points out of 5 by the pair of relations, the friendlier one first (docs/methods/matching.md). */
const LORD_POINTS: Readonly<Record<string, number>> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'friend enemy': 1,
  'neutral enemy': 0.5,
  'enemy enemy': 0,
};
const WARMTH: readonly NaturalRelation[] = ['friend', 'neutral', 'enemy'];

/** Points of graha maitri, 0..5 (docs/methods/matching.md). */
export function maitriPoints({ groom, bride, groomRegardsBride, brideRegardsGroom }: Lords): number {
  if (groom === bride) return 5;
  const [warmer, cooler] = [groomRegardsBride, brideRegardsGroom].toSorted(
    (a, b) => WARMTH.indexOf(a) - WARMTH.indexOf(b),
  );
  return LORD_POINTS[`${warmer} ${cooler}`]!;
}

/** Whether the lords are the same, or friends of each other. */
export function lordsAgree(couple: Couple): boolean {
  return maitriPoints(coupleLords(couple)) === 5;
}
