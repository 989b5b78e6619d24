const SCALE = 1e8;

/** Rounds degrees, astronomical units and rates to the 8 decimals of the wire; never −0. */
export function wire(value: number): number {
  return Math.round(value * SCALE) / SCALE + 0;
}

/**
 * The same for values that must stay below `limit`: longitudes below 360, degrees below 30, positions inside their
 * house.
 */
export function wireBelow(value: number, limit: number): number {
  const rounded = wire(value);
  return rounded >= limit ? limit - 1e-8 : rounded;
}

/** A longitude in [0, 360). */
export function wireLongitude(longitudeDeg: number): number {
  return wireBelow(longitudeDeg, 360);
}

export const wireOrNull = (value: number | null): number | null => (value === null ? null : wire(value));

/** Rounds half away from zero to the given decimals; never gives −0. */
export function round(x: number, decimals: number): number {
  const scale = 10 ** decimals;
  const rounded = (Math.sign(x) * Math.round(Math.abs(x) * scale)) / scale;
  return rounded === 0 ? 0 : rounded;
}

/** Rounds to the 8 decimals of the wire, for degrees, astronomical units and Julian days. */
export function round8(x: number): number {
  return round(x, 8);
}
