import { SIDEREAL_YEAR_DAYS, solarReturn, TROPICAL_YEAR_DAYS } from '@theia-astro/astro/cycle/solar-year';
import {
  MAX_SEARCH_DAYS,
  nextReturns,
  previousReturns,
  returnsBetween,
  type BodyReturn,
  type Returning,
} from '@theia-astro/astro/returns/find';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { ResolutionSettings } from '../request/asked.ts';
import { Problem } from '../problem.ts';
import { instantTextOfJd, utcMsOfJd } from '../time/instant-text.ts';
import { type CivilDate, utcMsToCivil } from '../time/date-text.ts';
import { dateOutOfRange, FIRST_YEAR, LAST_YEAR, toJulianDays } from '../time/range.ts';
import { MIDNIGHT, resolveWallClock, zoneFactsAt, type WallClockPlace } from '../resolve/resolve-time.ts';
import type { ReturnRequest } from '../western/returns/asked.ts';

export interface Chosen {
  readonly returns: readonly BodyReturn[];
  readonly warnings: readonly Warning[];
}

/** Inputs for choosing returns. */
export interface Choosing {
  readonly context: CalculationContext;
  readonly request: ReturnRequest;
  readonly returning: Returning;
  /** The year of the birthday at the birth place; solar returns are counted from it. */
  readonly birthYear: number;
  /** The place where local years are counted, for the other bodies. */
  readonly at: WallClockPlace;
}

/**
 * The returns of a request (docs/methods/returns-and-progressions.md). A converse return is as long before the birth as its counterpart is after
 * it: the requested time is mirrored at the birth, and returns are counted back from there.
 * @throws Problem 422 `event_not_found`, `date_out_of_range`
 */
export function chooseReturns(choosing: Choosing): Chosen {
  const {
    request: { choice },
    context,
  } = choosing;
  const { ephemeris } = context;
  const chosen =
    choice.kind === 'year'
      ? ofYear(choosing, choice.year)
      : choice.kind === 'after'
        ? from(choosing, toJulianDays(ephemeris, choice.utcMs, choice.field).jdUt, choice.count)
        : choice.kind === 'before'
          ? upTo(choosing, toJulianDays(ephemeris, choice.utcMs, 'before').jdUt, choice.count)
          : aroundNow(choosing, toJulianDays(ephemeris, context.nowMs, null).jdUt, choice.count);
  const returns =
    choice.kind === 'year' && choice.count !== null ? chosen.returns.slice(0, choice.count) : chosen.returns;
  if (returns.length === 0) throw notFound(choosing);
  return { returns, warnings: chosen.warnings };
}

function ofYear(choosing: Choosing, year: number): Chosen {
  return choosing.request.type === 'solar' ? ofBirthday(choosing, year) : ofCalendarYear(choosing, year);
}

/**
 * The solar return of the birthday of a year: exactly one per year, even when it falls on the other side of New Year.
 */
function ofBirthday({ returning, request, birthYear, context: { ephemeris } }: Choosing, year: number): Chosen {
  if (year < FIRST_YEAR || year > LAST_YEAR) throw dateOutOfRange('year', `The year ${year}`);
  const age = request.converse ? -Math.abs(year - birthYear) : year - birthYear;
  const found = solarReturn(
    returning,
    age === 0 ? 1 : age,
    isSidereal(request) ? SIDEREAL_YEAR_DAYS : TROPICAL_YEAR_DAYS,
  );
  if (found === null) throw dateOutOfRange('year', `The solar return of ${year}`);
  if (age === 0) {
    const message = `The Sun returns for the first time a year after the birth in ${birthYear}; that return is given, ${instantTextOfJd(ephemeris, found.jdUt)}.`;
    return { returns: [found], warnings: [{ code: 'no_return_in_year', message, field: 'year' }] };
  }
  return { returns: [found], warnings: age < 0 && !request.converse ? [converseAssumed('year')] : [] };
}

function isSidereal({ precessionCorrected, settings }: Choosing['request']): boolean {
  return precessionCorrected || settings.chart.ayanamsa !== null;
}

function ofCalendarYear(choosing: Choosing, year: number): Chosen {
  const { returning, request } = choosing;
  const { birthJdUt } = returning;
  const birthYear = localYear(choosing, birthJdUt);
  const mirrored = request.converse && year > birthYear ? 2 * birthYear - year : year;
  const [begin, end] = [startOfYear(choosing, mirrored), startOfYear(choosing, mirrored + 1)];
  const back = request.converse || mirrored < birthYear;
  const found = back
    ? returnsBetween(returning, begin, Math.min(end, birthJdUt)).toReversed()
    : returnsBetween(returning, Math.max(begin, birthJdUt), end);
  const assumed = back && !request.converse ? [converseAssumed('year')] : [];
  if (found.length > 0) return { returns: back && !request.converse ? found.toReversed() : found, warnings: assumed };
  const [other] =
    back && request.converse ? previousReturns(returning, begin, 1, -Infinity) : nextReturns(returning, end, 1);
  if (other === undefined) return { returns: [], warnings: [] };
  const at = instantTextOfJd(choosing.context.ephemeris, other.jdUt);
  return {
    returns: [other],
    warnings: [
      ...assumed,
      {
        code: 'no_return_in_year',
        message: `There is no return in ${mirrored}; the ${back && request.converse ? 'one before' : 'next one'} is given, ${at}.`,
        field: 'year',
      },
    ],
  };
}

function from({ returning, request }: Choosing, jdUt: number, count: number): Chosen {
  const { birthJdUt } = returning;
  if (request.converse)
    return {
      returns: previousReturns(returning, Math.min(jdUt, 2 * birthJdUt - jdUt), count, -Infinity),
      warnings: [],
    };
  const assumed =
    jdUt < birthJdUt ? [converseAssumed(request.choice.kind === 'after' ? request.choice.field : 'after')] : [];
  return { returns: nextReturns(returning, jdUt, count), warnings: assumed };
}

function upTo({ returning }: Choosing, jdUt: number, count: number): Chosen {
  const isLife = jdUt > returning.birthJdUt;
  return {
    returns: previousReturns(returning, jdUt, count, isLife ? returning.birthJdUt : -Infinity).toReversed(),
    warnings: isLife ? [] : [converseAssumed('before')],
  };
}

function aroundNow({ returning, request }: Choosing, nowJdUt: number, count: number): Chosen {
  const { birthJdUt } = returning;
  if (!request.converse) {
    const previous = previousReturns(returning, nowJdUt, 1, birthJdUt);
    return { returns: [...previous, ...nextReturns(returning, Math.max(nowJdUt, birthJdUt), count)], warnings: [] };
  }
  const mirror = Math.min(nowJdUt, 2 * birthJdUt - nowJdUt);
  const nearer = nextReturns(returning, mirror, 1).filter(({ jdUt }) => jdUt < birthJdUt);
  return { returns: [...nearer, ...previousReturns(returning, mirror, count, -Infinity)], warnings: [] };
}

function startOfYear({ context, request, returning, at }: Choosing, year: number): number {
  const begin: CivilDate = { year, month: 1, day: 1 };
  if (year < FIRST_YEAR || year > LAST_YEAR + 1) throw dateOutOfRange('year', `The year ${year}`);
  const lenient: ResolutionSettings = { ...request.settings.resolution, timeResolution: 'earlier' };
  const { utcMs } = resolveWallClock(
    context.places,
    begin,
    MIDNIGHT,
    { ...at, dateField: 'year', timeField: 'year' },
    lenient,
  );
  const { year: utcYear } = utcMsToCivil(utcMs);
  if (utcYear < FIRST_YEAR || utcYear > LAST_YEAR)
    return utcYear < FIRST_YEAR ? context.ephemeris.range.reduced[0] : returning.motion.coverage[1];
  return toJulianDays(context.ephemeris, utcMs, 'year').jdUt;
}

function localYear({ context: { ephemeris, places }, at }: Choosing, jdUt: number): number {
  const utcMs = utcMsOfJd(ephemeris, jdUt);
  return utcMsToCivil(Math.round(utcMs + zoneFactsAt(places, at.zone, utcMs, at.geoLongitudeDeg).offsetSeconds * 1000))
    .year;
}

const converseAssumed = (field: string): Warning => ({
  code: 'converse_assumed',
  message: 'The requested time is before the birth: returns before the birth are given.',
  field,
});

function notFound({ request }: Choosing): Problem {
  if (request.choice.kind === 'before')
    return new Problem({
      code: 'event_not_found',
      field: 'before',
      message: `No ${request.type} return was found before that, from the birth on or within ${Math.round(MAX_SEARCH_DAYS / 365.25)} years.`,
      hint: 'Choose a later instant.',
    });
  return new Problem({
    code: 'event_not_found',
    field: 'type',
    message: `No ${request.type} return was found within ${Math.round(MAX_SEARCH_DAYS / 365.25)} years.`,
    hint: 'Slow bodies return once in a lifetime or never; choose another time or body.',
  });
}
