import type { HeliacalBody } from '@theia-astro/astro/heliacal/watch';
import { cycleDays } from '@theia-astro/astro/heliacal/events';
import type { Cost } from '../endpoint.ts';
import { leavesFiles } from '../limits/engine-cost.ts';
import type { HeliacalRequest } from './request.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;
const BASE_MS = 20;
/**
 * Milliseconds of processor time for a year. Evidence: eight latitudes from 0 to 89.9, ten years each; the slowest is
 * near 60, where twilight is long.
 */
const YEAR_MS: Readonly<Partial<Record<HeliacalBody, number>>> = {
  moon: 60,
  mercury: 72,
  venus: 42,
  mars: 47,
  jupiter: 39,
  saturn: 33,
};
const STAR_YEAR_MS = 180;
/** Outside the files the analytical ephemeris is slower. */
const REDUCED = 2;

/** A whole cycle before and after the range is searched too. */
export function heliacalCost({ fromMs, toMs, bodies }: HeliacalRequest): Cost {
  const days = (toMs - fromMs) / DAY_MS;
  const slower = leavesFiles(fromMs, toMs) ? REDUCED : 1;
  const rates = bodies.map((body) => ({
    cycle: cycleDays(body),
    rate: ((YEAR_MS[body] ?? STAR_YEAR_MS) * slower) / YEAR_DAYS,
  }));
  const millisecondsPerDay = rates.reduce((sum, { rate }) => sum + rate, 0);
  return {
    milliseconds: BASE_MS + rates.reduce((sum, { cycle, rate }) => sum + rate * (days + 2 * cycle), 0),
    range: { fromMs, days, millisecondsPerDay },
  };
}
