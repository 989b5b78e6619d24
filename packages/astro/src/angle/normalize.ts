/** An angle in degrees brought into [0, 360). */
export function normalizeDeg(angleDeg: number): number {
  const remainder = angleDeg % 360;
  const positive = remainder < 0 ? remainder + 360 : remainder;
  return positive >= 360 ? 0 : positive + 0;
}

/** A difference of angles in degrees brought into [-180, 180). */
export function wrap180(angleDeg: number): number {
  return normalizeDeg(angleDeg + 180) - 180;
}

/** The shorter arc between two longitudes, degrees in [0, 180]. */
export function separationDeg(aDeg: number, bDeg: number): number {
  return Math.abs(wrap180(aDeg - bDeg));
}

/** The point opposite, degrees in [0, 360). */
export function oppositeDeg(longitudeDeg: number): number {
  return normalizeDeg(longitudeDeg + 180);
}
