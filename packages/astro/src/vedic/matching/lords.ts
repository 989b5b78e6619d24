import { naturalRelation, type NaturalRelation } from '../dignity/friendship.ts';
import { signLordOf, type SevenGraha } from '../zodiac.ts';
import type { Couple } from './koota.ts';

/** Lords of the two Moon signs, and how each regards the other by nature. */
export interface Lords {
  readonly groom: SevenGraha;
  readonly bride: SevenGraha;
  readonly groomRegardsBride: NaturalRelation;
  readonly brideRegardsGroom: NaturalRelation;
}

export function lordsOf(couple: Couple): Lords {
  const groom = signLordOf(couple.groom.signIndex);
  const bride = signLordOf(couple.bride.signIndex);
  return {
    groom,
    bride,
    groomRegardsBride: naturalRelation(groom, bride),
    brideRegardsGroom: naturalRelation(bride, groom),
  };
}

/** Points of 5 by the pair of regards, the warmer first (contract §8.4). */
const POINTS: Readonly<Record<string, number>> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'friend enemy': 1,
  'neutral enemy': 0.5,
  'enemy enemy': 0,
};
const WARMTH: readonly NaturalRelation[] = ['friend', 'neutral', 'enemy'];

export function maitriPoints({ groom, bride, groomRegardsBride, brideRegardsGroom }: Lords): number {
  if (groom === bride) return 5;
  const [warmer, cooler] = [groomRegardsBride, brideRegardsGroom].toSorted(
    (a, b) => WARMTH.indexOf(a) - WARMTH.indexOf(b),
  );
  return POINTS[`${warmer} ${cooler}`]!;
}

/** The same lord, or lords that are friends of each other. */
export function lordsAgree(couple: Couple): boolean {
  return maitriPoints(lordsOf(couple)) === 5;
}
