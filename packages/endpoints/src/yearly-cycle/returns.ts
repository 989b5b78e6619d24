import { returnsBetween } from '@theia-astro/astro/returns/find';
import type { CalculationContext } from '../endpoint.ts';
import { z } from 'zod';
import { instantSchema } from '../wire/instant.ts';
import { wire } from '../wire/number.ts';
import type { Wire } from '../wire/wire-type.ts';
import { castReturn, type CastReturn, natalChart } from '../western/returns/cast.ts';
import { describeReturning } from '../western/returns/returning.ts';
import { returnUncertainty, uncertaintyShape } from '../resolve/uncertainty.ts';
import type { Venue } from '../western/returns/venue.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { asReturnRequest } from './request.ts';
import type { Scene } from './scene.ts';
import type { Entry } from './timeline.ts';
import type { Part } from './part.ts';

/** The chart of the return that begins the year, as in POST /return. @throws Problem 422 */
export function solarReturn(
  context: CalculationContext,
  { request, birth, span }: Scene,
  venue: Venue,
): Part<CastReturn['wired']> {
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
    warnings,
  };
}

export const lunarReturnSchema = z
  .object({
    at: instantSchema,
    julian_day_ut: z.number().optional().meta({ description: 'With include details.', 'x-unit': 'Julian day UT1' }),
    ...uncertaintyShape,
  })
  .meta({ id: 'LunarReturn' });

/** The Moon's returns of the year. @throws Problem 422 */
export function lunarReturns(
  context: CalculationContext,
  { ephemeris, request, birth, span }: Scene,
): Part<readonly Wire<typeof lunarReturnSchema>[]> {
  const returning = describeReturning(context, asReturnRequest(request, 'lunar', span.year), birth);
  const found = returnsBetween(returning, span.fromJdUt, span.untilJdUt).filter(({ jdUt }) => jdUt < span.untilJdUt);
  return {
    wired: found.map((lunar) => ({
      at: instantTextOfJd(ephemeris, lunar.jdUt),
      ...(request.include.has('details') ? { julian_day_ut: wire(lunar.jdUt) } : {}),
      ...returnUncertainty(ephemeris, returning, lunar),
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
