import { degreeInSign, signIndexOf } from '../../zodiac/signs.ts';
import { nakshatraOf } from '../nakshatra.ts';
import { modulo } from '../zodiac.ts';

/** Where the Moon of a partner stands, as far as matching asks. */
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
export function moonPlaceOf(longitudeDeg: number): MoonPlace {
  const { index, pada } = nakshatraOf(longitudeDeg);
  return { nakshatra: index, pada, signIndex: signIndexOf(longitudeDeg), degreeInSignDeg: degreeInSign(longitudeDeg) };
}

/**
 * Every place the Moon passes between two sidereal longitudes (degrees, forwards, less than a turn), the first one first:
 * a new place at each quarter of a nakshatra and at each half of a sign, for nothing in matching is finer.
 */
export function moonPlacesBetween(fromDeg: number, toDeg: number): readonly MoonPlace[] {
  const end = toDeg >= fromDeg ? toDeg : toDeg + 360;
  const edges = new Set<number>();
  for (let k = Math.floor(fromDeg / PADA_DEG) + 1; k * PADA_DEG < end; k++) edges.add(k * PADA_DEG);
  for (let k = Math.floor(fromDeg / 15) + 1; k * 15 < end; k++) edges.add(k * 15);
  const inside = [...edges].toSorted((a, b) => a - b).map((edge) => edge + 1e-9);
  return [fromDeg, ...inside].map((longitude) => moonPlaceOf(longitude % 360));
}

/** How far one nakshatra is counted from another, both included: 1 to 27. */
export function countOfStars(from: number, to: number): number {
  return modulo(to - from, 27) + 1;
}

/** How far one sign is counted from another, both included: 1 to 12. */
export function countOfSigns(fromIndex: number, toIndex: number): number {
  return modulo(toIndex - fromIndex, 12) + 1;
}
