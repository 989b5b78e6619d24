import type { EclipticPosition, EngineBody, EquatorialPosition } from '@theia-astro/astro/ephemeris';

/** How far apart two answers are: degrees, degrees a day; distances as parts of themselves, and as such a day. */
export interface Difference {
  readonly deg: number;
  readonly degPerDay: number;
  readonly distance: number;
  readonly distancePerDay: number;
}

type Position = EclipticPosition & Partial<EquatorialPosition>;

/** 0.001″, rounded: verification sees some points of a cell, and between them the worst of two million positions was 3.2e-7°. */
const DEG = 3.5e-7;
/** 1e-6° as an angle of the distance. */
const AS_FINE = 1.745e-8;

/**
 * What the tables promise. The engine's own speeds of the true node are differences of three places 9 s apart, whose rounding changes from one tenth of a
 * second to the next: by 5e-7° a day, and now and then by 3e-5 of its distance a day.
 */
export function promised(body: EngineBody): Difference {
  const distancePerDay = body === 'true_node' ? 1e-4 : AS_FINE;
  return { deg: DEG, degPerDay: 1e-6, distance: AS_FINE, distancePerDay };
}

export function measureDifference(one: Position, other: Position): Difference {
  const angle = (a: number | undefined, b: number | undefined): number =>
    a === undefined || b === undefined ? 0 : Math.abs(((((a - b + 540) % 360) + 360) % 360) - 180);
  const gap = (a: number | undefined, b: number | undefined): number =>
    a === undefined || b === undefined ? 0 : Math.abs(a - b);
  const size = other.distanceAu === 0 ? 1 : other.distanceAu;
  return {
    deg: Math.max(
      angle(one.longitudeDeg, other.longitudeDeg),
      gap(one.latitudeDeg, other.latitudeDeg),
      angle(one.rightAscensionDeg, other.rightAscensionDeg),
      gap(one.declinationDeg, other.declinationDeg),
    ),
    degPerDay: Math.max(
      gap(one.speedDegPerDay, other.speedDegPerDay),
      gap(one.latitudeSpeedDegPerDay, other.latitudeSpeedDegPerDay),
      gap(one.rightAscensionSpeedDegPerDay, other.rightAscensionSpeedDegPerDay),
      gap(one.declinationSpeedDegPerDay, other.declinationSpeedDegPerDay),
    ),
    distance: gap(one.distanceAu, other.distanceAu) / size,
    distancePerDay: gap(one.distanceSpeedAuPerDay, other.distanceSpeedAuPerDay) / size,
  };
}

/** The larger of each. */
export function larger(one: Difference, other: Difference): Difference {
  return {
    deg: Math.max(one.deg, other.deg),
    degPerDay: Math.max(one.degPerDay, other.degPerDay),
    distance: Math.max(one.distance, other.distance),
    distancePerDay: Math.max(one.distancePerDay, other.distancePerDay),
  };
}

export const NO_DIFFERENCE: Difference = { deg: 0, degPerDay: 0, distance: 0, distancePerDay: 0 };

/** Whether a difference keeps within limits; NaN does not. */
export function isWithin(difference: Difference, limits: Difference): boolean {
  return (
    difference.deg <= limits.deg &&
    difference.degPerDay <= limits.degPerDay &&
    difference.distance <= limits.distance &&
    difference.distancePerDay <= limits.distancePerDay
  );
}
