import type { Span } from '../panchang/parts-of-day.ts';
import type { DayBook, FestivalDay } from './days.ts';

/**
 * The times of a day at which a tithi is asked for. Dharmasindhu, first pariccheda: the day from sunrise to sunset has
 * five parts of three muhurtas (pratah, sangava, madhyahna, aparahna, sayahna); pradosha is three muhurtas after sunset,
 * nishita the eighth muhurta of the night, arunodaya four ghatis (96 minutes) before sunrise; purvahna the first half
 * of the day; `ninth_muhurta` the end of the ninth muhurta of the day (18 ghatis); `moonrise` that of the evening;
 * `moonrise_to_sunrise` the end of the night from the rise of the waning Moon, arunodaya where it does not rise.
 */
export const KALAS = [
  'arunodaya',
  'sunrise',
  'purvahna',
  'madhyahna',
  'ninth_muhurta',
  'aparahna',
  'sunset',
  'pradosha',
  'moonrise',
  'moonrise_to_sunrise',
  'nishita',
  'midnight',
] as const;
export type Kala = (typeof KALAS)[number];

export const ARUNODAYA_DAYS = 96 / 1440;

/** A part of one day. An instant starts and ends at once. Null where the Sun does not rise or set, or the Moon not rise. */
export function kalaOf(book: DayBook, day: FestivalDay, kala: Kala): Span | null {
  const { sunriseJdUt: rise, sunsetJdUt: set, nextSunriseJdUt: next } = day;
  if (rise === null || set === null || next === null) return null;
  const ofDay = (from: number, to: number): Span => span(rise, set, from, to);
  const ofNight = (from: number, to: number): Span => span(set, next, from, to);
  switch (kala) {
    case 'arunodaya':
      return { startJdUt: rise - ARUNODAYA_DAYS, endJdUt: rise };
    case 'sunrise':
      return { startJdUt: rise, endJdUt: rise };
    case 'purvahna':
      return ofDay(0, 1 / 2);
    case 'madhyahna':
      return ofDay(2 / 5, 3 / 5);
    case 'ninth_muhurta':
      return ofDay(3 / 5, 3 / 5);
    case 'aparahna':
      return ofDay(3 / 5, 4 / 5);
    case 'sunset':
      return { startJdUt: set, endJdUt: set };
    case 'pradosha':
      return ofNight(0, 1 / 5);
    case 'nishita':
      return ofNight(7 / 15, 8 / 15);
    case 'midnight':
      return ofNight(1 / 2, 1 / 2);
    case 'moonrise': {
      const moonrise = book.eveningMoonriseJdUt(day);
      return moonrise === null ? null : { startJdUt: moonrise, endJdUt: moonrise };
    }
    case 'moonrise_to_sunrise': {
      const moonrise = book.dawnMoonriseJdUt(day) ?? rise - ARUNODAYA_DAYS;
      return { startJdUt: Math.min(moonrise, rise), endJdUt: rise };
    }
  }
}

const span = (start: number, end: number, from: number, to: number): Span => ({
  startJdUt: start + (end - start) * from,
  endJdUt: start + (end - start) * to,
});

/** Days that a span shares with a kala; an instant within the span counts as a very short time. */
export function sharedDays(kala: Span, { startJdUt, endJdUt }: Span): number {
  if (kala.startJdUt === kala.endJdUt)
    return startJdUt <= kala.startJdUt && kala.startJdUt < endJdUt ? Number.EPSILON : 0;
  return Math.max(0, Math.min(kala.endJdUt, endJdUt) - Math.max(kala.startJdUt, startJdUt));
}
