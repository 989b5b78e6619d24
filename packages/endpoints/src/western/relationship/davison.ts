import { davisonBirth } from '@theia-astro/astro/synastry/davison';
import type { CalculationContext, Warning } from '../../endpoint.ts';
import { calculateChart } from '../chart.ts';
import { wire } from '../../wire/number.ts';
import { wireChart } from '../../wire/chart.ts';
import { instantTextOfJd } from '../../time/instant-text.ts';
import type { Person } from './person.ts';
import type { Wire } from '../../wire/wire-type.ts';
import { davisonParts, type davisonSchema, type JoinedCharts } from './schemas.ts';

/**
 * The Davison chart of docs/methods/synastry.md: a real chart for the mean moment and place of the births; null where the places have no mean.
 * @throws Problem 422 `house_system_undefined`
 */
export function calculateDavison(
  { ephemeris }: CalculationContext,
  request: JoinedCharts,
  people: readonly Person[],
  dateField: string,
): { readonly wired: Wire<typeof davisonSchema>; readonly warnings: readonly Warning[] } | null {
  const parts = davisonParts(request.include);
  const mean = davisonBirth(people, request.davisonGeo);
  if (mean === null) return null;
  const { moment, place } = mean;
  const { chart, warnings } = calculateChart(ephemeris, {
    moment,
    place,
    settings: request.settings.chart,
    include: parts,
    bodiesAsked: request.settings.bodiesAsked,
    fields: { bodies: 'settings.bodies', houseSystem: 'settings.house_system', date: dateField },
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
