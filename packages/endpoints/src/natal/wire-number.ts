const SCALE = 1e8;

/** Degrees, astronomical units and rates at the wire's 8 decimals; never −0. */
export function wire(value: number): number {
  return Math.round(value * SCALE) / SCALE + 0;
}

/** The same for values that must stay below the next whole `limit`: longitudes under 360, degrees under 30, positions inside their house. */
export function wireBelow(value: number, limit: number): number {
  const rounded = wire(value);
  return rounded >= limit ? limit - 1e-8 : rounded;
}

/** A longitude in [0, 360). */
export function wireLongitude(longitudeDeg: number): number {
  return wireBelow(longitudeDeg, 360);
}

export const wireOrNull = (value: number | null): number | null => (value === null ? null : wire(value));
