/** Beginning of the first polynomial of the Earth in `sepl_18.se1`, Julian day TT, and the length of each. */
export const EARTH = { originJdTt: 2378495.580455287, days: 365.259631152438 };

/** Light takes 1.36 s at most from the Moon: see `isMoonTornAt`. */
export const TORN_MOON_DAYS = 1.6e-5;

/** The borders between two polynomials of the Earth after `firstJdTt` and before `endJdTt`, Julian days TT. */
export function earthBorders(firstJdTt: number, endJdTt: number): number[] {
  const found: number[] = [];
  let number = Math.floor((firstJdTt - EARTH.originJdTt) / EARTH.days) + 1;
  for (; ; number += 1) {
    const borderJdTt = EARTH.originJdTt + number * EARTH.days;
    if (borderJdTt >= endJdTt) return found;
    found.push(borderJdTt);
  }
}

/**
 * Whether the engine's own Moon is torn at a Julian day TT. Once a year, at a border between two polynomials of the Earth, the Earth jumps by some
 * hundred metres. For the light time of the Moon (1.3 s) the engine then takes the Moon before the jump and the Earth after it, and its Moon is off
 * by up to 1.7e-4° (0.6″), as much as the engine's own Moon of a second later shows. The tables run on smoothly.
 */
export function isMoonTornAt(jdTt: number): boolean {
  const days = (jdTt - EARTH.originJdTt) / EARTH.days;
  return (days - Math.floor(days)) * EARTH.days <= TORN_MOON_DAYS;
}
