import type { MuhurtaSearch } from '@theia-astro/astro/muhurta/search';
import type { DaySky } from '@theia-astro/astro/vedic/panchang/day-sky';
import { dayPeriods } from '@theia-astro/astro/vedic/panchang/day-periods';
import { abhijitSpan } from '@theia-astro/astro/vedic/panchang/muhurtas';
import { nakshatraGhatis } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import type { Span, SunDay } from '@theia-astro/astro/vedic/panchang/parts-of-day';
import { overlap, touching } from '@theia-astro/astro/vedic/panchang/limbs';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import {
  type Exclusion,
  generalSourceOf,
  MUHURTA_PURPOSES,
  MUHURTA_RULES,
  type MuhurtaRuleId,
  stepOf,
} from '@theia-astro/astro/muhurta/rules';
import type { InstantWriter } from '../vedic-parts/wire.ts';
import { WEEKDAYS } from '../vedic-parts/panchang-shape.ts';
import type { Wire } from '../wire/wire.ts';
import type { MUHURTA_FAVOURS, muhurtaWindowSchema, muhurtaResponseSchema } from './schema.ts';
import type { MuhurtaRequest } from './request.ts';

/** The local date of a Julian day. */
type DateWriter = (jdUt: number) => string;

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

type Answer = Wire<typeof muhurtaResponseSchema>;
const PERSONS = ['person_a', 'person_b'] as const;

/** Every rule that was obeyed, in order of its step, and when it excludes. */
export function wireRules(request: MuhurtaRequest, { exclusions }: MuhurtaSearch, at: InstantWriter): Answer['rules'] {
  const byRule = Map.groupBy(exclusions, ({ rule }) => rule);
  const { source } = MUHURTA_PURPOSES[request.purpose];
  return MUHURTA_RULES.filter((id) => applies(request, id)).map((id) => ({
    id,
    step: stepOf(id),
    source: generalSourceOf(id) ?? source,
    ...(request.include.has('exclusions')
      ? {
          excluded: (byRule.get(id) ?? []).map(({ cause, house, person, startJdUt, endJdUt }) => ({
            cause,
            ...(house === undefined ? {} : { house }),
            ...(person === undefined ? {} : { person: PERSONS[person]! }),
            starts_at: at(startJdUt),
            ends_at: at(endJdUt),
          })),
        }
      : {}),
  }));
}

function applies({ purpose, direction, persons, panchakaCount, ignored }: MuhurtaRequest, id: MuhurtaRuleId): boolean {
  const { seasons, lunarMonths, sunSigns, lagnas, forbidden, dayPart } = MUHURTA_PURPOSES[purpose];
  if (ignored.has(id)) return false;
  switch (id) {
    case 'lunar_month':
      return lunarMonths !== undefined;
    case 'solar_month':
      return sunSigns !== undefined;
    case 'lagna':
      return lagnas !== undefined;
    case 'houses':
      return forbidden !== undefined;
    case 'day_part':
      return dayPart !== undefined;
    case 'direction':
      return direction !== null;
    case 'panchaka':
      return panchakaCount !== null;
    case 'birth_nakshatra':
    case 'tara_bala':
    case 'chandra_bala':
    case 'lagna_eighth':
      return persons.length > 0;
    default:
      return stepOf(id) !== 'season' || seasons.includes(id);
  }
}

/** The vedic days of a range without a window, each with everything that excludes a part of it. */
export function wireDays(
  { windows, exclusions, facts }: MuhurtaSearch,
  range: { readonly startJdUt: number; readonly endJdUt: number },
  dateAt: DateWriter,
): NonNullable<Answer['days']> {
  return facts.days.flatMap(({ sunriseJdUt, nextSunriseJdUt }) => {
    const startJdUt = Math.max(sunriseJdUt, range.startJdUt);
    const endJdUt = Math.min(nextSunriseJdUt, range.endJdUt);
    const within = (span: { readonly startJdUt: number; readonly endJdUt: number }): boolean =>
      span.startJdUt < endJdUt && span.endJdUt > startJdUt;
    if (startJdUt >= endJdUt || touching(windows, { startJdUt, endJdUt }).length > 0) return [];
    const reasons = new Map<string, Pick<Exclusion, 'rule' | 'cause'>>();
    for (const exclusion of exclusions)
      if (within(exclusion)) reasons.set(`${exclusion.rule} ${exclusion.cause}`, exclusion);
    return [
      {
        date: dateAt(sunriseJdUt),
        reasons: [...reasons.values()].map(({ rule, cause }) => ({ rule, cause })),
      },
    ];
  });
}
