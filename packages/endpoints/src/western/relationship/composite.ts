import { HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/ephemeris';
import {
  type CompositeChart,
  type CompositeOptions,
  type CompositePoint,
  computeComposite,
} from '@theia-astro/astro/synastry/composite';
import { HouseSystemUndefinedError } from '@theia-astro/astro/houses/compute';
import { dmsText } from '@theia-astro/astro/angle/angle';
import { degreeInSign } from '@theia-astro/astro/zodiac/signs';
import { davisonBirth } from '@theia-astro/astro/synastry/davison';
import type { CalculationContext, Warning } from '../../endpoint.ts';
import { Problem } from '../../problem.ts';
import { resolvePlace } from '../../resolve/resolve-place.ts';
import type { Person } from './person.ts';
import {
  type compositePointSchema,
  type compositeSchema,
  type JoinedCharts,
  davisonParts,
  type davisonSchema,
} from './schemas.ts';
import { dependsOnMoon, wireAspect } from '../../wire/aspect.ts';
import { shownAspects } from '../../wire/chart-parts.ts';
import { wireHouses } from '../../wire/houses.ts';
import { wire, wireBelow, type Wire, wireZodiac } from '../../wire/wire.ts';
import { calculateChart } from '../chart.ts';
import { wireChart } from '../../wire/chart.ts';
import { instantTextOfJd } from '../../time/instant-text.ts';

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

function wirePoint(
  { id, longitudeDeg, house, housePosition, flipped }: CompositePoint,
  unknownTime: boolean,
  details: boolean,
): Wire<typeof compositePointSchema> {
  return {
    ...wireZodiac(longitudeDeg),
    house,
    ...(flipped ? { flipped: true } : {}),
    ...(unknownTime && id === 'moon' ? { approximate: true } : {}),
    ...(details
      ? {
          id,
          dms: dmsText(degreeInSign(longitudeDeg)),
          house_position: house === null || housePosition === null ? null : wireBelow(housePosition, house + 1),
        }
      : {}),
  };
}

/** `composite` (docs/methods/synastry.md). */
export function wireComposite(
  { points, houses, aspects, geoLatitudeDeg }: CompositeChart,
  { compositeHouses, include }: Pick<JoinedCharts, 'compositeHouses' | 'include'>,
  unknownTime: boolean,
): Wire<typeof compositeSchema> {
  const details = include.has('details');
  const wired: Record<string, Wire<typeof compositePointSchema>> = {};
  for (const point of points) wired[point.id] = wirePoint(point, unknownTime, details);
  return {
    composite_houses: compositeHouses,
    latitude: wire(geoLatitudeDeg),
    points: wired,
    houses: houses && wireHouses(houses, { details, obliquityDeg: houses.obliquityDeg }),
    ...(include.has('composite_aspects')
      ? {
          aspects: shownAspects(aspects, include).map((aspect) =>
            wireAspect(aspect, { details, approximate: unknownTime && dependsOnMoon(aspect), moving: false }),
          ),
        }
      : {}),
  };
}

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
    fields: { date: dateField },
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
