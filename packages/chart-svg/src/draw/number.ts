/** A coordinate as SVG writes it: two decimals at most, no trailing zeros, never `-0`, `NaN` or an exponent. @throws RangeError for what is not finite */
export function fixed(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a coordinate: ${value}`);
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}
