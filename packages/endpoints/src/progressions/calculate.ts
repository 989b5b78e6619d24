import { birthField } from '../request/birth-data.ts';
import { dmsText } from '@theia-astro/astro/angle/angle';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { ProgressedPoint, NatalBasis, ProgressedChart } from '@theia-astro/astro/progressions/compute';
import { type ProgressedLunation, progressedLunation } from '@theia-astro/astro/progressions/events';
import { degreeInSign } from '@theia-astro/astro/zodiac/signs';
import type { Aspect } from '@theia-astro/astro/aspects/aspect';
import { orbTable } from '@theia-astro/astro/aspects/find';
import type { NatalInclude } from '@theia-astro/astro/natal/settings';
import {
  aspectsToNatal,
  flatOrbTable,
  mutualAspects,
  progressedAspectPoints,
} from '@theia-astro/astro/progressions/aspects';
import { instantTextOfJd, instantText } from '../time/instant-text.ts';
import { wire, wireBelow, wireLongitude, type Wire, wireZodiac } from '../wire/wire.ts';
import { wirePoint } from '../wire/point.ts';
import type {
  progressedLunationSchema,
  progressedPointSchema,
  progressedPointsSchema,
  progressedPartsSchema,
  progressionsResponseSchema,
} from './schema.ts';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { calculateChart } from '../western/chart.ts';
import { type AspectParts, dependsOnMoon, wireAspect, wireChartsAspect } from '../wire/aspect.ts';
import { shownAspects } from '../wire/chart-parts.ts';
import { Problem } from '../problem.ts';
import { wireHouses } from '../wire/houses.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { resolveCompanion } from '../resolve/resolve-time.ts';
import { calculateEvents } from './event.ts';
import { chartRole, progressChart, shownSettings } from './progress.ts';
import type { ProgressionsRequest } from './request.ts';

/** Progressed points by id: the point object with its natal house. */
function wireProgressedPoints(
  ephemeris: Ephemeris,
  points: readonly ProgressedPoint[],
  details: boolean,
): Wire<typeof progressedPointsSchema> {
  const wired: Record<string, Wire<typeof progressedPointSchema>> = {};
  for (const point of points) wired[point.id] = wireProgressedPoint(ephemeris, point, details);
  return wired;
}

function wireProgressedPoint(
  ephemeris: Ephemeris,
  point: ProgressedPoint,
  details: boolean,
): Wire<typeof progressedPointSchema> {
  const { sky, house, housePosition, natalHouse } = point;
  return {
    ...(sky === null ? wireDirected(point, details) : wirePoint(ephemeris, sky, { details, house: false })),
    house,
    natal_house: natalHouse,
    ...(details
      ? { house_position: house === null || housePosition === null ? null : wireBelow(housePosition, house + 1) }
      : {}),
  };
}

/** A directed point has only a longitude. */
function wireDirected(
  { id, longitudeDeg, speedDegPerDay }: ProgressedPoint,
  details: boolean,
): Omit<Wire<typeof progressedPointSchema>, 'house' | 'natal_house'> {
  return {
    ...wireZodiac(longitudeDeg),
    speed: wire(speedDegPerDay),
    retrograde: false,
    ...(details ? { id, dms: dmsText(degreeInSign(longitudeDeg)), motion: 'direct' } : {}),
  };
}

/** Writes the progressed lunation cycle. */
function wireLunation(
  ephemeris: Ephemeris,
  lunation: ProgressedLunation,
  unknownTime: boolean,
): Wire<typeof progressedLunationSchema> {
  const at = (jdUt: number | null): string | null => (jdUt === null ? null : instantTextOfJd(ephemeris, jdUt));
  return {
    angle: wireLongitude(lunation.angleDeg),
    name: lunation.name,
    rudhyar: lunation.rudhyar,
    previous_new_moon_at: at(lunation.previousNewJdUt),
    previous_full_moon_at: at(lunation.previousFullJdUt),
    next_new_moon_at: at(lunation.nextNewJdUt),
    next_full_moon_at: at(lunation.nextFullJdUt),
    ...(unknownTime ? { approximate: true } : {}),
  };
}

const NO_PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>();
/** The orb when the request sets none. */
const FLAT_ORB_DEG = 1;

/** The response. @throws Problem 422 */
export function calculateProgressions(
  context: CalculationContext,
  request: ProgressionsRequest,
): Wire<typeof progressionsResponseSchema> {
  const { ephemeris } = context;
  const { birth, choice, include, settings } = request;
  const { time, place, moment, geo, zone, warnings } = resolveBirth(context, birth, settings.resolution);
  if (geo === null) throw new Problem({ code: 'missing_field', field: 'location', message: 'location is required.' });
  const { chart, warnings: chartWarnings } = calculateChart(ephemeris, {
    moment,
    place: geo,
    settings: settings.chart,
    include: NO_PARTS,
    bodiesAsked: settings.bodiesAsked,
    fields: { date: birthField(birth) },
  });
  const natal: NatalBasis = { chart, moment, place: geo };
  const target = resolveCompanion(
    context,
    request.target,
    {
      zone: zone ?? { kind: 'iana', name: 'UTC' },
      geoLongitudeDeg: geo.geoLongitudeDeg,
      dateField: 'progressed_date',
      timeField: 'progressed_time',
    },
    settings.resolution,
  );
  const { progressed, warnings: progressedWarnings } = progressChart(ephemeris, natal, target.jdUt, choice, settings);
  const events =
    request.range === null || !include.has('events')
      ? null
      : calculateEvents(ephemeris, natal, progressed, request, request.range);
  const source = chart.source === 'moshier' ? chart.source : progressed.source;
  const head = {
    method: choice.method,
    angles_method: choice.method === 'solar_arc' ? null : choice.angles,
    converse: choice.converse,
    at: instantText(target.utcMs),
    progressed_at: instantTextOfJd(ephemeris, progressed.jdUt),
    progressed_julian_day_ut: wire(progressed.jdUt),
    age_years: wire(progressed.ageYears),
    solar_arc: wire(progressed.arcs.trueDeg),
    naibod_arc: wire(progressed.arcs.naibodDeg),
    ...parts(context, request, natal, progressed, target.jdUt),
  };
  const tail = {
    time,
    place,
    input: request.input,
    meta: buildMeta(context, { jdUt: moment.jdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: [
      ...request.warnings,
      ...warnings,
      ...target.warnings,
      ...converseWarnings(request, target.jdUt < moment.jdUt),
      ...precisionWarnings(source),
      ...chartWarnings,
      ...progressedWarnings,
      ...(events?.warnings ?? []),
    ],
  };
  if (request.range === null) return { product: 'progressions', mode: 'snapshot', ...head, ...tail };
  const { fromMs, toMs } = request.range;
  return {
    product: 'progressions',
    mode: 'range',
    ...head,
    starts_at: instantText(fromMs),
    ends_at: instantText(toMs),
    ...(events === null ? {} : { events: events.wired }),
    ...tail,
  };
}

function parts(
  { ephemeris }: CalculationContext,
  request: ProgressionsRequest,
  natal: NatalBasis,
  progressed: ProgressedChart,
  targetJdUt: number,
): Wire<typeof progressedPartsSchema> {
  const { include } = request;
  const { houses } = progressed;
  const { unknownTime } = natal.moment;
  const details = include.has('details');
  return {
    ...(include.has('points') ? { points: wireProgressedPoints(ephemeris, progressed.points, details) } : {}),
    ...(include.has('houses')
      ? { houses: houses && wireHouses(houses, { details, obliquityDeg: houses.obliquityDeg }) }
      : {}),
    ...aspectParts(ephemeris, request, natal, progressed),
    ...(include.has('lunation')
      ? {
          lunation: wireLunation(
            ephemeris,
            progressedLunation(ephemeris, progressed.clock, progressed.frame, targetJdUt),
            unknownTime,
          ),
        }
      : {}),
  };
}

function aspectParts(
  ephemeris: Ephemeris,
  { choice, include, orbsGiven, settings }: ProgressionsRequest,
  natal: NatalBasis,
  progressed: ProgressedChart,
): Pick<Wire<typeof progressedPartsSchema>, 'aspects_to_natal' | 'aspects'> {
  if (!include.has('aspects_to_natal') && !include.has('aspects')) return {};
  const asked = shownSettings(settings.chart, include);
  const table = orbsGiven ? orbTable(asked) : flatOrbTable(asked.aspects, FLAT_ORB_DEG);
  const points = progressedAspectPoints(ephemeris, natal, progressed, choice, asked);
  const charts = [chartRole(choice), 'natal'] as const;
  const how = (aspect: Aspect): AspectParts => ({
    details: include.has('details'),
    approximate: natal.moment.unknownTime && dependsOnMoon(aspect),
  });
  return {
    ...(include.has('aspects_to_natal')
      ? {
          aspects_to_natal: shownAspects(aspectsToNatal(points, natal, table), include).map((aspect) =>
            wireChartsAspect(aspect, charts, how(aspect)),
          ),
        }
      : {}),
    ...(include.has('aspects')
      ? {
          aspects: shownAspects(mutualAspects(points, table), include).map((aspect) => wireAspect(aspect, how(aspect))),
        }
      : {}),
  };
}

function converseWarnings({ choice }: ProgressionsRequest, beforeBirth: boolean): readonly Warning[] {
  if (!beforeBirth || choice.converse) return [];
  return [
    {
      code: 'converse_assumed',
      message: 'progressed_date is before the birth: the chart was progressed into the past.',
      field: 'progressed_date',
    },
  ];
}
