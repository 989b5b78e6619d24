import type { Aspect, AspectPoint } from '@theia/astro/aspects/aspect';
import { aspectBetween, orbTable } from '@theia/astro/aspects/find';
import { bodyOrbDeg } from '@theia/astro/aspects/orbs';
import type { NatalChart } from '@theia/astro/natal/chart';
import { wireAspect } from '../natal/wire-aspects.ts';
import type { ReturnRequest } from './request.ts';

/** Orb of a return to its birth chart where the settings speak of none (contract §3.3). */
const FLAT_ORB_DEG = 1;

/** Aspects of the return's points to the natal ones: `return` moves, `natal` stands still. */
export function wireAspectsToNatal(
  chart: NatalChart,
  natal: NatalChart,
  { settings, orbsAsked }: ReturnRequest,
): Record<string, unknown>[] {
  const table = orbTable(orbsAsked ? settings.chart : flat(settings.chart));
  const orbOf = (point: AspectPoint): number => (orbsAsked ? bodyOrbDeg(point.id, settings.chart.orbDegrees) : 8);
  const natalPoints = pointsOf(natal).map((point) => ({ ...point, speedDegPerDay: 0 }));
  return pointsOf(chart).flatMap((moving) =>
    natalPoints.flatMap((still) => {
      const aspect = aspectBetween(moving, still, orbOf(moving), orbOf(still), table);
      return aspect === null ? [] : [wired(aspect, chart.unknownTime)];
    }),
  );
}

function wired(aspect: Aspect, unknownTime: boolean): Record<string, unknown> {
  const { point_1: returning, point_2: natal, ...rest } = wireAspect(aspect, unknownTime);
  return { return: returning, natal, ...rest };
}

/** The settings with every aspect at the same orb. */
function flat(chart: ReturnRequest['settings']['chart']): ReturnRequest['settings']['chart'] {
  return {
    ...chart,
    aspectOrbs: Object.fromEntries(chart.aspects.map((aspect) => [aspect, FLAT_ORB_DEG])),
    orbScale: 1,
    orbModel: 'mean',
  };
}

/** Bodies, then ascendant and midheaven; the south node only where the north node is absent, as in the natal chart. */
function pointsOf({ points, houses }: NatalChart): AspectPoint[] {
  const northNode = points.some(({ id }) => id === 'north_node');
  const bodies = points
    .filter(({ id }) => id !== 'south_node' || !northNode)
    .map(({ id, position }): AspectPoint => ({
      id,
      longitudeDeg: position.longitudeDeg,
      speedDegPerDay: position.speedDegPerDay,
    }));
  if (houses === null) return bodies;
  return [
    ...bodies,
    { id: 'asc', longitudeDeg: houses.angles.asc, speedDegPerDay: 0 },
    { id: 'mc', longitudeDeg: houses.angles.mc, speedDegPerDay: 0 },
  ];
}
