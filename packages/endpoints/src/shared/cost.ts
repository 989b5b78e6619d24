import type { Cost, Endpoint } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { instantText } from './instant-text.ts';
import { atLength } from './need.ts';

/** The most a request may take, milliseconds of processor time on one core. */
export const COST_MS_MAX = 3_000;
/** A request that takes more must not hold up others. */
const LONG_MS = 50;
const DAY_MS = 86_400_000;

/** The endpoint with its costs bounded: what could not be answered is refused before it is accepted, a dry run included. Absent costs are an instant. */
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

/** @throws Problem 400 range_too_large that names the largest range that would do, in whole days */
export function refuseCostly({ milliseconds, range }: Cost): void {
  if (milliseconds <= COST_MS_MAX) return;
  const days =
    range === undefined ? 0 : Math.floor(range.days - (milliseconds - COST_MS_MAX) / range.millisecondsPerDay);
  const largest = range !== undefined && days >= 1 ? { days, until: instantText(range.fromMs + days * DAY_MS) } : null;
  throw new Problem({
    code: 'range_too_large',
    field: range === undefined ? null : 'to',
    message: `The answer would take about ${(milliseconds / 1_000).toFixed(1)} s of computing; ${COST_MS_MAX / 1_000} s are the most.`,
    hint:
      largest === null
        ? 'Ask for fewer bodies or aspects at a time.'
        : `Ask in parts: with all else as it is, a range of at most ${largest.days} days would do, to ${largest.until}. Fewer bodies or aspects allow more.`,
    extra: largest === null ? {} : { largest_range_days: largest.days, largest_to: largest.until },
  });
}
