import type { MuhurtaSearch } from '@theia-astro/astro/muhurta/search';
import type { DaySky } from '@theia-astro/astro/vedic/panchang/day-sky';
import { dayPeriods } from '@theia-astro/astro/vedic/panchang/day-periods';
import { abhijitSpan } from '@theia-astro/astro/vedic/panchang/muhurtas';
import { nakshatraGhatis } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import type { Span, SunDay } from '@theia-astro/astro/vedic/panchang/parts-of-day';
import { overlap, touching } from '@theia-astro/astro/vedic/panchang/limbs';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import type { InstantWriter } from '../vedic-parts/wire.ts';
import { WEEKDAYS } from '../vedic-parts/panchang-shape.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { MUHURTA_FAVOURS, muhurtaWindowSchema } from './schema.ts';

/** The local date of a Julian day. */
export type DateWriter = (jdUt: number) => string;

/** Windows with what they have. */
export function wireWindows(
  { windows, facts }: MuhurtaSearch,
  sky: DaySky,
  at: InstantWriter,
  dateAt: DateWriter,
): Wire<typeof muhurtaWindowSchema>[] {
  const { days, tithis, nakshatras, yogas, karanas, rising } = facts;
  const favours = favoursOfDays(sky, nakshatras);
  return windows.map((window) => {
    const ids = <Id>(limbs: readonly (Span & { readonly id: Id })[]): Id[] =>
      touching(limbs, window).map(({ id }) => id);
    const day = days.findLast(({ sunriseJdUt }) => sunriseJdUt <= window.startJdUt)!;
    return {
      starts_at: at(window.startJdUt),
      ends_at: at(window.endJdUt),
      date: dateAt(day.sunriseJdUt),
      vara: WEEKDAYS[day.weekdayIndex]!,
      tithi: ids(tithis),
      nakshatra: ids(nakshatras),
      yoga: ids(yogas),
      karana: ids(karanas),
      lagna: touching(rising, window).map(({ signIndex }) => signByIndex(signIndex)),
      favours: favours(window, day).map(({ id, startJdUt, endJdUt }) => ({
        id,
        starts_at: at(startJdUt),
        ends_at: at(endJdUt),
      })),
    };
  });
}

type Favour = Span & { readonly id: (typeof MUHURTA_FAVOURS)[number] };

/** What favours a part of a window of a day; each day is looked at once. */
function favoursOfDays(
  sky: DaySky,
  nakshatras: MuhurtaSearch['facts']['nakshatras'],
): (window: Span, day: SunDay) => Favour[] {
  const known = new Map<SunDay, readonly Favour[]>();
  const ofDay = (day: SunDay): readonly Favour[] => {
    const whole = { startJdUt: day.sunriseJdUt, endJdUt: day.nextSunriseJdUt };
    const abhijit = abhijitSpan(day);
    const favours: Favour[] = abhijit === null ? [] : [{ id: 'abhijit', ...abhijit }];
    for (const { startJdUt, endJdUt } of nakshatraGhatis(touching(nakshatras, whole), whole, 'panchanga').amritaKala)
      favours.push({ id: 'amrita_kala', startJdUt, endJdUt });
    for (const { id, ...span } of dayPeriods(sky, whole, day.weekdayIndex))
      if (id === 'sarvartha_siddhi' || id === 'amrita_siddhi') favours.push({ id, ...span });
    return favours;
  };
  return (window, day) => {
    const favours = known.get(day) ?? ofDay(day);
    known.set(day, favours);
    return favours
      .flatMap(({ id, ...span }) => overlap(span, window).map((part) => ({ id, ...part })))
      .toSorted((a, b) => a.startJdUt - b.startJdUt);
  };
}
