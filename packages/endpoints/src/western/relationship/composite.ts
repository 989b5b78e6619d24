import { computeComposite, type CompositeChart, type CompositeOptions } from '@theia-astro/astro/synastry/composite';
import type { CalculationContext, Warning } from '../../endpoint.ts';
import { HouseSystemUndefinedError } from '@theia-astro/astro/houses/compute';
import { HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/houses/systems';
import { Problem } from '../../problem.ts';
import { resolvePlace } from '../../resolve/resolve-place.ts';
import type { Person } from './person.ts';
import type { JoinedCharts } from './fields.ts';

export interface Composite {
  readonly chart: CompositeChart;
  readonly warnings: readonly Warning[];
}

/** The composite chart of a request, with the warnings of docs/methods/houses.md. @throws Problem 422 `house_system_undefined`, and those of the relocated place */
export function calculateComposite(
  { ephemeris, places }: CalculationContext,
  request: JoinedCharts,
  people: readonly Person[],
): Composite {
  const place =
    request.relocation === null
      ? null
      : resolvePlace(places, request.relocation, request.settings.resolution, 'relocation.location');
  const options: CompositeOptions = {
    houses: request.compositeHouses,
    geoLatitudeDeg: place?.geo.geoLatitudeDeg ?? null,
    sunProximity: request.compositeSunProximity,
  };
  try {
    const chart = computeComposite(ephemeris, people, options, request.settings.chart);
    return { chart, warnings: [...(place?.warnings ?? []), ...houseWarnings(chart)] };
  } catch (error) {
    if (!(error instanceof HouseSystemUndefinedError)) throw error;
    throw new Problem({
      code: 'house_system_undefined',
      field: 'settings.house_system',
      message: `${HOUSE_SYSTEM_NAMES[error.system]} houses are not defined for this composite chart.`,
      hint: 'Choose another house system, or set settings.polar_fallback to porphyry, whole_sign or equal.',
    });
  }
}

function houseWarnings({ houses }: CompositeChart): readonly Warning[] {
  const warnings: Warning[] = [];
  if (houses === null) return warnings;
  const field = 'settings.house_system';
  if (houses.system !== houses.requestedSystem) {
    warnings.push({
      code: 'house_system_fallback',
      field,
      message: `${HOUSE_SYSTEM_NAMES[houses.requestedSystem]} houses are not defined for this composite chart: ${HOUSE_SYSTEM_NAMES[houses.system]} houses were used.`,
    });
  }
  if (houses.reversed)
    warnings.push({
      code: 'houses_reversed',
      field,
      message: 'The cusps of the composite chart do not follow the order of the signs.',
    });
  return warnings;
}
