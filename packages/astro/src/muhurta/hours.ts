import type { Span } from '../elections/spans.ts';
import type { Limb } from '../vedic/panchang/limbs.ts';
import { listDurmuhurtas } from '../vedic/panchang/muhurtas.ts';
import { nakshatraGhatis } from '../vedic/panchang/nakshatra-ghatis.ts';
import { KALAM_EIGHTHS, kalamSpan, type KalamId, type SunDay } from '../vedic/panchang/parts-of-day.ts';
import { wholeDay } from './days.ts';
import type { MuhurtaQuestion, Sieve } from './rules.ts';

/** Nakshatras whose last or first two ghatis, of sixty, are a junction. */
const GANDANTA_ENDS: ReadonlySet<string> = new Set(['ashlesha', 'jyeshtha', 'revati']);
const GANDANTA_STARTS: ReadonlySet<string> = new Set(['ashwini', 'magha', 'mula']);
const GANDANTA_GHATIS = 2;

/** Excludes parts of days and of nakshatras. Only days in which something is left are looked at. */
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

/** The days of which something is left. */
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
