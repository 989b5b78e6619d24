import { DOMICILE_RULERS } from '../dignities/dignity.ts';
import { layLife, layParts, type Share, type TimeLordPeriod, type TimeLordSystem } from './period.ts';

/** Years of the signs from Aries to Pisces, those of their rulers but 27 for Capricorn; 211 together (Valens, Anthologies IV.6). */
export const SIGN_YEARS: readonly number[] = [15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12];

const SIGNS_AROUND = 12;
const LEVELS = 4;
/** A year is divided into twelve months, a month into twelve parts (2½ days), and these into twelve (five hours): Valens IV.10. */
const PARTS_OF_UNIT = 12;

/**
 * Zodiacal releasing (aphesis) from the sign of a lot (Valens, Anthologies IV.4–10): sign after sign, each for its years; in them the same signs for
 * as many months, from the period's own sign on, and so for the next two levels. Parts that have gone once around go on from the opposite sign: the loosing of the bond.
 * `yearDays` is 360 for Valens; his months then have 30 days.
 */
export function releasing(birthJdUt: number, lotSignIndex: number, yearDays: number): TimeLordSystem {
  return {
    levels: LEVELS,
    life: () => layLife(lifeShares(lotSignIndex), (years) => birthJdUt + years * yearDays),
    parts: (period) => layParts(period, loosedShares(period), yearDays / PARTS_OF_UNIT ** period.level),
  };
}

function* lifeShares(lotSignIndex: number): Generator<Share> {
  for (let step = 0; ; step++) yield shareOf(lotSignIndex + step, false);
}

function* loosedShares({ signIndex }: TimeLordPeriod): Generator<Share> {
  const first = signIndex!;
  for (let round = 0; ; round++) {
    const from = first + (round % 2) * (SIGNS_AROUND / 2);
    for (let step = 0; step < SIGNS_AROUND; step++) yield shareOf(from + step, round > 0 && step === 0);
  }
}

function shareOf(sign: number, loosing: boolean): Share {
  const signIndex = sign % SIGNS_AROUND;
  return { lord: DOMICILE_RULERS[signIndex]!, signIndex, loosing, length: SIGN_YEARS[signIndex]! };
}

/**
 * The sign from which Spirit is released. When Fortune falls in the same sign, it is the next one (Valens IV.4).
 */
export function spiritSign(spiritSignIndex: number, fortuneSignIndex: number): number {
  return spiritSignIndex === fortuneSignIndex ? (spiritSignIndex + 1) % SIGNS_AROUND : spiritSignIndex;
}

/** Which place from the sign of Fortune a sign is, 1..12. */
export function placeFrom(fortuneSignIndex: number, signIndex: number): number {
  return ((signIndex - fortuneSignIndex + SIGNS_AROUND) % SIGNS_AROUND) + 1;
}

/** Whether a place from Fortune is angular: its periods are the peaks. */
export function isPeak(place: number): boolean {
  return place % 3 === 1;
}
