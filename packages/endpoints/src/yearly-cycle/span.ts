import { SIDEREAL_YEAR_DAYS, solarYear, type SolarYear, TROPICAL_YEAR_DAYS } from '@theia/astro/cycle/solar-year';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { returningOf } from '../return/returning.ts';
import { type Uncertainty, birthUncertainty, uncertaintyOf } from '../return/uncertainty.ts';
import type { Venue } from '../return/venue.ts';
import { birthYearOf } from '../shared/birth-year.ts';
import { utcMsToCivil } from '../shared/civil.ts';
import type { ResolvedBirth } from '../shared/contract.ts';
import { utcMsOfJd } from '../shared/instant-text.ts';
import { dateOutOfRange } from '../shared/range.ts';
import { zoneFactsAt } from '../shared/resolve-time.ts';
import { asReturnRequest, type YearlyCycleRequest } from './request.ts';

/** The year of life that begins in a calendar year. */
export interface CycleSpan extends SolarYear {
  readonly year: number;
  readonly age: number;
  readonly fromJdUt: number;
  /** Of the solar return, without a birth time. */
  readonly uncertainty: Uncertainty;
  readonly warnings: readonly Warning[];
}

/** The year asked for, or the current one of the birth's zone. @throws Problem 400 `invalid_range`, 422 `date_out_of_range` */
export function spanOf(
  context: CalculationContext,
  request: YearlyCycleRequest,
  birth: ResolvedBirth,
  venue: Venue,
): CycleSpan {
  const { ephemeris, places } = context;
  const yearAt = (utcMs: number): number =>
    utcMsToCivil(utcMs + zoneFactsAt(places, venue.zone, utcMs).offsetSeconds * 1000).year;
  const birthYear = birthYearOf(birth.time);
  const year = request.year ?? Math.max(birthYear, yearAt(context.nowMs));
  if (year < birthYear)
    throw new Problem({
      code: 'invalid_range',
      field: 'year',
      message: `year ${year} lies before the birth.`,
      hint: 'The first year of a life is the year of birth.',
    });
  const returning = returningOf(context, asReturnRequest(request, 'solar', year), birth);
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
    uncertainty: age === 0 ? birthUncertainty(ephemeris, birth) : uncertaintyOf(ephemeris, returning, found.begins),
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
