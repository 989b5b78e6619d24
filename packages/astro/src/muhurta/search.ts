import type { Span } from '../elections/spans.ts';
import { bodyMotion } from '../search/motion.ts';
import { daySky } from '../vedic/panchang/day-sky.ts';
import { limbsIn } from '../vedic/panchang/limbs.ts';
import type { RisingSign } from '../vedic/panchang/rising-signs.ts';
import { lunarDays, signStays, sunDays } from './calendar.ts';
import { type DayFacts, excludeDays, excludeHours } from './days.ts';
import { excludeLagnas } from './lagnas.ts';
import { type Exclusion, type MuhurtaQuestion, Sieve } from './rules.ts';
import { excludeSeasons } from './seasons.ts';

export interface MuhurtaSearch {
  /** Times that every rule allows, in order, each within one vedic day. */
  readonly windows: readonly Span[];
  /** Why the rest of the range is excluded, in order of time; a step lists what excludes the time that the steps before it left. */
  readonly exclusions: readonly Exclusion[];
  /** What holds when: limbs, weekdays and rising signs around the windows. */
  readonly facts: DayFacts & { readonly rising: readonly RisingSign[] };
}

/** Beyond both ends of the range, so that what touches it is known whole: days. */
const MARGIN_DAYS = 2;

/**
 * The times in a range that suit a purpose by its classical rules, and the reason of every exclusion. Windows and exclusions together are the whole
 * range. Only outside the polar circles, where every sign rises.
 * @throws DateOutOfRangeError, BodyUnavailableError
 */
export function findMuhurtas(question: MuhurtaQuestion): MuhurtaSearch {
  const { ephemeris, place, frame, range, utcOffsetSeconds, sunrise } = question;
  const wide = { startJdUt: range.startJdUt - MARGIN_DAYS, endJdUt: range.endJdUt + MARGIN_DAYS };
  const sky = daySky(ephemeris, frame);
  const sieve = new Sieve(range, question.ignored);
  const days = sunDays(ephemeris, place, utcOffsetSeconds, sunrise, wide);
  const tithis = lunarDays(ephemeris, frame, sky, wide);
  const sun = signStays(bodyMotion(ephemeris, 'sun', frame), wide);
  excludeSeasons(sieve, question, { tithis, sun, days });
  const facts = {
    days,
    tithis,
    sun,
    nakshatras: limbsIn(sky, 'nakshatra', range.startJdUt, range.endJdUt),
    yogas: limbsIn(sky, 'yoga', range.startJdUt, range.endJdUt),
    karanas: limbsIn(sky, 'karana', range.startJdUt, range.endJdUt),
    moon: question.persons.length === 0 ? [] : signStays(bodyMotion(ephemeris, 'moon', frame), range),
  };
  excludeDays(sieve, question, facts);
  excludeHours(sieve, question, facts);
  const rising = excludeLagnas(sieve, question, facts);
  return {
    windows: sieve.left,
    exclusions: joinedExclusions(sieve.exclusions),
    facts: { ...facts, rising },
  };
}

/** In order of time; what goes on without a gap for one reason is one. */
function joinedExclusions(exclusions: readonly Exclusion[]): Exclusion[] {
  const joined: Exclusion[] = [];
  const last = new Map<string, number>();
  for (const exclusion of exclusions.toSorted((a, b) => a.startJdUt - b.startJdUt || a.endJdUt - b.endJdUt)) {
    const { rule, cause, house, person, startJdUt, endJdUt } = exclusion;
    const reason = [rule, cause, house, person].join(' ');
    const before = last.get(reason);
    if (before !== undefined && joined[before]!.endJdUt >= startJdUt)
      joined[before] = { ...joined[before]!, endJdUt: Math.max(joined[before]!.endJdUt, endJdUt) };
    else {
      last.set(reason, joined.length);
      joined.push(exclusion);
    }
  }
  return joined;
}
