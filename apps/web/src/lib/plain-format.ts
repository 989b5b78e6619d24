/*
 * Numbers and days in English without `Intl`: its first use reads the language data of the browser, 25 to 70 ms of a desktop's processor and a fifth of a second
 * of a phone's, while a page is about to answer its first tap.
 */

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `12,345.6` of `12345.6`. */
export function groupThousands(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** A finite number with at most so many significant digits, never with an exponent: 1234 with two is `1,200`. */
export function roundToDigits(value: number, digits: number): string {
  const [mantissa = '', exponent = ''] = value.toExponential(digits - 1).split('e');
  const decimals = Math.max(0, mantissa.replace(/\.?0+$/, '').replace(/^-?\d\.?/, '').length - Number(exponent));
  return groupThousands(Number(`${mantissa}e${exponent}`).toFixed(decimals));
}

/** A number with at most so many decimals: 28.84 with one is `28.8`, 30 stays `30`. */
export const roundToDecimals = (value: number, decimals: number): string =>
  groupThousands(String(Number(value.toFixed(decimals))));

/** `Mar 4` */
const dayOfYear = (month: number, day: number): string => `${MONTHS[month]?.slice(0, 3)} ${day}`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `Mar 4, 2026` in the reader's time zone. */
export const localDay = (date: Date): string => `${dayOfYear(date.getMonth(), date.getDate())}, ${date.getFullYear()}`;

/** `05:06:07` in the reader's time zone. */
export const localTime = (date: Date): string =>
  [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');

/** `Mar 4` in UTC. */
export const utcDayOfYear = (date: Date): string => dayOfYear(date.getUTCMonth(), date.getUTCDate());

/** `Mar 4, 2026` in UTC. */
export const utcDay = (date: Date): string => `${utcDayOfYear(date)}, ${date.getUTCFullYear()}`;

/** `March 2026` in UTC. */
export const utcMonth = (date: Date): string => `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

/** `05:06` in UTC. */
export const utcClock = (date: Date): string => [date.getUTCHours(), date.getUTCMinutes()].map(twoDigits).join(':');

/** `14 March 1879` for `1879-03-14`, a day without a time zone. */
export function writtenDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}
