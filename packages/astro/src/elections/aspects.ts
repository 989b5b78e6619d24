import { normalizeDeg, wrap180 } from '../angle/angle.ts';
import { crossings } from '../search/crossings.ts';
import { pathStations } from '../search/path.ts';
import { type Arc, coveredSpan, spansInArcs } from './arcs.ts';
import type { ElectionCondition, SunState } from './condition.ts';
import type { ElectionSky } from './sky.ts';
import { difference, holdingBetween, type Span } from './spans.ts';
import type { BodyId } from '../bodies/body-id.ts';
import { combustionLimitsDeg } from '../vedic/dignity/dignity.ts';

type AspectCondition = Extract<ElectionCondition, { kind: 'aspect' }>;

/** The spans of the search in which a body is within orb of an aspect to another one or to a longitude, applying or separating where that is required. */
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

/**
 * How near the Sun in longitude, degrees: Lilly, Christian Astrology (1647), p. 113. Cazimi is not combust; what is combust or cazimi is under the
 * beams too. Signs do not matter.
 */
const ORBS_DEG: Readonly<Record<SunState, number>> = { cazimi: 17 / 60, combust: 8.5, under_beams: 17 };

/** The spans of the search in which a body is so near the Sun. */
export function nearSunSpans(sky: ElectionSky, body: BodyId, state: SunState, orbDeg: number | null): Span[] {
  const limits = combustionLimitsDeg(body);
  if (state === 'combust' && orbDeg === null && sky.combustion === 'surya_siddhanta')
    return limits === null ? [] : combustSpans(sky, body, limits);
  const path = sky.pathBetween(body, 'sun');
  const within = spansInArcs(path, [around(orbDeg ?? ORBS_DEG[state])]);
  return state === 'combust' ? difference(within, spansInArcs(path, [around(ORBS_DEG.cazimi)])) : within;
}

function around(orbDeg: number): Arc {
  return { fromDeg: -orbDeg, widthDeg: 2 * orbDeg };
}

/** The limit depends on the direction of the graha. */
function combustSpans(
  sky: ElectionSky,
  body: BodyId,
  limitsDeg: readonly [direct: number, retrograde: number],
): Span[] {
  const path = sky.pathBetween(body, 'sun');
  const own = sky.path(body, 'own');
  const span = coveredSpan(path);
  if (span === null) return [];
  const edges = crossings(
    path,
    limitsDeg.flatMap((limit) => [-limit, limit]),
  );
  const changes = [...edges, ...pathStations(own)].map(({ jdUt }) => jdUt);
  return holdingBetween(span, changes, (jdUt) => {
    const limit = limitsDeg[own.motion.at(jdUt).speedDegPerDay < 0 ? 1 : 0];
    return Math.abs(wrap180(path.motion.at(jdUt).longitudeDeg)) < limit;
  });
}

/** The bodies whose positions a condition needs. */
export function bodiesOfCondition(condition: ElectionCondition): BodyId[] {
  switch (condition.kind) {
    case 'not':
      return bodiesOfCondition(condition.condition);
    case 'any':
    case 'all':
      return condition.conditions.flatMap(bodiesOfCondition);
    case 'aspect':
      return typeof condition.to === 'number' ? [condition.body] : [condition.body, condition.to];
    case 'body_in_arcs':
    case 'house':
    case 'retrograde':
    case 'near_sun':
      return [condition.body];
    default:
      return [];
  }
}
