import type { UtcInstant } from '../ephemeris.ts';

type Calendar = 'gregorian' | 'julian';

const floorDiv = (a: number, b: number): number => Math.floor(a / b);

/**
 * Julian day number at noon of a calendar day; astronomical years (0 is 1 BC), any year. After Meeus, Astronomical
 * Algorithms (2nd ed. 1998), ch. 7, with floor division so that negative years work.
 */
export function julianDayNumber(year: number, month: number, day: number, calendar: Calendar = 'gregorian'): number {
  const shift = month <= 2 ? 1 : 0;
  const y = year - shift + 4800;
  const m = month + 12 * shift - 3;
  const days = day + floorDiv(153 * m + 2, 5) + 365 * y + floorDiv(y, 4);
  return calendar === 'julian' ? days - 32_083 : days - floorDiv(y, 100) + floorDiv(y, 400) - 32_045;
}

/** Julian day of a calendar day and hours since midnight, in the same time scale as the hours. */
export function julianDay(
  year: number,
  month: number,
  day: number,
  hours: number,
  calendar: Calendar = 'gregorian',
): number {
  return julianDayNumber(year, month, day, calendar) - 0.5 + hours / 24;
}

interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The proleptic Gregorian day whose noon has the Julian day number; inverse of `julianDayNumber` (Meeus ch. 7, floor division). */
export function civilDay(julianDayNumberAtNoon: number): CivilDay {
  const a = julianDayNumberAtNoon + 32_044;
  const b = floorDiv(4 * a + 3, 146_097);
  const c = a - floorDiv(146_097 * b, 4);
  const d = floorDiv(4 * c + 3, 1461);
  const e = c - floorDiv(1461 * d, 4);
  const m = floorDiv(5 * e + 2, 153);
  return {
    year: 100 * b + d - 4800 + floorDiv(m, 10),
    month: m + 3 - 12 * floorDiv(m, 10),
    day: e - floorDiv(153 * m + 2, 5) + 1,
  };
}

const SECONDS_PER_DAY = 86_400;

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** Four digits within 0000..9999, else a sign and six (ECMAScript's expanded years). */
function yearText(year: number): string {
  return year >= 0 && year <= 9999 ? pad(year, 4) : `${year < 0 ? '-' : '+'}${pad(Math.abs(year), 6)}`;
}

/**
 * `YYYY-MM-DDTHH:MM:SSZ` of a UTC instant, rounded half-up to whole seconds with carry through minute, hour, day and year:
 * never `:60` (docs/methods/README.md). Fractional seconds are allowed.
 */
export function isoInstant(utc: UtcInstant): string {
  const seconds = Math.floor(3600 * utc.hour + 60 * utc.minute + utc.second + 0.5);
  const carried = Math.floor(seconds / SECONDS_PER_DAY);
  const { year, month, day } = carried === 0 ? utc : civilDay(julianDayNumber(utc.year, utc.month, utc.day) + carried);
  const rest = seconds - carried * SECONDS_PER_DAY;
  return `${yearText(year)}-${pad(month, 2)}-${pad(day, 2)}T${pad(Math.floor(rest / 3600), 2)}:${pad(Math.floor(rest / 60) % 60, 2)}:${pad(rest % 60, 2)}Z`;
}
