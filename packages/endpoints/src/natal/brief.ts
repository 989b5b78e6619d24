import { isAsteroidId } from '@theia-astro/astro/bodies/body-id';
import type { Places } from '@theia-astro/places/places';
import type { ChartPart } from '../wire/chart-parts.ts';
import type { NatalRequest } from './request.ts';

/** Parts that take no search and read no other file. */
const BRIEF_PARTS: ReadonlySet<ChartPart> = new Set<ChartPart>([
  'points',
  'houses',
  'aspects',
  'declinations',
  'dignities',
  'lots',
  'patterns',
  'balance',
  'lunar_phase',
  'antiscia',
  'antiscia_contacts',
  'declination_graph',
  'receptions',
  'details',
]);
const BODIES_MAX = 20;

/**
 * Whether a chart is brief: usual parts of few bodies, seen from the centre of the Earth, at a place that needs no search.
 * Evidence: such charts took at most 0.6 ms, where the default chart took 0.12; a search for an unknown place took up to 12 ms.
 */
export function isBriefChart(
  { birth: { place }, settings: { chart }, include }: NatalRequest,
  places: Places,
): boolean {
  if (chart.coordinates !== 'geocentric' || chart.lilith === 'interpolated' || chart.bodies.length > BODIES_MAX)
    return false;
  for (const part of include) if (!BRIEF_PARTS.has(part)) return false;
  if (chart.bodies.some(isAsteroidId)) return false;
  return place === null || place.coordinates !== null || place.text === null || places.isKept(place.text);
}
