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
