import type { Cost } from '../endpoint.ts';
import type { GroupRequest } from './request.ts';

/** Milliseconds of processor time; evidence: ten people with all bodies, aspects and parts take 35, rounded up; the search for a place takes 12. */
const BASE_MS = 20;
const PERSON_MS = 16;
const PAIR_MS = 0.3;
const POINTS_MS = 0.00005;
const VEDIC_CHART_MS = 14;
const MATCH_MS = 1;

/** Estimated processor time of POST /group. */
export function groupCost({ people, include, settings: { chart } }: GroupRequest): Cost {
  const count = people.length;
  const pairs = (count * (count - 1)) / 2;
  const points = chart.bodies.length + 2;
  const pairMs = PAIR_MS + points * points * chart.aspects.length * POINTS_MS;
  const matching = include.has('guna_milan') ? count * VEDIC_CHART_MS + pairs * MATCH_MS : 0;
  return { milliseconds: BASE_MS + (count + 2) * PERSON_MS + pairs * pairMs + matching };
}
