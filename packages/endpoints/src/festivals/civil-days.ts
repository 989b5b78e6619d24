import { civilToEpochDays, epochDaysToGregorian } from '@theia-astro/places/calendar';
import type { CivilDate } from '../time/civil.ts';
import { dateText } from '../time/date-text.ts';

/** Julian day number of 1 January 1970. */
const UNIX_EPOCH_DAY = 2_440_588;

/** Julian day number of a proleptic Gregorian date. */
export function dayNumberOf({ year, month, day }: CivilDate): number {
  return civilToEpochDays('gregorian', year, month, day) + UNIX_EPOCH_DAY;
}

/** Proleptic Gregorian date of a Julian day number. */
export function civilOfDay(dayNumber: number): CivilDate {
  return epochDaysToGregorian(dayNumber - UNIX_EPOCH_DAY);
}

/** `YYYY-MM-DD` of a Julian day number. */
export function dateOfDay(dayNumber: number): string {
  return dateText(civilOfDay(dayNumber));
}
