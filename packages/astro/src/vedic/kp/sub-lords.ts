import { signLordAt, type GrahaId, type SevenGraha } from '../zodiac.ts';
import { NAKSHATRA_LORDS } from '../nakshatra.ts';

export interface SubLords {
  readonly signLord: SevenGraha;
  readonly starLord: GrahaId;
  readonly subLord: GrahaId;
  readonly subSubLord: GrahaId;
}

/** Vimshottari years in the order of `NAKSHATRA_LORDS`. */
const YEARS: readonly number[] = [7, 20, 6, 10, 7, 18, 16, 19, 17];
const CYCLE_YEARS = 120;

/**
 * Sub-lords of Krishnamurti's system (Reader III): each nakshatra is divided in proportion to the Vimshottari years,
 * starting with its own lord, and each sub is divided again in the same way. Sidereal longitude in [0, 360).
 */
export function subLords(longitudeDeg: number): SubLords {
  const stars = (longitudeDeg * 27) / 360;
  const star = Math.min(Math.floor(stars), 26);
  const sub = divide(star % 9, (stars - star) * CYCLE_YEARS);
  const subSub = divide(sub.index, (sub.passed / YEARS[sub.index]!) * CYCLE_YEARS);
  return {
    signLord: signLordAt(Math.floor(longitudeDeg / 30)),
    starLord: NAKSHATRA_LORDS[star % 9]!,
    subLord: NAKSHATRA_LORDS[sub.index]!,
    subSubLord: NAKSHATRA_LORDS[subSub.index]!,
  };
}

/** The part that contains `passed`, when a whole of 120 is divided starting with the given lord. */
function divide(first: number, passed: number): { readonly index: number; readonly passed: number } {
  let index = first;
  let left = passed;
  for (let step = 0; step < 8 && left >= YEARS[index]!; step++) {
    left -= YEARS[index]!;
    index = (index + 1) % 9;
  }
  return { index, passed: left };
}
