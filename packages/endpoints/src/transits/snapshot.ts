import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import { houseNumber } from '@theia-astro/astro/houses/placement';
import { chartFrame, type Placement, placementFor } from '@theia-astro/astro/natal/house-frame';
import type { NatalInclude } from '@theia-astro/astro/natal/settings';
import { movingBodies, regimeFor } from '@theia-astro/astro/transits/moving';
import { mutualTransitAspects, transitAspects, type TransitAspect } from '@theia-astro/astro/transits/snapshot';
import { z } from 'zod';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { type NatalSide, natalTargets } from '../western/transits/natal-targets.ts';
import { DEFAULT_TRANSITING, type TransitsRequest } from './request.ts';
import { lotsSchema, wireLots } from '../wire/chart-relations.ts';
import { housesSchema, wireHouses } from '../wire/houses.ts';
import { pointsSchema, wirePoints, wirePoint } from '../wire/point.ts';
import { type Wire, wireBelow } from '../wire/wire.ts';
import type { CalculationContext } from '../endpoint.ts';
import { calculateChart } from '../western/chart.ts';
import { type AspectParts, type ChartRole, wireChartsAspect } from '../wire/aspect.ts';
import { resolveCompanionPlace } from '../resolve/resolve-place.ts';
import { instantText, instantTextOfJd } from '../time/instant-text.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { resolveCompanion } from '../resolve/resolve-time.ts';
import { wirePlace } from '../wire/place-and-time.ts';
import type { transitAspectSchema, transitPointSchema, transitPointsSchema, transitsSnapshotSchema } from './schema.ts';

/** The birth chart with the targets of the request. @throws Problem 422 */
export function natalSide(ephemeris: Ephemeris, request: TransitsRequest, resolved: ResolvedBirth): NatalSide {
  const { birth, settings, targets } = request;
  return natalTargets(
    ephemeris,
    {
      birth,
      settings,
      points: targets === 'transiting' ? DEFAULT_TRANSITING : targets,
      pointsAsked: request.targetsAsked && targets !== 'transiting',
      field: 'targets',
    },
    resolved,
  );
}

export const transitsNatalSchema = z
  .object({ points: pointsSchema, houses: housesSchema.nullable(), lots: lotsSchema.optional() })
  .meta({ id: 'TransitsNatal', description: 'With include natal: the parts of the birth chart that transits use.' });

/** The birth chart, when requested; `houses` are null without a birth time or place. */
export function natalPart(
  ephemeris: Ephemeris,
  { include }: TransitsRequest,
  chart: NatalChart,
): { readonly natal?: Wire<typeof transitsNatalSchema> } {
  if (!include.has('natal')) return {};
  const details = include.has('details');
  return {
    natal: {
      points: wirePoints(ephemeris, chart.points, { details, house: true }),
      houses: chart.houses && wireHouses(chart.houses, { details, obliquityDeg: chart.obliquityDeg }),
      ...(chart.lots === null ? {} : { lots: wireLots(chart.lots) }),
    },
  };
}

const PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>(['points']);

/** The sky of one instant over the birth chart (docs/methods/transits-and-searches.md, snapshot). @throws Problem 422 */
export function snapshotAnswer(
  context: CalculationContext,
  request: TransitsRequest,
  birth: ResolvedBirth,
  natal: NatalSide,
): Wire<typeof transitsSnapshotSchema> {
  const { ephemeris } = context;
  const { settings, bodies } = request;
  const companion = resolveCompanionPlace(
    context,
    request.snapshot.place,
    birth,
    settings.resolution,
    'transit_location',
  );
  const at = {
    zone: companion.zone,
    geoLongitudeDeg: companion.geoLongitudeDeg,
    dateField: 'transit_date',
    timeField: 'transit_time',
  };
  const moment = resolveCompanion(context, request.snapshot.moment, at, settings.resolution);
  const observer = companion.place?.geo ?? birth.geo;
  const sky = calculateChart(ephemeris, {
    moment: { jdUt: moment.jdUt, unknownTime: true, day: null },
    place: observer,
    settings: { ...settings.chart, bodies },
    include: PARTS,
    bodiesAsked: request.bodiesField !== null,
    fields: { bodies: request.bodiesField ?? 'bodies', date: 'transit_date' },
  });
  const frame = chartFrame(settings.chart, observer);
  const { moving } = movingBodies(
    ephemeris,
    bodies,
    settings.chart,
    frame,
    regimeFor(ephemeris, moment.jdUt, moment.jdUt),
    moment.jdUt,
  );
  const aspects =
    request.targets === 'transiting'
      ? mutualTransitAspects(moving, request.aspects, request.orb, moment.jdUt)
      : transitAspects(moving, natal.targets, request.aspects, request.orb, moment.jdUt);
  const details = request.include.has('details');
  const toNatal = request.targets !== 'transiting';
  const source = natal.chart.source === 'moshier' ? 'moshier' : sky.chart.source;
  return {
    product: 'transits',
    mode: 'snapshot',
    at: instantText(moment.utcMs),
    transits: wireTransits(ephemeris, sky.chart, natalPlacement(ephemeris, request, birth, natal.chart), details),
    aspects: aspects.map((aspect) =>
      wireTransitAspect(ephemeris, aspect, {
        charts: ['transit', toNatal ? 'natal' : 'transit'],
        details,
        approximate: toNatal && birth.moment.unknownTime && aspect.aspect.pointB === 'moon',
      }),
    ),
    ...natalPart(ephemeris, request, natal.chart),
    time: birth.time,
    place: birth.place,
    transit_place: companion.place === null ? birth.place : wirePlace(companion.place.place),
    input: request.input,
    meta: buildMeta(context, { jdUt: moment.jdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: [
      ...request.warnings,
      ...birth.warnings,
      ...(companion.place?.warnings ?? []),
      ...moment.warnings,
      ...precisionWarnings(source),
      ...natal.warnings,
      ...sky.warnings,
    ],
  };
}

/** How bodies are placed in the natal houses; null when there are none. */
export function natalPlacement(
  ephemeris: Ephemeris,
  { settings }: TransitsRequest,
  birth: ResolvedBirth,
  chart: NatalChart,
): Placement | null {
  const { houses } = chart;
  if (houses === null || birth.geo === null) return null;
  const sunDeclinationDeg = ephemeris.position(chart.jdUt, 'sun', {
    center: 'geocentric',
    positions: 'apparent',
    ayanamsa: null,
  }).declinationDeg;
  return placementFor(
    ephemeris,
    chart.jdUt,
    birth.geo,
    chartFrame(settings.chart, birth.geo),
    chart.obliquityDeg,
    houses,
    sunDeclinationDeg,
    settings.chart,
  );
}

function wireTransits(
  ephemeris: Ephemeris,
  sky: NatalChart,
  placement: Placement | null,
  details: boolean,
): Wire<typeof transitPointsSchema> {
  const wired: Record<string, Wire<typeof transitPointSchema>> = {};
  for (const point of sky.points) {
    const { longitudeDeg, latitudeDeg } = point.position;
    const natalPosition = placement === null ? Number.NaN : placement(longitudeDeg, latitudeDeg);
    const house = houseNumber(natalPosition);
    wired[point.id] = {
      ...wirePoint(ephemeris, point, { details, house: false }),
      natal_house: house,
      ...(details ? { natal_house_position: house === null ? null : wireBelow(natalPosition, house + 1) } : {}),
    };
  }
  return wired;
}

function wireTransitAspect(
  ephemeris: Ephemeris,
  { aspect, ...times }: TransitAspect,
  { charts, ...parts }: AspectParts & { readonly charts: readonly [ChartRole, ChartRole] },
): Wire<typeof transitAspectSchema> {
  const at = (jdUt: number | null): string | null => (jdUt === null ? null : instantTextOfJd(ephemeris, jdUt));
  return {
    ...wireChartsAspect(aspect, charts, parts),
    starts_at: at(times.entersJdUt),
    exact_at: at(times.exactJdUt),
    ends_at: at(times.leavesJdUt),
  };
}
