import { kpDivisions, ontoBoundary, type KpDivision } from './sub-lords.ts';

/** How many numbers a querent may choose from: the subs of the zodiac, divided by the signs. */
export const HORARY_NUMBERS = 249;

const TABLE: readonly KpDivision[] = kpDivisions('sub');

/** The division of a horary number, 1 to 249 (Krishnamurti, Reader VI); the chart's ascendant is where it begins. */
export function horaryDivision(number: number): KpDivision {
  const division = TABLE[number - 1];
  if (division === undefined) throw new RangeError(`No horary number ${number}`);
  return division;
}

/** The number of a sidereal longitude in [0, 360). */
export function horaryNumberAt(longitudeDeg: number): number {
  const atDeg = ontoBoundary(longitudeDeg);
  const after = TABLE.findIndex(({ startDeg }) => startDeg > atDeg);
  return after < 0 ? HORARY_NUMBERS : after;
}
