import { houseOf } from '@theia/astro/houses/placement';
import { chartFrame } from '@theia/astro/natal/frame';
import { placementFor, type Placement } from '@theia/astro/natal/house-frame';
import type { NatalChart } from '@theia/astro/natal/chart';
import type { NatalInclude } from '@theia/astro/natal/settings';
import { movingBodies, regimeOf } from '@theia/astro/transits/moving';
import { mutualTransitAspects, transitAspects, type TransitAspect } from '@theia/astro/transits/snapshot';
import type { Ephemeris } from '@theia/astro/ephemeris';
import type { CalculationContext } from '../endpoint.ts';
import { calculateChart } from '../natal/chart.ts';
import { wireAspect } from '../natal/wire-aspects.ts';
import { wireBelow } from '../natal/wire-number.ts';
import { wirePoints } from '../natal/wire-point.ts';
import { resolveCompanionPlace } from '../shared/companion-place.ts';
import type { ResolvedBirth } from '../shared/contract.ts';
import { instantText, instantTextOfJd } from '../shared/instant-text.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { resolveCompanion } from '../shared/resolve-time.ts';
import { wirePlace } from '../shared/wire-place.ts';
import type { NatalSide } from './natal.ts';
import type { TransitsRequest } from './request.ts';
import { wireNatal } from './wire-natal.ts';

const PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>(['points']);

/** The sky of one instant over the birth chart (contract §7, snapshot). @throws Problem 422 */
export function snapshotAnswer(
  context: CalculationContext,
  request: TransitsRequest,
  birth: ResolvedBirth,
  natal: NatalSide,
): Record<string, unknown> {
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
    fields: { bodies: request.bodiesField ?? 'bodies', houseSystem: 'settings.house_system', date: 'transit_date' },
  });
  const frame = chartFrame(settings.chart, observer);
  const { moving } = movingBodies(
    ephemeris,
    bodies,
    settings.chart,
    frame,
    regimeOf(ephemeris, moment.jdUt, moment.jdUt),
    moment.jdUt,
  );
  const aspects =
    request.targets === 'transiting'
      ? mutualTransitAspects(moving, request.aspects, request.orb, moment.jdUt)
      : transitAspects(moving, natal.targets, request.aspects, request.orb, moment.jdUt);
  const toNatal = request.targets !== 'transiting';
  const source = natal.chart.source === 'moshier' ? 'moshier' : sky.chart.source;
  return {
    product: 'transits',
    transit_utc: instantText(moment.utcMs),
    natal: wireNatal(ephemeris, natal.chart),
    transits: wireTransits(ephemeris, sky.chart, natalPlacement(ephemeris, request, birth, natal.chart)),
    aspects: aspects.map((aspect) => wireTransitAspect(ephemeris, aspect, toNatal, birth.moment.unknownTime)),
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

/** How bodies fall into the natal houses; null without them. */
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

function wireTransits(ephemeris: Ephemeris, sky: NatalChart, placement: Placement | null): Record<string, unknown> {
  const points = wirePoints(ephemeris, sky.points, { house: false, stations: false, gauquelin: false });
  return Object.fromEntries(
    sky.points.map(({ id, position }) => {
      const natalPosition = placement === null ? Number.NaN : placement(position.longitudeDeg, position.latitudeDeg);
      const house = houseOf(natalPosition);
      return [
        id,
        {
          ...points[id],
          natal_house: house,
          natal_house_position: house === null ? null : wireBelow(natalPosition, house + 1),
        },
      ];
    }),
  );
}

function wireTransitAspect(
  ephemeris: Ephemeris,
  { aspect, ...times }: TransitAspect,
  toNatal: boolean,
  unknownTime: boolean,
): Record<string, unknown> {
  const { point_1: transiting, point_2: other, ...wired } = wireAspect(aspect, false);
  const at = (jdUt: number | null): string | null => (jdUt === null ? null : instantTextOfJd(ephemeris, jdUt));
  return {
    transiting,
    [toNatal ? 'natal' : 'target']: other,
    ...wired,
    ...(toNatal && unknownTime && aspect.pointB === 'moon' ? { approximate: true } : {}),
    exact_at: at(times.exactJdUt),
    enters_orb_at: at(times.entersJdUt),
    leaves_orb_at: at(times.leavesJdUt),
  };
}
