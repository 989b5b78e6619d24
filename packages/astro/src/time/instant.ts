import type { UtcInstant } from '../ephemeris.ts';
import { civilDay, julianDayNumber } from './julian-day.ts';

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
