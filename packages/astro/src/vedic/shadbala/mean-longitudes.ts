import { normalizeDeg } from '../../angle/normalize.ts';
import type { SevenGraha } from '../zodiac.ts';

type MeanBody = Exclude<SevenGraha, 'moon'>;

/**
 * Meeus, Astronomical Algorithms (1998), table 31.A: degrees, degrees per Julian century and per century squared, mean
 * equinox of date. `sun` is the Earth + 180°.
 */
const TABLE_31A: Readonly<Record<MeanBody, readonly [number, number, number]>> = {
  mercury: [252.250906, 149474.0722491, 0.0003035],
  venus: [181.979801, 58519.2130302, 0.00031014],
  sun: [280.466457, 36000.7698278, 0.00030322],
  mars: [355.433, 19141.6964471, 0.00031052],
  jupiter: [34.351519, 3036.3027748, 0.0002233],
  saturn: [50.077444, 1223.5110686, 0.00051908],
};

const J2000_JD = 2451545;
const DAYS_PER_CENTURY = 36525;

/** Tropical mean longitude in [0, 360) at a Julian day TT. */
export function meanLongitudeDeg(body: MeanBody, jdTt: number): number {
  const [constant, rate, square] = TABLE_31A[body];
  const centuries = (jdTt - J2000_JD) / DAYS_PER_CENTURY;
  return normalizeDeg(constant + rate * centuries + square * centuries * centuries);
}
