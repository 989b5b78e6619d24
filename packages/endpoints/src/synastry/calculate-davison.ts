import { davisonBirth } from '@theia/astro/synastry/davison';
import type { NatalInclude } from '@theia/astro/natal/settings';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { calculateChart } from '../natal/chart.ts';
import { wire } from '../natal/wire-number.ts';
import { wireChart } from '../natal/wire-chart.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';
import type { Person } from './person.ts';
import type { SynastryRequest } from './request.ts';

const PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>([
  'points',
  'houses',
  'aspects',
  'dignities',
  'lunar_phase',
]);

/** The Davison chart of contract §8.2: a real chart for the moment and place halfway. @throws Problem 422 `house_system_undefined` */
export function calculateDavison(
  { ephemeris }: CalculationContext,
  request: SynastryRequest,
  a: Person,
  b: Person,
): { readonly wired: Record<string, unknown>; readonly warnings: readonly Warning[] } {
  const { moment, place } = davisonBirth(a, b, request.davisonGeo);
  const { chart, warnings } = calculateChart(ephemeris, {
    moment,
    place,
    settings: request.settings.chart,
    include: PARTS,
    bodiesAsked: request.settings.bodiesAsked,
    fields: { bodies: 'settings.bodies', houseSystem: 'settings.house_system', date: 'person_a.birth_date' },
  });
  return {
    wired: {
      datetime_utc: instantTextOfJd(ephemeris, moment.jdUt),
      julian_day_ut: wire(moment.jdUt),
      latitude: wire(place.geoLatitudeDeg),
      longitude: wire(place.geoLongitudeDeg),
      ...wireChart(ephemeris, chart, PARTS),
    },
    warnings,
  };
}
