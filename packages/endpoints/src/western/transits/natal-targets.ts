import { birthField } from '../../request/birth-data.ts';
import { BODY_IDS, type BodyId, isBodyId, toEngineBody } from '@theia-astro/astro/bodies/body-id';
import type { EngineBody, Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import { ANGLE_IDS } from '@theia-astro/astro/houses/compute';
import { LOT_IDS } from '@theia-astro/astro/lots/lots';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import type { NatalInclude, ChartSettings } from '@theia-astro/astro/natal/settings';
import type { PointId } from '@theia-astro/astro/points/point-id';
import type { NatalTarget } from '@theia-astro/astro/transits/exact';
import { natalLeeway, type NatalLeeway } from '@theia-astro/astro/returns/uncertain';
import type { ExactHit, TransitEvent } from '@theia-astro/astro/transits/event';
import { motionOfBody, regimeFor, type MovingBody } from '@theia-astro/astro/transits/moving';
import type { Warning } from '../../endpoint.ts';
import type { BirthData, Settings } from '../../request/asked.ts';
import type { ResolvedBirth } from '../../resolve/resolved.ts';
import { calculateChart } from '../chart.ts';
import { type Uncertainty, returnUncertainty } from '../../resolve/uncertainty.ts';
import type { Moment } from '../../time/range.ts';

export interface NatalSide {
  readonly chart: NatalChart;
  readonly targets: readonly NatalTarget[];
  readonly warnings: readonly Warning[];
}

interface NatalAsked {
  readonly birth: BirthData;
  readonly settings: Settings;
  readonly points: readonly PointId[];
  /** Who named the points is told of those that cannot be computed, at this field. */
  readonly pointsAsked: boolean;
  readonly field: string;
}

/**
 * The birth chart with some of its points. Angles and lots are left out without a birth time or place.
 * @throws Problem 422
 */
export function natalTargets(
  ephemeris: Ephemeris,
  { birth, settings, points, pointsAsked, field }: NatalAsked,
  resolved: ResolvedBirth,
): NatalSide {
  const { chart, warnings } = calculateChart(ephemeris, {
    moment: resolved.moment,
    place: resolved.geo,
    settings: { ...settings.chart, bodies: points.filter(isBodyId) },
    include: new Set<NatalInclude>(points.some(isLot) ? ['points', 'houses', 'lots'] : ['points', 'houses']),
    bodiesAsked: pointsAsked,
    fields: {
      bodies: field,
      date: birthField(birth),
    },
  });
  const targets = points.flatMap((id) => findTarget(chart, id) ?? []);
  const { day } = resolved.moment;
  return {
    chart,
    targets,
    warnings: [
      ...warnings,
      ...targets.flatMap(({ id }): readonly Warning[] =>
        day === null || !isBodyId(id) || isKnownAllDay(ephemeris, toEngineBody(id, settings.chart), day)
          ? []
          : [partOfDay(id, field)],
      ),
    ],
  };
}

function isKnownAllDay(
  ephemeris: Ephemeris,
  body: EngineBody,
  { startJdUt, endJdUt }: NonNullable<ResolvedBirth['moment']['day']>,
): boolean {
  const range = ephemeris.bodyRange(body);
  return range !== null && range[0] <= startJdUt && range[1] >= endJdUt;
}

const partOfDay = (id: PointId, field: string): Warning => ({
  code: 'body_unavailable',
  message: `${id} is available for only a part of the day of birth: approximate times consider that part.`,
  field,
});

function findTarget(chart: NatalChart, id: PointId): NatalTarget | null {
  const longitudeDeg =
    chart.points.find((point) => point.id === id)?.position.longitudeDeg ??
    chart.lots?.find((lot) => lot.id === id)?.longitudeDeg ??
    (isAngle(id) ? chart.houses?.angles[id] : undefined);
  return longitudeDeg === undefined ? null : { id, longitudeDeg };
}

function isAngle(id: PointId): id is (typeof ANGLE_IDS)[number] {
  return (ANGLE_IDS as readonly PointId[]).includes(id);
}

function isLot(id: PointId): boolean {
  return (LOT_IDS as readonly PointId[]).includes(id);
}

/** Natal points that a request may name as targets, in addition to numbered asteroids. */
export const TARGET_IDS = [...BODY_IDS, ...ANGLE_IDS, ...LOT_IDS] as const;

/** The uncertainty of events and windows of a report from an unknown birth time. */
export interface Uncertain {
  readonly hit: (event: ExactHit) => Uncertainty;
  /** The result for an event without a natal point. */
  readonly passage: (event: Exclude<TransitEvent, ExactHit>) => Uncertainty;
}

interface Sky {
  readonly settings: ChartSettings;
  readonly frame: Frame;
  readonly moving: readonly MovingBody[];
}

/**
 * Hits on natal points are uncertain by the motion of the point on the day of birth. Null when the birth time is known.
 */
export function uncertainHits(
  ephemeris: Ephemeris,
  { jdUt, day }: Moment,
  { settings, frame, moving }: Sky,
): Uncertain | null {
  if (day === null) return null;
  const regime = regimeFor(ephemeris, jdUt, jdUt);
  const motions = new Map(moving.map(({ id, motion }) => [id, motion]));
  const leeways = new Map<BodyId, NatalLeeway>();
  const targetLeeway = (target: BodyId): NatalLeeway | null => {
    const known = leeways.get(target);
    if (known !== undefined) return known;
    const motion = motionOfBody(ephemeris, target, settings, frame, regime);
    if (motion === null) return null;
    const leeway = natalLeeway(motion, motion.at(jdUt).longitudeDeg, day.startJdUt, day.endJdUt);
    leeways.set(target, leeway);
    return leeway;
  };
  return {
    hit: (event) => {
      const motion = motions.get(event.body);
      const target = BODY_IDS.find((id) => id === event.target);
      const leeway = target === undefined ? null : targetLeeway(target);
      return motion === undefined
        ? {}
        : returnUncertainty(ephemeris, { motion, targetDeg: event.longitudeDeg, leeway }, event);
    },
    passage: () => ({}),
  };
}
