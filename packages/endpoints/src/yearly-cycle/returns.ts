import { returnsBetween } from '@theia/astro/returns/find';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { wire } from '../natal/wire-number.ts';
import { castReturn, natalChart } from '../return/cast.ts';
import { returningOf } from '../return/returning.ts';
import { uncertaintyOf } from '../return/uncertainty.ts';
import type { Venue } from '../return/venue.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';
import { asReturnRequest } from './request.ts';
import type { Scene } from './scene.ts';
import type { Entry } from './timeline.ts';
import type { Part } from './transits.ts';

/** The chart of the return that begins the year, as POST /return gives it. @throws Problem 422 */
export function solarReturn(context: CalculationContext, { request, birth, span }: Scene, venue: Venue): Part {
  const asked = asReturnRequest(request, 'solar', span.year);
  const { wired, warnings } = castReturn(
    context,
    asked,
    birth,
    venue,
    natalChart(context, asked, birth),
    span.begins,
    span.uncertainty,
  );
  return {
    wired,
    entries: [{ jdUt: span.fromJdUt, category: 'solar_return', titleKey: 'solar_return', ref: 'solar_return' }],
    warnings: warnings satisfies readonly Warning[],
  };
}

/** The Moon's returns of the year. @throws Problem 422 */
export function lunarReturns(context: CalculationContext, { ephemeris, request, birth, span }: Scene): Part {
  const returning = returningOf(context, asReturnRequest(request, 'lunar', span.year), birth);
  const found = returnsBetween(returning, span.fromJdUt, span.untilJdUt).filter(({ jdUt }) => jdUt < span.untilJdUt);
  return {
    wired: found.map((lunar) => ({
      at: instantTextOfJd(ephemeris, lunar.jdUt),
      julian_day_ut: wire(lunar.jdUt),
      ...uncertaintyOf(ephemeris, returning, lunar),
    })),
    entries: found.map(({ jdUt }, index): Entry => ({
      jdUt,
      category: 'lunar_return',
      titleKey: 'lunar_return',
      ref: `lunar_returns[${index}]`,
    })),
    warnings: [],
  };
}
