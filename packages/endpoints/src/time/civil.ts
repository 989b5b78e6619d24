import { civilToEpochDays, epochDaysToGregorian, julianToGregorian } from '@theia-astro/places/calendar';

/** A day of the proleptic Gregorian calendar; astronomical year numbers (0 is 1 BC). */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}
export type CalendarName = 'gregorian' | 'julian';

const DAY_MS = 86_400_000;

/** The same day in the proleptic Gregorian calendar. */
export function toGregorian(date: CivilDate, calendar: CalendarName): CivilDate {
  return calendar === 'gregorian' ? date : julianToGregorian(date.year, date.month, date.day);
}

/** The day after, proleptic Gregorian. */
export function nextDay({ year, month, day }: CivilDate): CivilDate {
  return epochDaysToGregorian(civilToEpochDays('gregorian', year, month, day) + 1);
}

/** Milliseconds since 1970 of a proleptic Gregorian wall clock read as UTC. */
export function civilToUtcMs({ year, month, day }: CivilDate, time: ClockTime): number {
  return (
    civilToEpochDays('gregorian', year, month, day) * DAY_MS +
    time.hour * 3_600_000 +
    time.minute * 60_000 +
    time.second * 1000 +
    time.millisecond
  );
}

/** Proleptic Gregorian UTC day and clock of an instant (whole milliseconds). */
export function utcMsToCivil(utcMs: number): CivilDate & ClockTime {
  const days = Math.floor(utcMs / DAY_MS);
  const ms = utcMs - days * DAY_MS;
  return {
    ...epochDaysToGregorian(days),
    hour: Math.floor(ms / 3_600_000),
    minute: Math.floor(ms / 60_000) % 60,
    second: Math.floor(ms / 1000) % 60,
    millisecond: Math.floor(ms % 1000),
  };
}
