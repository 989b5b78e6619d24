import type { Aspect, AspectPoint } from '@theia-astro/astro/aspects/aspect';
import { aspectBetween, orbTable } from '@theia-astro/astro/aspects/find';
import { bodyOrbDeg } from '@theia-astro/astro/aspects/orbs';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { ChartAspect, WheelChart } from '@theia-astro/chart-svg/chart';

/** Aspects to these are not drawn: the south node mirrors the north node, and angles are already lines of the wheel. */
const NO_CHORD: ReadonlySet<string> = new Set(['south_node', 'asc', 'mc']);
const TRANSIT_ORB_DEG = 1;
const SYNASTRY_ORB_SCALE = 0.75;

/** A chart prepared for drawing the wheel. */
export function wheelChart({ points, houses }: NatalChart): WheelChart {
  return {
    bodies: points.map(({ id, position, retrograde }) => ({ id, longitudeDeg: position.longitudeDeg, retrograde })),
    cuspsDeg: houses?.cuspsDeg ?? null,
    angles: houses === null ? null : { ascDeg: houses.angles.asc, mcDeg: houses.angles.mc },
  };
}

/** The aspects of one chart that are drawn as chords. */
export function ownAspects({ aspects }: NatalChart): readonly ChartAspect[] {
  return chords(aspects ?? []);
}

/** Aspects as chords of the wheel. */
export function chords(aspects: readonly Aspect[]): readonly ChartAspect[] {
  return aspects.filter(({ pointA, pointB }) => !NO_CHORD.has(pointA) && !NO_CHORD.has(pointB)).map(wheelAspect);
}

/**
 * Aspects from the inner to the outer chart: with a partner by the orbs of synastry (three quarters of the natal orbs),
 * with transits within 1° (docs/methods/aspects.md), unless the request sets orbs.
 */
export function crossAspects(
  inner: NatalChart,
  outer: NatalChart,
  settings: ChartSettings,
  kind: 'partner' | 'transit',
  orbsAsked: boolean,
): readonly ChartAspect[] {
  const flat = kind === 'transit' && !orbsAsked;
  const table = orbTable(
    flat
      ? {
          ...settings,
          orbScale: 1,
          aspectOrbs: Object.fromEntries(settings.aspects.map((id) => [id, TRANSIT_ORB_DEG])),
        }
      : { ...settings, orbScale: orbsAsked ? settings.orbScale : SYNASTRY_ORB_SCALE },
  );
  const allowedOrb = (id: AspectPoint['id']): number => (flat ? 8 : bodyOrbDeg(id, settings.orbDegrees));
  const found: ChartAspect[] = [];
  for (const a of aspectPoints(inner)) {
    for (const b of aspectPoints(outer)) {
      const aspect = aspectBetween(a, b, allowedOrb(a.id), allowedOrb(b.id), table);
      if (aspect !== null) found.push(wheelAspect(aspect));
    }
  }
  return found;
}

function aspectPoints({ points }: NatalChart): readonly AspectPoint[] {
  return points
    .filter(({ id }) => !NO_CHORD.has(id))
    .map(({ id, position }) => ({ id, longitudeDeg: position.longitudeDeg, speedDegPerDay: position.speedDegPerDay }));
}

/** An aspect as a picture shows it. */
export function wheelAspect({ pointA, pointB, kind, exactness, orbDeg }: Aspect): ChartAspect {
  return { a: pointA, b: pointB, kind: kind.id, nature: kind.nature, exactness, orbDeg };
}
