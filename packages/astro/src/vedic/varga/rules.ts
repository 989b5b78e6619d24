import deities from '../../../data/vedic/deities.json' with { type: 'json' };
import { isOddSign, modalityIndex } from '../zodiac.ts';

/** The sixteen vargas of Parashara (BPHS 6), by number of divisions. */
export const SHODASA_VARGAS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const;
/** Panchamsa, shashthamsa, ashtamsa and rudramsa: of later use, not among the sixteen. */
const LATER_VARGAS = [5, 6, 8, 11] as const;
/** Finer vargas of later use: navamsa of navamsa, navamsa of dvadasamsa, dvadasamsa of dvadasamsa. */
const COMPOUND_VARGAS = [81, 108, 144] as const;
export const EXTRA_VARGAS = [...LATER_VARGAS, ...COMPOUND_VARGAS] as const;
export const VARGAS = [...SHODASA_VARGAS, ...EXTRA_VARGAS] as const;
export type VargaNumber = (typeof VARGAS)[number];

/** Where a varga puts a sidereal longitude: its sign and the ordinal (0-based) of the division within the rasi. */
export interface VargaPlace {
  /** 0 Aries … 11 Pisces. */
  readonly signIndex: number;
  readonly division: number;
}

/** Sign in which the divisions of a sign begin, then one sign a division. */
type FirstSign = (signIndex: number) => number;

const byModality =
  (movable: number, fixed: number, dual: number): FirstSign =>
  (sign) =>
    [movable, fixed, dual][modalityIndex(sign)]!;
const byParity =
  (odd: FirstSign, even: FirstSign): FirstSign =>
  (sign) =>
    isOddSign(sign) ? odd(sign) : even(sign);
const from =
  (offset: number): FirstSign =>
  (sign) =>
    sign + offset;
const at =
  (signIndex: number): FirstSign =>
  () =>
    signIndex;

const ARIES = 0,
  CANCER = 3,
  LEO = 4,
  LIBRA = 6,
  SAGITTARIUS = 8,
  CAPRICORN = 9;

/**
 * The sign where counting starts: BPHS 6.11–32; D6, D8 and D11 (Rath: as far before Aries as the sign is after it) as
 * in P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 6. D3, D4, D5 and the two below use other rules.
 */
const FIRST_SIGNS: ReadonlyMap<number, FirstSign> = new Map([
  [1, from(0)],
  [6, byParity(at(ARIES), at(LIBRA))],
  [7, byParity(from(0), from(6))],
  [8, byModality(ARIES, SAGITTARIUS, LEO)],
  [9, (sign) => sign + [0, 8, 4][modalityIndex(sign)]!],
  [10, byParity(from(0), from(8))],
  [11, (sign) => 12 - sign],
  [12, from(0)],
  [16, byModality(ARIES, LEO, SAGITTARIUS)],
  [20, byModality(ARIES, SAGITTARIUS, LEO)],
  [24, byParity(at(LEO), at(CANCER))],
  [27, (sign) => [ARIES, CANCER, LIBRA, CAPRICORN][sign % 4]!],
  [40, byParity(at(ARIES), at(LIBRA))],
  [45, byModality(ARIES, LEO, SAGITTARIUS)],
  [60, from(0)],
]);

/** Panchamsa: signs of the five divisions in odd and in even signs. Narasimha Rao, ch. 6. */
const PANCHAMSA_ODD = [0, 10, 8, 2, 6] as const;
const PANCHAMSA_EVEN = [1, 5, 11, 9, 7] as const;

interface Share {
  readonly toDeg: number;
  readonly signIndex: number;
}
/** Trimsamsa: five unequal shares of Mars, Saturn, Jupiter, Mercury, Venus; reversed in even signs. BPHS 6.27–28. */
const TRIMSAMSA_ODD: readonly Share[] = [
  { toDeg: 5, signIndex: 0 },
  { toDeg: 10, signIndex: 10 },
  { toDeg: 18, signIndex: 8 },
  { toDeg: 25, signIndex: 2 },
  { toDeg: 30, signIndex: 6 },
];
const TRIMSAMSA_EVEN: readonly Share[] = [
  { toDeg: 5, signIndex: 1 },
  { toDeg: 12, signIndex: 5 },
  { toDeg: 20, signIndex: 11 },
  { toDeg: 25, signIndex: 9 },
  { toDeg: 30, signIndex: 7 },
];

/**
 * The place of a sidereal longitude in [0, 360) in a varga (docs/methods/vargas.md, BPHS 6).
 * D81, D108 and D144 are vargas of vargas: D9 of D9, D9 of D12, D12 of D12.
 */
export function vargaPlace(varga: VargaNumber, longitudeDeg: number): VargaPlace {
  const signIndex = Math.floor(longitudeDeg / 30) % 12;
  switch (varga) {
    case 2:
      return hora(longitudeDeg, signIndex);
    case 3:
      return spaced(longitudeDeg, signIndex, 3, 4);
    case 4:
      return spaced(longitudeDeg, signIndex, 4, 3);
    case 5:
      return panchamsa(longitudeDeg, signIndex);
    case 30:
      return trimsamsa(longitudeDeg - 30 * signIndex, signIndex);
    case 81:
      return compoundPlace(longitudeDeg, 9, 9);
    case 108:
      return compoundPlace(longitudeDeg, 12, 9);
    case 144:
      return compoundPlace(longitudeDeg, 12, 12);
    default: {
      const division = divisionIndex(longitudeDeg, signIndex, varga);
      return { signIndex: (FIRST_SIGNS.get(varga)!(signIndex) + division) % 12, division };
    }
  }
}

/**
 * The degree within the sign of the varga, [0, 30): each division is scaled to a whole sign. In the trimsamsa, whose
 * shares are unequal, each degree is.
 */
export function degreeInVarga(divisions: number, longitudeDeg: number): number {
  const within = (longitudeDeg * divisions) / 30;
  return 30 * (within - Math.floor(within));
}

/**
 * The ordinal of the division within the sign, from 0. Computed on the whole circle so that boundaries are not lost to
 * rounding.
 */
export function divisionIndex(longitudeDeg: number, signIndex: number, divisions: number): number {
  return Math.max(0, Math.min(divisions - 1, Math.floor((longitudeDeg * divisions) / 30) - signIndex * divisions));
}

function spaced(longitudeDeg: number, signIndex: number, divisions: number, step: number): VargaPlace {
  const division = divisionIndex(longitudeDeg, signIndex, divisions);
  return { signIndex: (signIndex + step * division) % 12, division };
}

function hora(longitudeDeg: number, signIndex: number): VargaPlace {
  const division = divisionIndex(longitudeDeg, signIndex, 2);
  return { signIndex: (division === 0) === isOddSign(signIndex) ? LEO : CANCER, division };
}

function panchamsa(longitudeDeg: number, signIndex: number): VargaPlace {
  const division = divisionIndex(longitudeDeg, signIndex, 5);
  return { signIndex: (isOddSign(signIndex) ? PANCHAMSA_ODD : PANCHAMSA_EVEN)[division]!, division };
}

function trimsamsa(degreeInSignDeg: number, signIndex: number): VargaPlace {
  const shares = isOddSign(signIndex) ? TRIMSAMSA_ODD : TRIMSAMSA_EVEN;
  const division = shares.findIndex(({ toDeg }) => degreeInSignDeg < toDeg);
  const share = division < 0 ? shares.length - 1 : division;
  return { signIndex: shares[share]!.signIndex, division: share };
}

/**
 * A varga of a varga: the division of the first is scaled to a whole sign, and the second varga is computed from that.
 */
export function compoundPlace(longitudeDeg: number, first: 9 | 12, second: 9 | 12): VargaPlace {
  const within = (longitudeDeg * first) / 30;
  const outer = vargaPlace(first, longitudeDeg);
  const inner = vargaPlace(
    second,
    Math.min(30 * (outer.signIndex + (within - Math.floor(within))), 359.999_999_999_99),
  );
  return { signIndex: inner.signIndex, division: outer.division * second + inner.division };
}

/**
 * Rulers of the divisions: BPHS 6.5–41 (Santhanam), in Parashara's reading of each varga; the rasi has none. A list for
 * every sign, for odd and even signs, or for movable, fixed and dual signs. A shorter list than the divisions repeats.
 */
const DEITIES: Readonly<Partial<Record<string, readonly (readonly string[])[]>>> = deities;

/** The ruler of a division by its ordinal (from 0) within the rasi; null in vargas without rulers. */
export function vargaDeity(varga: VargaNumber, signIndex: number, division: number): string | null {
  const lists = DEITIES[varga];
  const names = lists?.[signIndex % lists.length];
  return names?.[division % names.length] ?? null;
}
