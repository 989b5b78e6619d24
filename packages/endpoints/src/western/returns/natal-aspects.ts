import type { Aspect, AspectPoint } from '@theia-astro/astro/aspects/aspect';
import { aspectBetween, orbTable } from '@theia-astro/astro/aspects/find';
import { bodyOrbDeg } from '@theia-astro/astro/aspects/orbs';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import { type chartsAspectSchema, dependsOnMoon, wireChartsAspect } from '../../wire/aspect.ts';
import { chartSettings, shownAspects } from '../../wire/chart-parts.ts';
import type { Wire } from '../../wire/wire-type.ts';
import type { ReturnRequest } from './asked.ts';

/** Orb of a return to its birth chart when the settings contain no orbs (docs/methods/aspects.md). */
const FLAT_ORB_DEG = 1;

/** Aspects of the return's points to the natal points: `return` moves, `natal` does not. */
export function wireAspectsToNatal(
  chart: NatalChart,
  natal: NatalChart,
  { settings, include, orbsAsked }: ReturnRequest,
): Wire<typeof chartsAspectSchema>[] {
  const asked = chartSettings(settings.chart, include);
  const table = orbTable(orbsAsked ? asked : flat(asked));
  const allowedOrb = (point: AspectPoint): number => (orbsAsked ? bodyOrbDeg(point.id, settings.chart.orbDegrees) : 8);
  const natalPoints = aspectPoints(natal).map((point) => ({ ...point, speedDegPerDay: 0 }));
  const found: Aspect[] = aspectPoints(chart).flatMap((moving) =>
    natalPoints.flatMap((still) => aspectBetween(moving, still, allowedOrb(moving), allowedOrb(still), table) ?? []),
  );
  return shownAspects(found, include).map((aspect) =>
    wireChartsAspect(aspect, ['return', 'natal'], {
      details: include.has('details'),
      approximate: chart.unknownTime && dependsOnMoon(aspect),
    }),
  );
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

/** Bodies, then ascendant and midheaven; the south node only when the north node is absent, as in the natal chart. */
function aspectPoints({ points, houses }: NatalChart): AspectPoint[] {
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
