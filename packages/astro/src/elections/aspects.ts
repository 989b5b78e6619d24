import { normalizeDeg, wrap180 } from '../angle/normalize.ts';
import { crossings } from '../search/crossings.ts';
import { pathStations } from '../search/path.ts';
import { coveredSpan } from './arcs.ts';
import type { ElectionCondition } from './condition.ts';
import type { ElectionSky } from './sky.ts';
import { holdingBetween, type Span } from './spans.ts';

type AspectCondition = Extract<ElectionCondition, { kind: 'aspect' }>;

/** The spans of the search in which a body is within orb of an aspect to another one or to a longitude, applying or separating where that is asked. */
export function aspectSpans(sky: ElectionSky, { body, to, aspects, approach }: AspectCondition): Span[] {
  const [path, zeroDeg] = typeof to === 'number' ? [sky.path(body, 'own'), to] : [sky.pathBetween(body, to), 0];
  const span = coveredSpan(path);
  if (span === null) return [];
  const places = aspects.flatMap(({ angleDeg, orbDeg }) =>
    [...new Set([angleDeg, normalizeDeg(-angleDeg)])].map((angle) => ({ exactDeg: zeroDeg + angle, orbDeg })),
  );
  const edges = crossings(
    path,
    places.flatMap(({ exactDeg, orbDeg }) => [exactDeg - orbDeg, exactDeg, exactDeg + orbDeg]),
  );
  const changes = [...edges, ...pathStations(path)].map(({ jdUt }) => jdUt);
  return holdingBetween(span, changes, (jdUt) => {
    const { longitudeDeg, speedDegPerDay } = path.motion.at(jdUt);
    return places.some(({ exactDeg, orbDeg }) => {
      const pastDeg = wrap180(longitudeDeg - exactDeg);
      if (Math.abs(pastDeg) > orbDeg) return false;
      return approach === null || pastDeg * speedDegPerDay < 0 === (approach === 'applying');
    });
  });
}
