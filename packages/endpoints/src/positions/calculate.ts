import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import { chartFrame } from '@theia-astro/astro/natal/house-frame';
import { z } from 'zod';
import { lunarPhaseSchema, wireLunarPhase } from '../wire/chart-figures.ts';
import { housesSchema, wireHouses } from '../wire/houses.ts';
import { pointsSchema, wirePoints } from '../wire/point.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema, wireTime, placeSchema, wirePlace } from '../wire/place-and-time.ts';
import { starPositionSchema, wireStarPosition } from '../wire/star.ts';
import type { CalculationContext } from '../endpoint.ts';
import { calculateChart } from '../western/chart.ts';
import { wire, type Wire } from '../wire/wire.ts';
import type { ResolvedPlace } from '../resolve/resolved.ts';
import type { ZoneChoice } from '../request/asked.ts';
import { instantText } from '../time/instant-text.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { toJulianDays } from '../time/range.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import {
  canonicalZone,
  leapSecondWarning,
  resolveCompanion,
  zoneFactsAt,
  zoneOfPlace,
} from '../resolve/resolve-time.ts';
import type { PositionsRequest } from './request.ts';

export const positionsResponseSchema = z.object({
  product: z.literal('positions'),
  at: instantSchema,
  julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
  points: pointsSchema.optional(),
  lunar_phase: lunarPhaseSchema.nullable().optional(),
  star_positions: z.array(starPositionSchema).optional(),
  houses: housesSchema.optional().meta({ description: 'Only with a place.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});

const UTC: ZoneChoice = { kind: 'iana', name: 'UTC' };

function resolveMoment(
  context: CalculationContext,
  request: PositionsRequest,
  place: ResolvedPlace | null,
): ReturnType<typeof resolveCompanion> {
  const zone =
    request.zone !== null
      ? canonicalZone(context.places, request.zone, 'timezone')
      : ((place === null ? null : zoneOfPlace(place.place)) ?? UTC);
  if (request.utcMs !== null) {
    const warnings = request.leapSecond ? [leapSecondWarning(request.utcMs, 'utc')] : [];
    return {
      utcMs: request.utcMs,
      zone: zoneFactsAt(context.places, zone, request.utcMs),
      warnings,
      ...toJulianDays(context.ephemeris, request.utcMs, 'utc', request.leapSecond),
    };
  }
  const at = { zone, geoLongitudeDeg: place?.geo.geoLongitudeDeg ?? null, dateField: 'date', timeField: 'time' };
  return resolveCompanion(context, request.local, at, request.resolution);
}

/** The sky at an instant; with a place also houses and angles. @throws Problem 422 */
export function calculatePositions(
  context: CalculationContext,
  request: PositionsRequest,
): Wire<typeof positionsResponseSchema> {
  const { include } = request;
  const details = include.has('details');
  const place =
    request.place === null ? null : resolvePlace(context.places, request.place, request.resolution, 'location');
  const moment = resolveMoment(context, request, place);
  const { chart, warnings } = calculateChart(context.ephemeris, {
    moment: { jdUt: moment.jdUt, unknownTime: false, day: null },
    place: place?.geo ?? null,
    settings: request.chart,
    include,
    bodiesAsked: request.bodiesField !== null,
    fields: {
      bodies: request.bodiesField ?? 'bodies',
      houseSystem: request.houseSystemField,
      date: request.utcMs === null ? 'date' : 'utc',
    },
  });
  return {
    product: 'positions',
    at: instantText(moment.utcMs),
    julian_day_ut: wire(moment.jdUt),
    ...(include.has('points')
      ? { points: wirePoints(context.ephemeris, chart.points, { details, house: chart.houses !== null }) }
      : {}),
    ...(include.has('lunar_phase') ? { lunar_phase: chart.lunarPhase && wireLunarPhase(chart.lunarPhase) } : {}),
    ...(request.withStars ? { star_positions: starPositions(context, moment.jdUt, request, place?.geo ?? null) } : {}),
    ...(include.has('houses') && chart.houses !== null
      ? { houses: wireHouses(chart.houses, { details, obliquityDeg: chart.obliquityDeg }) }
      : {}),
    time: wireTime(
      { utcMs: moment.utcMs, jdUt: moment.jdUt, jdTt: moment.jdTt, unknownTime: false, day: null },
      moment.zone,
      request.local?.calendar ?? 'gregorian',
    ),
    place: place === null ? null : wirePlace(place.place),
    input: request.input,
    meta: buildMeta(context, { jdUt: moment.jdUt, ayanamsa: request.chart.ayanamsa, source: chart.source }),
    warnings: [
      ...request.warnings,
      ...(place?.warnings ?? []),
      ...moment.warnings,
      ...precisionWarnings(chart.source),
      ...warnings,
    ],
  };
}

function starPositions(
  { ephemeris }: CalculationContext,
  jdUt: number,
  { chart }: PositionsRequest,
  place: GeoPosition | null,
): Wire<typeof positionsResponseSchema>['star_positions'] {
  const frame = chartFrame(chart, place);
  return chart.stars.map(({ id, designation }) => wireStarPosition(id, ephemeris.fixedStar(jdUt, designation, frame)));
}
