import type { ChartHouses } from '@theia-astro/astro/houses/compute';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { TransitEvent } from '@theia-astro/astro/transits/event';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import type { Entry, Part } from './calculate.ts';
import { returnsBetween } from '@theia-astro/astro/returns/find';
import type { CalculationContext } from '../endpoint.ts';
import { z } from 'zod';
import { instantSchema } from '../wire/place-and-time.ts';
import { wire, type Wire } from '../wire/wire.ts';
import { castReturn, type CastReturn, natalChart } from '../western/returns/cast.ts';
import { describeReturning } from '../western/returns/returning.ts';
import { returnUncertainty, uncertaintyShape } from '../resolve/uncertainty.ts';
import type { Venue } from '../western/returns/asked.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { asReturnRequest } from './request.ts';
import type { Scene } from './scene.ts';

/** The events as entries of the timeline; `path` is the path of their list in the answer. */
export function timelineEntries(events: readonly TransitEvent[], category: Entry['category'], path: string): Entry[] {
  return events.map((event, index) => ({
    jdUt: event.jdUt,
    category,
    titleKey: `${category}.${eventTitle(event)}`,
    ref: `${path}[${index}]`,
  }));
}

function eventTitle(event: TransitEvent): string {
  switch (event.kind) {
    case 'exact':
      return `exact.${event.body}.${event.aspect}.${event.target}`;
    case 'sign_ingress':
      return `sign_ingress.${event.body}.${signByIndex(event.signIndex)}`;
    case 'house_ingress':
      return `house_ingress.${event.body}.${event.house}`;
    case 'station':
      return `${event.station}.${event.body}`;
    case 'lunation':
      return `lunation.${event.phase}`;
    case 'eclipse':
      return `eclipse.${event.eclipse.id}`;
  }
}

/** The cusps when the natal houses are arcs of the ecliptic; null when the latitude of a body matters too. */
export function eclipticCusps(
  houses: ChartHouses | null,
  { housePlacement }: Pick<ChartSettings, 'housePlacement'>,
): readonly number[] | null {
  if (houses === null) return null;
  const bySign = houses.system === 'W' || houses.system === 'N';
  return bySign || (housePlacement === 'ecliptic' && !houses.reversed) ? houses.cuspsDeg : null;
}

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
