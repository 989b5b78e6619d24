import type { Span } from '../elections/spans.ts';
import { isAdverseTara, NAKSHATRAS, taraOfCount } from '../vedic/nakshatra.ts';
import { type Limb, overlap } from '../vedic/panchang/limbs.ts';
import { listDurmuhurtas } from '../vedic/panchang/muhurtas.ts';
import { nakshatraGhatis } from '../vedic/panchang/nakshatra-ghatis.ts';
import { KALAM_EIGHTHS, type KalamId, kalamSpan, type SunDay } from '../vedic/panchang/parts-of-day.ts';
import { modulo } from '../vedic/zodiac.ts';
import { SIGNS } from '../zodiac/signs.ts';
import type { LunarDay, SignStay } from './calendar.ts';
import type { MuhurtaDirection, MuhurtaQuestion, Sieve } from './rules.ts';

const WEEKDAY_NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** Ghatis at the start of a yoga that are excluded, of its sixty. Muhurta Chintamani 1. */
const YOGA_GHATIS: Readonly<Record<string, number>> = {
  vishkambha: 3,
  vajra: 3,
  shula: 5,
  ganda: 6,
  atiganda: 6,
  vyaghata: 9,
  parigha: 30,
  vyatipata: 60,
  vaidhriti: 60,
};
/** Sixteen ghatis of 24 minutes before and after the Sun enters a sign. */
const SANKRANTI_DAYS = (16 * 24) / 1440;
/** The direction to avoid on each weekday, Sunday first. */
const SHULA: readonly MuhurtaDirection[] = ['west', 'east', 'north', 'north', 'south', 'west', 'east'];
/** Signs of the Moon from that of the birth: never good, and good in the bright half only. */
const MOON_NEVER: ReadonlySet<number> = new Set([4, 8, 12]);
const MOON_WAXING: ReadonlySet<number> = new Set([2, 5, 9]);

export interface DayFacts {
  readonly days: readonly SunDay[];
  readonly tithis: readonly LunarDay[];
  readonly nakshatras: readonly Limb<'nakshatra'>[];
  readonly yogas: readonly Limb<'yoga'>[];
  readonly karanas: readonly Limb<'karana'>[];
  readonly sun: readonly SignStay[];
  readonly moon: readonly SignStay[];
}

/** Excludes weekdays, limbs, sankranti and what is adverse for the persons. */
export function excludeDays(
  sieve: Sieve,
  { purpose, direction, persons, range }: MuhurtaQuestion,
  facts: DayFacts,
): void {
  const { days, tithis, nakshatras, yogas, karanas, sun, moon } = facts;
  const spans = days.map(wholeDay);
  days.forEach(({ weekdayIndex }, index) => {
    const cause = WEEKDAY_NAMES[weekdayIndex]!;
    if (!purpose.weekdays.includes(weekdayIndex)) sieve.exclude([spans[index]!], { rule: 'vara', cause });
    if (direction !== null && SHULA[weekdayIndex] === direction)
      sieve.exclude([spans[index]!], { rule: 'direction', cause });
  });
  excludeSunless(sieve, spans, range);
  for (const tithi of tithis) {
    if (!purpose.tithis.includes(tithi.index)) sieve.exclude([tithi], { rule: 'tithi', cause: tithi.id });
    const sunrises = days.filter(
      ({ sunriseJdUt }) => tithi.startJdUt <= sunriseJdUt && sunriseJdUt < tithi.endJdUt,
    ).length;
    const known = spans.length > 0 && tithi.startJdUt >= spans[0]!.startJdUt && tithi.endJdUt <= spans.at(-1)!.endJdUt;
    if (known && sunrises !== 1)
      sieve.exclude([tithi], { rule: 'tithi_kshaya_vriddhi', cause: sunrises === 0 ? 'kshaya' : 'vriddhi' });
  }
  for (const nakshatra of nakshatras)
    if (!purpose.nakshatras.includes(nakshatra.id))
      sieve.exclude([nakshatra], { rule: 'nakshatra', cause: nakshatra.id });
  for (const { id, startJdUt, endJdUt } of yogas) {
    const ghatis = YOGA_GHATIS[id];
    if (ghatis === undefined) continue;
    sieve.exclude([{ startJdUt, endJdUt: startJdUt + ((endJdUt - startJdUt) * ghatis) / 60 }], {
      rule: 'yoga',
      cause: id,
    });
  }
  for (const karana of karanas)
    if (karana.id === 'vishti') sieve.exclude([karana], { rule: 'vishti', cause: 'vishti' });
  for (const { startJdUt, signIndex } of sun)
    sieve.exclude([{ startJdUt: startJdUt - SANKRANTI_DAYS, endJdUt: startJdUt + SANKRANTI_DAYS }], {
      rule: 'sankranti',
      cause: SIGNS[signIndex]!,
    });
  persons.forEach(({ nakshatraIndex, moonSignIndex }, person) => {
    for (const nakshatra of nakshatras) {
      const count = modulo(nakshatra.index - 1 - nakshatraIndex, 27) + 1;
      if (count === 1)
        sieve.exclude([nakshatra], { rule: 'birth_nakshatra', cause: NAKSHATRAS[nakshatraIndex]!, person });
      if (isAdverseTara(count)) sieve.exclude([nakshatra], { rule: 'tara_bala', cause: taraOfCount(count), person });
    }
    for (const stay of moon) {
      const house = modulo(stay.signIndex - moonSignIndex, 12) + 1;
      const reason = { rule: 'chandra_bala', cause: SIGNS[stay.signIndex]!, house, person } as const;
      if (MOON_NEVER.has(house)) sieve.exclude([stay], reason);
      else if (MOON_WAXING.has(house))
        sieve.exclude(
          tithis.filter(({ index }) => index > 15).flatMap((tithi) => overlap(tithi, stay)),
          reason,
        );
    }
  });
  sieve.endStep();
}

/** Time in no vedic day has no weekday and no muhurta. */
function excludeSunless(sieve: Sieve, days: readonly Span[], { startJdUt, endJdUt }: Span): void {
  const edges = [startJdUt, ...days.flatMap((day) => [day.startJdUt, day.endJdUt]), endJdUt];
  for (let index = 0; index < edges.length; index += 2)
    if (edges[index + 1]! > edges[index]!)
      sieve.exclude([{ startJdUt: edges[index]!, endJdUt: edges[index + 1]! }], {
        rule: 'no_sunrise',
        cause: 'no_sunrise',
      });
}

export const wholeDay = ({ sunriseJdUt, nextSunriseJdUt }: SunDay): Span => ({
  startJdUt: sunriseJdUt,
  endJdUt: nextSunriseJdUt,
});

/** Nakshatras whose last or first two ghatis, of sixty, are a junction. */
const GANDANTA_ENDS: ReadonlySet<string> = new Set(['ashlesha', 'jyeshtha', 'revati']);
const GANDANTA_STARTS: ReadonlySet<string> = new Set(['ashwini', 'magha', 'mula']);
const GANDANTA_GHATIS = 2;

/** Excludes parts of days and of nakshatras. Only examines days in which something is left. */
export function excludeHours(
  sieve: Sieve,
  { purpose, varjyamTable, range }: MuhurtaQuestion,
  { days, nakshatras }: { readonly days: readonly SunDay[]; readonly nakshatras: readonly Limb<'nakshatra'>[] },
): void {
  for (const day of daysWith(days, sieve.left)) {
    if (purpose.dayPart !== undefined)
      sieve.exclude(outside(purpose.dayPart, day), { rule: 'day_part', cause: purpose.dayPart });
    for (const kalam of Object.keys(KALAM_EIGHTHS) as KalamId[])
      sieve.exclude([kalamSpan(kalam, day)], { rule: kalam, cause: kalam });
    for (const muhurta of listDurmuhurtas(day)) sieve.exclude([muhurta], { rule: 'durmuhurta', cause: muhurta.id });
  }
  for (const span of nakshatraGhatis(nakshatras, range, varjyamTable).varjyam)
    sieve.exclude([span], { rule: 'varjyam', cause: span.nakshatra });
  for (const { id, startJdUt, endJdUt } of nakshatras) {
    const ghatisDays = ((endJdUt - startJdUt) * GANDANTA_GHATIS) / 60;
    if (GANDANTA_ENDS.has(id))
      sieve.exclude([{ startJdUt: endJdUt - ghatisDays, endJdUt }], { rule: 'gandanta', cause: id });
    if (GANDANTA_STARTS.has(id))
      sieve.exclude([{ startJdUt, endJdUt: startJdUt + ghatisDays }], { rule: 'gandanta', cause: id });
  }
  sieve.endStep();
}

/** The days that are not excluded entirely. */
export function daysWith(days: readonly SunDay[], left: readonly Span[]): SunDay[] {
  let next = 0;
  return days.filter(({ sunriseJdUt, nextSunriseJdUt }) => {
    while (next < left.length && left[next]!.endJdUt <= sunriseJdUt) next += 1;
    return next < left.length && left[next]!.startJdUt < nextSunriseJdUt;
  });
}

function outside(part: 'day' | 'forenoon', day: SunDay): Span[] {
  const { sunriseJdUt, sunsetJdUt } = day;
  const endJdUt = part === 'day' ? sunsetJdUt : sunriseJdUt + ((sunsetJdUt - sunriseJdUt) * 2) / 3;
  return [{ startJdUt: endJdUt, endJdUt: wholeDay(day).endJdUt }];
}
