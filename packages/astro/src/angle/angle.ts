/** Radians in a degree. */
export const RAD = Math.PI / 180;

/** Brings an angle in degrees into [0, 360). Needs no division when the angle is within one turn of that range. */
export function normalizeDeg(angleDeg: number): number {
  if (angleDeg >= 0) {
    if (angleDeg < 360) return angleDeg + 0;
    return angleDeg < 720 ? angleDeg - 360 : angleDeg % 360;
  }
  const turned = (angleDeg >= -360 ? angleDeg : angleDeg % 360) + 360;
  return turned >= 360 ? 0 : turned;
}

/** Brings a difference of angles in degrees into [-180, 180). */
export function wrap180(angleDeg: number): number {
  return normalizeDeg(angleDeg + 180) - 180;
}

/** The shorter arc between two longitudes, degrees in [0, 180]. */
export function separationDeg(aDeg: number, bDeg: number): number {
  return Math.abs(wrap180(aDeg - bDeg));
}

/** The opposite point, degrees in [0, 360). */
export function oppositeDeg(longitudeDeg: number): number {
  return normalizeDeg(longitudeDeg + 180);
}

const TENTHS_PER_DEGREE = 36_000;

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/**
 * Degrees, minutes and seconds to a tenth of an arc second, as `24°23'17.6"`.
 * `degreeDeg` is a degree within a sign, [0, 30): the text never reaches 30°, regardless of the rounding.
 */
export function dmsText(degreeDeg: number): string {
  const tenths = Math.min(Math.round(degreeDeg * TENTHS_PER_DEGREE), 30 * TENTHS_PER_DEGREE - 1);
  const degrees = Math.floor(tenths / TENTHS_PER_DEGREE);
  const minutes = Math.floor((tenths % TENTHS_PER_DEGREE) / 600);
  const secondTenths = tenths % 600;
  return `${degrees}°${twoDigits(minutes)}'${twoDigits(Math.floor(secondTenths / 10))}.${secondTenths % 10}"`;
}
