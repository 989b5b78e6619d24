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
