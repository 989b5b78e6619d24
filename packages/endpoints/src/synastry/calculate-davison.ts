import { davisonBirth } from '@theia-astro/astro/synastry/davison';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { calculateChart } from '../western/chart.ts';
import { wire } from '../wire/number.ts';
import { wireChart } from '../wire/chart.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import type { Person } from './person.ts';
import type { Wire } from '../wire/wire-type.ts';
import { davisonParts } from './chart-parts.ts';
import type { SynastryRequest } from './request.ts';
import type { davisonSchema } from './schema.ts';

/**
 * The Davison chart of contract §8.2: a real chart for the moment and place halfway between the births.
 * @throws Problem 422 `house_system_undefined`
 */
export function calculateDavison(
  { ephemeris }: CalculationContext,
  request: SynastryRequest,
  a: Person,
  b: Person,
): { readonly wired: Wire<typeof davisonSchema>; readonly warnings: readonly Warning[] } {
  const parts = davisonParts(request.include);
  const { moment, place } = davisonBirth(a, b, request.davisonGeo);
  const { chart, warnings } = calculateChart(ephemeris, {
    moment,
    place,
    settings: request.settings.chart,
    include: parts,
    bodiesAsked: request.settings.bodiesAsked,
    fields: { bodies: 'settings.bodies', houseSystem: 'settings.house_system', date: 'person_a.birth_date' },
  });
  return {
    wired: {
      at: instantTextOfJd(ephemeris, moment.jdUt),
      julian_day_ut: wire(moment.jdUt),
      latitude: wire(place.geoLatitudeDeg),
      longitude: wire(place.geoLongitudeDeg),
      ...wireChart(ephemeris, chart, parts),
    },
    warnings,
  };
}
