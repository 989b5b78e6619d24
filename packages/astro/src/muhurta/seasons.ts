import { bodyMotion, relativeMotion } from '../search/motion.ts';
import { crossings } from '../search/crossings.ts';
import { pathStations, tracePath } from '../search/path.ts';
import { eclipsesBetween } from '../eclipses/eclipses.ts';
import { holdingBetween, type Span } from '../elections/spans.ts';
import { isCombust } from '../vedic/dignity/dignity.ts';
import { LUNAR_MONTHS } from '../vedic/panchang/lunar-month.ts';
import type { SunDay } from '../vedic/panchang/parts-of-day.ts';
import { SIGNS } from '../zodiac/signs.ts';
import type { LunarDay, SignStay } from './calendar.ts';
import type { MuhurtaQuestion, Sieve } from './rules.ts';

/** Elongations at which a graha may become combust, degrees. */
const COMBUST_EDGES_DEG = { jupiter: [11, 349], venus: [8, 10, 350, 352] } as const;

/** Excludes months, seasons, combustion and the days of eclipses. @throws DateOutOfRangeError, BodyUnavailableError */
export function excludeSeasons(
  sieve: Sieve,
  question: MuhurtaQuestion,
  {
    tithis,
    sun,
    days,
  }: { readonly tithis: readonly LunarDay[]; readonly sun: readonly SignStay[]; readonly days: readonly SunDay[] },
): void {
  const { purpose, lunarMonth, range, ephemeris } = question;
  const { seasons, lunarMonths, sunSigns } = purpose;
  for (const tithi of tithis) {
    const { amanta, kshaya } = tithi.month;
    const month =
      lunarMonth === 'amanta' || tithi.index <= 15 || amanta.adhika ? amanta.id : LUNAR_MONTHS[amanta.index % 12]!;
    if (amanta.adhika && seasons.includes('adhika_month'))
      sieve.exclude([tithi], { rule: 'adhika_month', cause: amanta.id });
    if (kshaya !== null && seasons.includes('kshaya_month'))
      sieve.exclude([tithi], { rule: 'kshaya_month', cause: kshaya });
    if (lunarMonths !== undefined && !lunarMonths.includes(month))
      sieve.exclude([tithi], { rule: 'lunar_month', cause: month });
    if (seasons.includes('hari_shayana') && sleeps(tithi))
      sieve.exclude([tithi], { rule: 'hari_shayana', cause: amanta.id });
    if (seasons.includes('pitru_paksha') && amanta.id === 'bhadrapada' && !amanta.adhika && tithi.index > 15)
      sieve.exclude([tithi], { rule: 'pitru_paksha', cause: 'bhadrapada' });
  }
  for (const stay of sun)
    if (sunSigns !== undefined && !sunSigns.includes(stay.signIndex))
      sieve.exclude([stay], { rule: 'solar_month', cause: SIGNS[stay.signIndex]! });
  for (const graha of ['jupiter', 'venus'] as const)
    if (seasons.includes(`${graha}_combust`) && sieve.obeys(`${graha}_combust`))
      sieve.exclude(combustSpans(question, graha), { rule: `${graha}_combust`, cause: graha });
  if (seasons.includes('eclipse') && sieve.obeys('eclipse'))
    for (const { maximumJdUt, kind } of eclipsesBetween(ephemeris, range.startJdUt - 1, range.endJdUt + 1))
      sieve.exclude(
        days
          .map(({ sunriseJdUt, nextSunriseJdUt }) => ({ startJdUt: sunriseJdUt, endJdUt: nextSunriseJdUt }))
          .filter(({ startJdUt, endJdUt }) => startJdUt <= maximumJdUt && maximumJdUt < endJdUt),
        { rule: 'eclipse', cause: kind },
      );
  sieve.endStep();
}

/** Vishnu sleeps from the eleventh of the bright half of ashadha to that of kartika. */
function sleeps({ index, month: { amanta } }: LunarDay): boolean {
  const { id, adhika } = amanta;
  if (id === 'ashadha') return !adhika && index >= 11;
  if (id === 'kartika') return adhika || index < 11;
  return id === 'shravana' || id === 'bhadrapada' || id === 'ashvina';
}

function combustSpans({ ephemeris, frame, range }: MuhurtaQuestion, graha: 'jupiter' | 'venus'): Span[] {
  const motion = bodyMotion(ephemeris, graha, frame);
  const sun = bodyMotion(ephemeris, 'sun', frame);
  const path = tracePath(relativeMotion(motion, sun), range.startJdUt, range.endJdUt);
  const turns = pathStations(tracePath(motion, range.startJdUt, range.endJdUt));
  const changes = [...crossings(path, COMBUST_EDGES_DEG[graha]), ...turns].map(({ jdUt }) => jdUt);
  return holdingBetween(range, changes, (jdUt) => {
    const { longitudeDeg, speedDegPerDay } = motion.at(jdUt);
    return isCombust(graha, longitudeDeg, sun.at(jdUt).longitudeDeg, speedDegPerDay < 0);
  });
}
