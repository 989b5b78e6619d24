const J2000 = 2_451_545;
const FULL_TURN_DEG = 360;
/** In these days (TT) the engine's mean sidereal time is the rotation of the Earth and a smooth rest: 1850 to 2049. Before and after it counts from the mean Sun. */
const FROM_EARTH_ROTATION = [2_396_760, 2_469_806] as const;

/** Whether the tables hold sidereal time at a Julian day TT. */
export function hasSiderealTime(jdTt: number): boolean {
  return jdTt >= FROM_EARTH_ROTATION[0] && jdTt < FROM_EARTH_ROTATION[1];
}

/**
 * The rotation of the Earth at a Julian day UT1, degrees in [0, 360): IERS Conventions (2010), equation 5.15. It is worked out in the order in which the
 * engine does it, because its rounding (2e-9°) is that of the engine's sidereal time.
 */
export function earthRotationDeg(jdUt: number): number {
  return ((0.779_057_273_264 + 1.002_737_811_911_354_6 * (jdUt - J2000)) * FULL_TURN_DEG) % FULL_TURN_DEG;
}
