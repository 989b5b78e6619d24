import { naturalRelation, type NaturalRelation } from '../dignity/friendship.ts';
import { signLordAt, type SevenGraha } from '../zodiac.ts';
import type { Couple } from './koota.ts';

/** Lords of the two Moon signs, and their natural relation to each other. */
export interface Lords {
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
const POINTS: Readonly<Record<string, number>> = {
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
  return POINTS[`${warmer} ${cooler}`]!;
}

/** Whether the lords are the same, or friends of each other. */
export function lordsAgree(couple: Couple): boolean {
  return maitriPoints(coupleLords(couple)) === 5;
}
