import { SIDEREAL_YEAR_DAYS, solarYear, type SolarYear, TROPICAL_YEAR_DAYS } from '@theia-astro/astro/cycle/solar-year';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { describeReturning } from '../western/returns/returning.ts';
import { type Uncertainty, birthUncertainty, returnUncertainty } from '../resolve/uncertainty.ts';
import type { Venue } from '../western/returns/asked.ts';
import { localBirthYear } from '../resolve/birth-day.ts';
import { utcMsToCivil } from '../time/date-text.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { utcMsOfJd } from '../time/instant-text.ts';
import { dateOutOfRange } from '../time/range.ts';
import { zoneFactsAt } from '../resolve/resolve-time.ts';
import { asReturnRequest, type YearlyCycleRequest } from './request.ts';

/** The year of life that begins in a calendar year. */
export interface CycleSpan extends SolarYear {
  readonly year: number;
  readonly age: number;
  readonly fromJdUt: number;
  /** Uncertainty of the solar return, without a birth time. */
  readonly uncertainty: Uncertainty;
  readonly warnings: readonly Warning[];
}

/**
 * The requested year, or the current one in the birth's zone.
 * @throws Problem 400 `invalid_range`, 422 `date_out_of_range`
 */
export function resolveCycleSpan(
  context: CalculationContext,
  request: YearlyCycleRequest,
  birth: ResolvedBirth,
  venue: Venue,
): CycleSpan {
  const { ephemeris, places } = context;
  const yearAt = (utcMs: number): number =>
    utcMsToCivil(utcMs + zoneFactsAt(places, venue.zone, utcMs).offsetSeconds * 1000).year;
  const birthYear = localBirthYear(birth.time);
  const year = request.year ?? Math.max(birthYear, yearAt(context.nowMs));
  if (year < birthYear)
    throw new Problem({
      code: 'invalid_range',
      field: 'year',
      message: `year ${year} is before the birth.`,
      hint: 'The first year of a life is the year of birth.',
    });
  const returning = describeReturning(context, asReturnRequest(request, 'solar', year), birth);
  const age = year - birthYear;
  const found = solarYear(
    returning,
    age,
    request.settings.chart.ayanamsa === null ? TROPICAL_YEAR_DAYS : SIDEREAL_YEAR_DAYS,
  );
  if (found === null) throw dateOutOfRange('year', `The solar return of ${year}`);
  return {
    ...found,
    year,
    age,
    fromJdUt: found.begins.jdUt,
    uncertainty: age === 0 ? birthUncertainty(ephemeris, birth) : returnUncertainty(ephemeris, returning, found.begins),
    warnings: found.clipped ? [clipped(utcMsOfJd(ephemeris, found.untilJdUt))] : [],
  };
}

function clipped(utcMs: number): Warning {
  return {
    code: 'range_clipped',
    message: `The ephemeris ends in ${utcMsToCivil(utcMs).year}, before the next solar return.`,
    field: 'year',
  };
}
