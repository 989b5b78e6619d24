import type { Cost, Endpoint } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { largestRange } from './largest-range.ts';
import { atLength } from './need.ts';

/** The most a request may take, milliseconds of processor time on one core. */
export const COST_MS_MAX = 3_000;
/** A request that takes longer must not delay others. */
const LONG_MS = 50;

/**
 * Wraps an endpoint so that requests that could not be answered in time are refused before they are accepted, dry runs
 * included. An endpoint without a cost function is always fast.
 */
export function boundCost<Request>(endpoint: Endpoint<Request>): Endpoint<Request> {
  const { cost } = endpoint;
  if (cost === undefined) return endpoint;
  return {
    ...endpoint,
    parse: (input, nowMs) => {
      const request = endpoint.parse(input, nowMs);
      refuseCostly(cost(request));
      return request;
    },
    need: (request) => atLength(cost(request).milliseconds > LONG_MS, endpoint.need(request)),
  };
}

/** @throws Problem 400 range_too_large, which names the largest possible range in whole days */
export function refuseCostly({ milliseconds, range }: Cost): void {
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
