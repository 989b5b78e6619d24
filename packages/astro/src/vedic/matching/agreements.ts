import { isAscendingRajju, moonRajju, type Rajju } from './classes.ts';
import type { Couple } from './ashtakoota.ts';
import { countOfStars } from './moon-place.ts';

/**
 * `five_parts`: the same part of the rope is harmful (Raman, Muhurtha, on marriage). `ascending_descending`: only if
 * both nakshatras also go up the rope or both go down it; the head has no direction (almanacs of Tamil Nadu).
 */
export const RAJJU_READINGS = ['five_parts', 'ascending_descending'] as const;
export type RajjuReading = (typeof RAJJU_READINGS)[number];

/**
 * `three`: mrigashira, chitra and dhanishta all pierce one another (almanacs of the south). `pair`: of these only
 * mrigashira and dhanishta do (Raman, Muhurtha).
 */
export const VEDHA_READINGS = ['three', 'pair'] as const;
export type VedhaReading = (typeof VEDHA_READINGS)[number];

/** Raman, Muhurtha, on marriage: preferably beyond the ninth nakshatra from the bride's; 7 and 13 are other readings. */
export const STREE_DIRGHA_COUNTS = [9, 7, 13] as const;
export type StreeDirghaCount = (typeof STREE_DIRGHA_COUNTS)[number];

/** How the agreements are read where the schools differ. */
export interface AgreementReadings {
  /** The groom's nakshatra must be more than this many from the bride's. */
  readonly streeDirghaCount: StreeDirghaCount;
  readonly rajju: RajjuReading;
  readonly vedha: VedhaReading;
}

export const DEFAULT_AGREEMENT_READINGS: AgreementReadings = {
  streeDirghaCount: STREE_DIRGHA_COUNTS[0],
  rajju: RAJJU_READINGS[0],
  vedha: VEDHA_READINGS[0],
};

/** Two agreements that hold or not, and two afflictions that are present or not. */
export interface Agreements {
  /** Holds: the groom's nakshatra is number 4, 7, 10, 13, 16, 19, 22 or 25 from the bride's. */
  readonly mahendra: boolean;
  /** Holds: the groom's nakshatra is far enough beyond the bride's. */
  readonly streeDirgha: boolean;
  /** Nakshatras from bride to groom, counting both: 1 to 27. */
  readonly countFromBride: number;
  readonly groomRajju: Rajju;
  readonly brideRajju: Rajju;
  /** An affliction: both nakshatras belong to one part of the rope. */
  readonly sameRajju: boolean;
  /** One nakshatra goes up the rope and the other down it, which excuses `sameRajju` in one reading. */
  readonly oppositeWays: boolean;
  /** An affliction: the nakshatras pierce each other. */
  readonly vedha: boolean;
}

const VEDHA_PAIRS: readonly (readonly number[])[] = [
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
];
const VEDHA_GROUPS: Readonly<Record<VedhaReading, readonly (readonly number[])[]>> = {
  three: [...VEDHA_PAIRS, [5, 14, 23]],
  pair: [...VEDHA_PAIRS, [5, 23]],
};

/** Mahendra and stree dirgha, rajju and vedha (Raman, Muhurtha, on marriage), in the given readings. */
export function findAgreements({ groom, bride }: Couple, readings: AgreementReadings): Agreements {
  const count = countOfStars(bride.nakshatra, groom.nakshatra);
  const groomRajju = moonRajju(groom);
  const brideRajju = moonRajju(bride);
  return {
    mahendra: count > 1 && count % 3 === 1,
    streeDirgha: count > readings.streeDirghaCount,
    countFromBride: count,
    groomRajju,
    brideRajju,
    sameRajju: groomRajju === brideRajju,
    oppositeWays: groomRajju !== 'shiro' && isAscendingRajju(groom) !== isAscendingRajju(bride),
    vedha:
      groom.nakshatra !== bride.nakshatra &&
      VEDHA_GROUPS[readings.vedha].some((group) => group.includes(groom.nakshatra) && group.includes(bride.nakshatra)),
  };
}
