import type { Span } from '../elections/spans.ts';
import { grahaMotion } from '../vedic/chart-grahas.ts';
import { type Limb, overlap, touching } from '../vedic/panchang/limbs.ts';
import type { SunDay } from '../vedic/panchang/parts-of-day.ts';
import { panchakaSpans, risingSigns, type RisingSign } from '../vedic/panchang/rising-signs.ts';
import { GRAHAS, houseFromSign, modulo, signLordAt, type GrahaId } from '../vedic/zodiac.ts';
import { SIGNS } from '../zodiac/signs.ts';
import { signStays, type SignStay } from './calendar.ts';
import { daysWith, wholeDay } from './days.ts';
import type { ForbiddenHouse, HouseGuest, MuhurtaQuestion, Sieve } from './rules.ts';

/** Rising signs of days closer than this are searched for together. */
const NEAR_DAYS = 2;
const BENEFICS: ReadonlySet<GrahaId> = new Set(['mercury', 'jupiter', 'venus']);
const MALEFICS: ReadonlySet<GrahaId> = new Set(['sun', 'mars', 'saturn', 'rahu', 'ketu']);

/** Excludes rising signs, grahas in forbidden houses, signs eighth from a birth, panchaka, and windows that are too short. Returns the rising signs that were examined. */
export function excludeLagnas(
  sieve: Sieve,
  question: MuhurtaQuestion,
  facts: {
    readonly days: readonly SunDay[];
    readonly tithis: readonly Limb<'tithi'>[];
    readonly nakshatras: readonly Limb<'nakshatra'>[];
  },
): RisingSign[] {
  const { ephemeris, place, frame, purpose, persons, panchakaCount, shortestDays } = question;
  const { lagnas, forbidden = [] } = purpose;
  const days = daysWith(facts.days, sieve.left);
  const rising = stretches(days).flatMap((stretch) => risingSigns(ephemeris, place, frame, stretch));
  for (const sign of rising) {
    const cause = SIGNS[sign.signIndex]!;
    if (lagnas !== undefined && !lagnas.includes(sign.signIndex)) sieve.exclude([sign], { rule: 'lagna', cause });
    persons.forEach(({ moonSignIndex, lagnaSignIndex }, person) => {
      for (const birth of new Set([moonSignIndex, lagnaSignIndex]))
        if (birth !== null && modulo(sign.signIndex - birth, 12) === 7)
          sieve.exclude([sign], { rule: 'lagna_eighth', cause, person });
    });
  }
  if (forbidden.length > 0 && sieve.obeys('houses')) excludeHouses(sieve, question, rising, forbidden);
  if (panchakaCount !== null && sieve.obeys('panchaka'))
    for (const day of days) {
      const own = { ...wholeDay(day), weekdayIndex: day.weekdayIndex };
      const [signs, tithis, nakshatras] = [
        touching(rising, own),
        touching(facts.tithis, own),
        touching(facts.nakshatras, own),
      ];
      for (const span of panchakaSpans(signs, tithis, nakshatras, own, panchakaCount))
        if (span.panchaka !== null) sieve.exclude([span], { rule: 'panchaka', cause: span.panchaka });
    }
  sieve.endStep();
  sieve.cutAt(facts.days.map(wholeDay));
  for (const span of sieve.left)
    if (span.endJdUt - span.startJdUt < shortestDays) sieve.exclude([span], { rule: 'duration', cause: 'too_short' });
  sieve.endStep();
  return rising;
}

function stretches(days: readonly SunDay[]): Span[] {
  const found: { startJdUt: number; endJdUt: number }[] = [];
  for (const { startJdUt, endJdUt } of days.map(wholeDay)) {
    const last = found.at(-1);
    if (last !== undefined && startJdUt - last.endJdUt < NEAR_DAYS) last.endJdUt = endJdUt;
    else found.push({ startJdUt, endJdUt });
  }
  return found;
}

function excludeHouses(
  sieve: Sieve,
  { ephemeris, frame, node, range }: MuhurtaQuestion,
  rising: readonly RisingSign[],
  forbidden: readonly ForbiddenHouse[],
): void {
  const stays = new Map<GrahaId, SignStay[]>(
    GRAHAS.map((graha) => [graha, signStays(grahaMotion(ephemeris, graha, frame, node), range)]),
  );
  for (const sign of rising) {
    if (touching(sieve.left, sign).length === 0) continue;
    for (const graha of GRAHAS) {
      const houses = forbiddenHouses(forbidden, graha, sign.signIndex);
      if (houses.size === 0) continue;
      for (const stay of stays.get(graha)!) {
        const house = houseFromSign(stay.signIndex, sign.signIndex);
        if (houses.has(house)) sieve.exclude(overlap(sign, stay), { rule: 'houses', cause: graha, house });
      }
    }
  }
}

function forbiddenHouses(forbidden: readonly ForbiddenHouse[], graha: GrahaId, lagnaIndex: number): Set<number> {
  const is = (guest: HouseGuest): boolean =>
    guest === 'any' ||
    guest === graha ||
    (guest === 'benefics' && BENEFICS.has(graha)) ||
    (guest === 'malefics' && MALEFICS.has(graha)) ||
    (guest === 'lagna_lord' && signLordAt(lagnaIndex) === graha);
  return new Set(forbidden.filter(({ who }) => who.some(is)).flatMap(({ houses }) => houses));
}
