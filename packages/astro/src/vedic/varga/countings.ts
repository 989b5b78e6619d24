import { isOddSign, modalityIndex, modulo } from '../zodiac.ts';
import { compoundPlace, divisionIndex, vargaPlace, type VargaNumber, type VargaPlace } from './rules.ts';

/**
 * Regular ways of counting divisions, for readings other than Parashara's and for custom vargas: parivritti counts
 * around the zodiac without a break; parivritti_even_reversed runs backwards through even signs; from_sign begins each
 * sign with itself; somanatha counts odd signs forwards from Aries and even signs backwards from Pisces.
 */
export const COUNTINGS = ['parivritti', 'parivritti_even_reversed', 'from_sign', 'somanatha'] as const;
export type Counting = (typeof COUNTINGS)[number];

export const MOST_DIVISIONS = 300;

/** Where a counting puts a sidereal longitude in [0, 360); 2..300 divisions of each sign. */
export function countedPlace(counting: Counting, divisions: number, longitudeDeg: number): VargaPlace {
  const sign = Math.floor(longitudeDeg / 30) % 12;
  const division = divisionIndex(longitudeDeg, sign, divisions);
  return { signIndex: modulo(countedSign(counting, divisions, sign, division), 12), division };
}

function countedSign(counting: Counting, divisions: number, sign: number, division: number): number {
  switch (counting) {
    case 'parivritti':
      return sign * divisions + division;
    case 'parivritti_even_reversed':
      return sign * divisions + (isOddSign(sign) ? division : divisions - 1 - division);
    case 'from_sign':
      return sign + division;
    case 'somanatha': {
      const steps = Math.floor(sign / 2) * divisions + division;
      return isOddSign(sign) ? steps : 11 - steps;
    }
  }
}

/** Readings per varga; the first is the one `vargaPlace` uses. */
export const VARGA_READINGS = {
  2: ['parashara', 'parivritti', 'uma_shambhu'],
  3: ['parashara', 'parivritti', 'somanatha', 'jagannatha'],
  30: ['parashara', 'parivritti'],
  108: ['d9_of_d12', 'd12_of_d9'],
} as const;
export type ReadVarga = keyof typeof VARGA_READINGS;
export type VargaReadings = { readonly [V in ReadVarga]?: (typeof VARGA_READINGS)[V][number] };

/** The requested reading; undefined for the first reading and for a varga with only one. */
export function chosenReading(varga: VargaNumber, readings: VargaReadings): string | undefined {
  const reading = varga === 2 || varga === 3 || varga === 30 || varga === 108 ? readings[varga] : undefined;
  return reading === undefined || reading === VARGA_READINGS[varga as ReadVarga][0] ? undefined : reading;
}

/** `vargaPlace` with the requested readings. */
export function readVargaPlace(varga: VargaNumber, longitudeDeg: number, readings: VargaReadings): VargaPlace {
  switch (chosenReading(varga, readings)) {
    case 'parivritti':
      return countedPlace('parivritti', varga, longitudeDeg);
    case 'uma_shambhu':
      return countedPlace('parivritti_even_reversed', varga, longitudeDeg);
    case 'somanatha':
      return countedPlace('somanatha', varga, longitudeDeg);
    case 'jagannatha':
      return jagannathaDrekkana(longitudeDeg);
    case 'd12_of_d9':
      return compoundPlace(longitudeDeg, 9, 12);
    default:
      return vargaPlace(varga, longitudeDeg);
  }
}

/**
 * Drekkanas by trines: they start with the sign itself for a movable sign, with the ninth from it for a fixed sign,
 * with the fifth for a dual sign.
 */
function jagannathaDrekkana(longitudeDeg: number): VargaPlace {
  const sign = Math.floor(longitudeDeg / 30) % 12;
  const division = divisionIndex(longitudeDeg, sign, 3);
  return { signIndex: (sign + [0, 8, 4][modalityIndex(sign)]! + 4 * division) % 12, division };
}
