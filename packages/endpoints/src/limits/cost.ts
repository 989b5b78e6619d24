import type { Cost, Endpoint, Need, PriceTier } from '../endpoint.ts';
import type { Plan } from '../plan.ts';
import { Problem } from '../problem.ts';
import { largestRange } from './search-window.ts';
import type { EngineBody } from '@theia-astro/astro/ephemeris';
import { hasParallax } from '@theia-astro/astro/search/scan-steps';

/** A call that is free and included in every plan. */
export const FREE: Need = { priceTier: null, minimumPlan: 'starter', natalSystem: null };

/** The price tier that no plan includes: a report is always paid from the wallet. */
export const WALLET_ONLY: PriceTier = 'report';

/** What a call needs; the sidereal zodiac is a Growth feature for every product. */
export function need(
  priceTier: PriceTier,
  minimumPlan: Plan,
  sidereal: boolean,
  natalSystem: Need['natalSystem'] = null,
): Need {
  return { priceTier, minimumPlan: sidereal && minimumPlan === 'starter' ? 'growth' : minimumPlan, natalSystem };
}

/** The same for a request that may take long. */
function atLength(isLong: boolean, asked: Need): Need {
  return isLong ? { ...asked, isLong } : asked;
}

/** The most a request may take, milliseconds of processor time on one core. */
export const COST_MS_MAX = 3_000;
/** A request that takes longer must not delay others. */
const LONG_MS = 50;

/**
 * Wraps an endpoint so that requests that could not be answered in time are rejected before they are accepted, dry runs
 * included. An endpoint without a cost function is always fast.
 */
export function boundCost<Request>(endpoint: Endpoint<Request>): Endpoint<Request> {
  const { cost } = endpoint;
  if (cost === undefined) return endpoint;
  return {
    ...endpoint,
    parse: (input, nowMs) => {
      const request = endpoint.parse(input, nowMs);
      rejectCostly(cost(request));
      return request;
    },
    need: (request) => atLength(cost(request).milliseconds > LONG_MS, endpoint.need(request)),
  };
}

/** @throws Problem 400 range_too_large, which names the largest possible range in whole days */
export function rejectCostly({ milliseconds, range }: Cost): void {
  if (milliseconds <= COST_MS_MAX) return;
  const days =
    range === undefined ? 0 : Math.floor(range.days - (milliseconds - COST_MS_MAX) / range.millisecondsPerDay);
  const largest = range !== undefined && days >= 1 ? largestRange(range.fromMs, days) : null;
  throw new Problem({
    code: 'range_too_large',
    field: range === undefined ? null : 'to',
    message: `The answer would take about ${(milliseconds / 1_000).toFixed(1)} s of computing time; the limit is ${COST_MS_MAX / 1_000} s.`,
    hint:
      largest === null
        ? 'Ask for less at a time: fewer bodies, aspects or parts, or a shorter span.'
        : `Split the range: with everything else unchanged, at most ${largest.largest_range_days} days are possible, to ${largest.largest_to}. Fewer bodies or aspects allow a longer range.`,
    extra: largest ?? {},
  });
}

interface EngineQuestion {
  /** Outside the years of the files, where the analytical ephemeris is used. */
  readonly reduced: boolean;
  readonly topocentric: boolean;
}

const FILES_FROM_MS = Date.UTC(1800, 0, 1);
const FILES_TO_MS = Date.UTC(2400, 0, 1);

/**
 * Milliseconds of processor time of one position. Evidence: 1,500 calls each on a core that computes about 100,000
 * geocentric positions of planets a second: planets 0.008–0.010, from the analytical theory 0.015–0.022; osculating
 * node and apogee 0.013 and 0.040; interpolated apogee 0.125; mean ones 0.006; topocentric positions take 2.6 to 3.7
 * times as long.
 */
export function positionMs(body: EngineBody, { reduced, topocentric }: EngineQuestion): number {
  if (body === 'interpolated_lilith') return 0.125 * (topocentric ? 2.9 : 1);
  if (body === 'mean_node' || body === 'mean_lilith') return 0.006 * (topocentric ? 2.4 : 1);
  if (!hasParallax(body)) return (reduced ? 0.04 : 0.013) * (topocentric ? 2.9 : 1);
  return (reduced ? 0.02 : 0.01) * (topocentric ? 3.7 : 1);
}

/** Whether any instant of [from, to] lies outside the years of the files. */
export function leavesFiles(fromMs: number, toMs: number): boolean {
  return fromMs < FILES_FROM_MS || toMs > FILES_TO_MS;
}

/** Whether all of [from, to] lies outside the years of the files. */
export function isOutsideFiles(fromMs: number, toMs: number): boolean {
  return toMs <= FILES_FROM_MS || fromMs >= FILES_TO_MS;
}
