const ARCSECONDS_PER_DEGREE = 3600;

/** Difference of two directions, (−180, 180]. */
export function turn(actualDeg: number, expectedDeg: number): number {
  const difference = (actualDeg - expectedDeg) % 360;
  if (difference > 180) return difference - 360;
  return difference <= -180 ? difference + 360 : difference;
}

/** Distance on the sphere along and across a circle of latitude; the larger of the two, in arc seconds. */
export function skyErrorArcsec(actual: readonly [number, number], expected: readonly [number, number]): number {
  const shrink = Math.cos((expected[1] * Math.PI) / 180);
  const along = Math.abs(turn(actual[0], expected[0]) * shrink);
  return Math.max(along, Math.abs(actual[1] - expected[1])) * ARCSECONDS_PER_DEGREE;
}
