const HUNDREDTHS: readonly string[] = Array.from({ length: 100 }, (_, hundredths) =>
  hundredths === 0 ? '' : `.${String(hundredths).padStart(2, '0').replace(/0$/, '')}`,
);

/**
 * A coordinate as SVG writes it: two decimals at most, no trailing zeros, never `-0`, `NaN` or an exponent.
 * @throws RangeError when it is not finite
 */
export function fixed(value: number): string {
  const rounded = Math.round(Math.abs(value) * 100);
  if (!(rounded < 1e12)) throw new RangeError(`Not a coordinate: ${value}`);
  const whole = Math.floor(rounded / 100);
  return `${value < 0 && rounded > 0 ? '-' : ''}${whole}${HUNDREDTHS[rounded - whole * 100]!}`;
}
