import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { epochDaysToGregorian } from '@theia-astro/places/calendar';

const DAY_SECONDS = 86_400;

/** ISO-8601 UTC to the whole second, rounded half up with carry; years outside 0000–9999 as ±YYYYYY. */
export function instantText(utcMs: number): string {
  return `${wallClockText(utcMs)}Z`;
}

/** ISO-8601 UTC with milliseconds where there are any. */
export function exactInstantText(utcMs: number): string {
  const milliseconds = ((utcMs % 1000) + 1000) % 1000;
  const text = instantText(utcMs - milliseconds);
  return milliseconds === 0 ? text : `${text.slice(0, -1)}.${String(milliseconds).padStart(3, '0')}Z`;
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
  return ephemeris.jdToUtcMs(jdUt);
}

/** `instantText` of a Julian day (UT1). */
export function instantTextOfJd(ephemeris: Ephemeris, jdUt: number): string {
  return instantText(utcMsOfJd(ephemeris, jdUt));
}

function wallClockText(utcMs: number): string {
  const seconds = Math.floor(utcMs / 1000 + 0.5);
  const days = Math.floor(seconds / DAY_SECONDS);
  const { year, month, day } = epochDaysToGregorian(days);
  return yearText(year) + dayTexts[32 * month + day]! + clockText(seconds - days * DAY_SECONDS);
}

/** `-06-15T` for each month and day: few long pieces are joined sooner than many short ones, and tables have tens of thousands of instants. */
const dayTexts: readonly string[] = Array.from(
  { length: 13 * 32 },
  (_, index) => `-${two(Math.floor(index / 32))}-${two(index % 32)}T`,
);

/** The time of day written last: the rows of a table share it. */
let lastClock = { seconds: 0, text: '00:00:00' };

function clockText(seconds: number): string {
  if (seconds !== lastClock.seconds) {
    const text = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
    lastClock = { seconds, text };
  }
  return lastClock.text;
}

function yearText(year: number): string {
  if (year >= 0 && year <= 9999) return String(year).padStart(4, '0');
  return `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`;
}

function two(n: number): string {
  return n < 10 ? `0${n}` : String(n);
}
