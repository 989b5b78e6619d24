import { isBodyId } from '@theia-astro/astro/bodies/body-id';
import { ANGLE_IDS } from '@theia-astro/astro/houses/angles';
import { LOT_IDS } from '@theia-astro/astro/lots/lots';
import type { NatalInclude } from '@theia-astro/astro/natal/settings';
import type { PointId } from '@theia-astro/astro/points/point-id';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import type { NatalTarget } from '@theia-astro/astro/transits/aspect-targets';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { Warning } from '../endpoint.ts';
import { calculateChart } from '../western/chart.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { DEFAULT_TRANSITING, type TransitsRequest } from './request.ts';

export interface NatalSide {
  readonly chart: NatalChart;
  readonly targets: readonly NatalTarget[];
  readonly warnings: readonly Warning[];
}

/**
 * The birth chart with the targets of the request. Angles and lots are left out without a birth time or place.
 * @throws Problem 422
 */
export function natalSide(ephemeris: Ephemeris, request: TransitsRequest, birth: ResolvedBirth): NatalSide {
  const { settings, targets } = request;
  const asked: readonly PointId[] = targets === 'transiting' ? DEFAULT_TRANSITING : targets;
  const bodies = asked.filter(isBodyId);
  const include = new Set<NatalInclude>(asked.some(isLot) ? ['points', 'houses', 'lots'] : ['points', 'houses']);
  const { chart, warnings } = calculateChart(ephemeris, {
    moment: birth.moment,
    place: birth.geo,
    settings: { ...settings.chart, bodies },
    include,
    bodiesAsked: request.targetsAsked && targets !== 'transiting',
    fields: {
      bodies: 'targets',
      houseSystem: 'settings.house_system',
      date: request.birth.utcMs === null ? 'birth_date' : 'utc',
    },
  });
  return { chart, targets: asked.flatMap((id) => findTarget(chart, id) ?? []), warnings };
}

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
