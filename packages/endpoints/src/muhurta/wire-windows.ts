import type { MuhurtaSearch } from '@theia-astro/astro/muhurta/search';
import type { DaySky } from '@theia-astro/astro/vedic/panchang/day-sky';
import { dayPeriods } from '@theia-astro/astro/vedic/panchang/day-periods';
import { abhijitSpan } from '@theia-astro/astro/vedic/panchang/muhurtas';
import { nakshatraGhatis } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import type { Span, SunDay } from '@theia-astro/astro/vedic/panchang/parts-of-day';
import { overlap } from '@theia-astro/astro/vedic/panchang/spans';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import type { InstantWriter } from '../vedic-parts/instants.ts';
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
  return windows.map((window) => {
    const touching = <Fact extends Span>(spans: readonly Fact[]): Fact[] =>
      spans.filter((span) => overlap(span, window).length > 0);
    const day = days.findLast(({ sunriseJdUt }) => sunriseJdUt <= window.startJdUt)!;
    return {
      starts_at: at(window.startJdUt),
      ends_at: at(window.endJdUt),
      date: dateAt(day.sunriseJdUt),
      vara: WEEKDAYS[day.weekdayIndex]!,
      tithi: touching(tithis).map(({ id }) => id),
      nakshatra: touching(nakshatras).map(({ id }) => id),
      yoga: touching(yogas).map(({ id }) => id),
      karana: touching(karanas).map(({ id }) => id),
      lagna: touching(rising).map(({ signIndex }) => signByIndex(signIndex)),
      favours: favoursOf(window, day, sky, facts.nakshatras).map(({ id, startJdUt, endJdUt }) => ({
        id,
        starts_at: at(startJdUt),
        ends_at: at(endJdUt),
      })),
    };
  });
}

type Favour = Span & { readonly id: (typeof MUHURTA_FAVOURS)[number] };

function favoursOf(window: Span, day: SunDay, sky: DaySky, nakshatras: MuhurtaSearch['facts']['nakshatras']): Favour[] {
  const { weekdayIndex, sunriseJdUt: startJdUt, nextSunriseJdUt: endJdUt } = day;
  const abhijit = abhijitSpan(day);
  const favours: Favour[] = abhijit === null ? [] : [{ id: 'abhijit', ...abhijit }];
  for (const { startJdUt: from, endJdUt: until } of nakshatraGhatis(nakshatras, window, 'panchanga').amritaKala)
    favours.push({ id: 'amrita_kala', startJdUt: from, endJdUt: until });
  for (const { id, ...span } of dayPeriods(sky, { startJdUt, endJdUt }, weekdayIndex))
    if (id === 'sarvartha_siddhi' || id === 'amrita_siddhi') favours.push({ id, ...span });
  return favours
    .flatMap(({ id, ...span }) => overlap(span, window).map((part) => ({ id, ...part })))
    .toSorted((a, b) => a.startJdUt - b.startJdUt);
}
