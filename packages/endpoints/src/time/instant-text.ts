import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { civilToUtcMs, utcMsToCivil } from './civil.ts';

/** ISO-8601 UTC to the whole second, rounded half up with carry; years outside 0000–9999 as ±YYYYYY. */
export function instantText(utcMs: number): string {
  return `${wallClockText(utcMs)}Z`;
}

/** A leap second as written in requests, `2016-12-31T23:59:60Z`; answers show the following second. */
export function leapSecondText(utcMs: number): string {
  return `${wallClockText(utcMs - 1000).slice(0, -2)}60Z`;
}

/** Local wall clock with its offset: `1990-06-15T14:30:00-04:00`; seconds of the offset only when not zero. */
export function localText(utcMs: number, offsetSeconds: number): string {
  return `${wallClockText(utcMs + offsetSeconds * 1000)}${offsetText(offsetSeconds)}`;
}

/** `±HH:MM[:SS]`, east positive. */
export function offsetText(offsetSeconds: number): string {
  const seconds = Math.abs(offsetSeconds);
  const text = `${offsetSeconds < 0 ? '-' : '+'}${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? text : `${text}:${two(seconds % 60)}`;
}

/** Milliseconds since 1970 UTC of a Julian day (UT1), by the engine's own conversion. */
export function utcMsOfJd(ephemeris: Ephemeris, jdUt: number): number {
  const { year, month, day, hour, minute, second } = ephemeris.jdToUtc(jdUt);
  return civilToUtcMs({ year, month, day }, { hour, minute, second: 0, millisecond: 0 }) + second * 1000;
}

/** `instantText` of a Julian day (UT1). */
export function instantTextOfJd(ephemeris: Ephemeris, jdUt: number): string {
  return instantText(utcMsOfJd(ephemeris, jdUt));
}

function wallClockText(utcMs: number): string {
  const c = utcMsToCivil(Math.floor(utcMs / 1000 + 0.5) * 1000);
  return `${yearText(c.year)}-${two(c.month)}-${two(c.day)}T${two(c.hour)}:${two(c.minute)}:${two(c.second)}`;
}

function yearText(year: number): string {
  if (year >= 0 && year <= 9999) return String(year).padStart(4, '0');
  return `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`;
}

function two(n: number): string {
  return n < 10 ? `0${n}` : String(n);
}
