import { moonRajju, type Rajju } from './classes.ts';
import type { Couple } from './koota.ts';
import { countOfStars } from './moon-place.ts';

/** Four agreements in addition to the kootas. True means that the agreement holds. */
export interface Agreements {
  /** The groom's nakshatra is number 4, 7, 10, 13, 16, 19, 22 or 25 from the bride's. */
  readonly mahendra: boolean;
  /** The two nakshatras do not pierce each other. */
  readonly vedha: boolean;
  /** The two nakshatras belong to different parts of the rope. */
  readonly rajju: boolean;
  /** The groom's nakshatra is far enough beyond the bride's. */
  readonly streeDirgha: boolean;
  readonly groomRajju: Rajju;
  readonly brideRajju: Rajju;
  /** Nakshatras from bride to groom, counting both: 1 to 27. */
  readonly countFromBride: number;
}

/** Nakshatras that pierce each other. Mrigashira, chitra and dhanishta all pierce one another. */
const VEDHA_GROUPS: readonly (readonly number[])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
  [5, 14, 23],
];

/** Raman, Muhurtha, on marriage: preferably beyond the ninth nakshatra from the bride's; 7 and 13 are other readings. */
export const STREE_DIRGHA_COUNTS = [9, 7, 13] as const;
export type StreeDirghaCount = (typeof STREE_DIRGHA_COUNTS)[number];

/**
 * Mahendra, vedha, rajju and stree dirgha (Raman, Muhurtha, on marriage). The groom's nakshatra must be more than
 * `streeDirghaCount` from the bride's.
 */
export function findAgreements({ groom, bride }: Couple, streeDirghaCount: StreeDirghaCount = 9): Agreements {
  const count = countOfStars(bride.nakshatra, groom.nakshatra);
  const groomRajju = moonRajju(groom);
  const brideRajju = moonRajju(bride);
  const pierced = VEDHA_GROUPS.some(
    (group) =>
      groom.nakshatra !== bride.nakshatra && group.includes(groom.nakshatra) && group.includes(bride.nakshatra),
  );
  return {
    mahendra: count > 1 && count % 3 === 1,
    vedha: !pierced,
    rajju: groomRajju !== brideRajju,
    streeDirgha: count > streeDirghaCount,
    groomRajju,
    brideRajju,
    countFromBride: count,
  };
}
