const TENTHS_PER_DEGREE = 36_000;

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/**
 * Degrees, minutes and seconds to a tenth of an arc second, as `24°23'17.6"`.
 * `degreeDeg` is a degree within a sign, [0, 30): the text never reaches 30°, regardless of the rounding.
 */
export function dmsText(degreeDeg: number): string {
  const tenths = Math.min(Math.round(degreeDeg * TENTHS_PER_DEGREE), 30 * TENTHS_PER_DEGREE - 1);
  const degrees = Math.floor(tenths / TENTHS_PER_DEGREE);
  const minutes = Math.floor((tenths % TENTHS_PER_DEGREE) / 600);
  const secondTenths = tenths % 600;
  return `${degrees}°${twoDigits(minutes)}'${twoDigits(Math.floor(secondTenths / 10))}.${secondTenths % 10}"`;
}
