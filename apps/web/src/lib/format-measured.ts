import { roundToDigits } from './plain-format.ts';

const DIGITS = 2;
const SCALES = [
  { below: 1_000, divisor: 1, unit: 'µs' },
  { below: 1_000_000, divisor: 1_000, unit: 'ms' },
  { below: Number.POSITIVE_INFINITY, divisor: 1_000_000, unit: 's' },
] as const;

/** `8.2 µs`, `4.3 ms` or `2.4 s`. */
export function formatMicroseconds(us: number): string {
  const { divisor, unit } = SCALES.find(({ below }) => us < below) ?? SCALES[2];
  return `${roundToDigits(us / divisor, DIGITS)}\u00a0${unit}`;
}

/** `13 ×`: how many times as long something takes. */
export function formatRatio(ratio: number): string {
  return `${roundToDigits(ratio, DIGITS)}\u00a0×`;
}
