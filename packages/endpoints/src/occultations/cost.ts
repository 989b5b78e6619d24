import type { Cost } from '../endpoint.ts';
import { leavesFiles } from '../limits/engine-cost.ts';
import type { OccultationsRequest } from './request.ts';

const DAY_MS = 86_400_000;
const BASE_MS = 20;
/** Milliseconds for each day and body: to find the occultations, and for what a place sees. */
const FOUND_MS = 0.02;
const SEEN_MS = 0.005;
const REDUCED = 2.2;

/** Evidence: twelve bodies, 2015–2024 and 1950–2049, over the Earth and from six places. */
export function occultationsCost({ fromMs, toMs, bodies, place }: OccultationsRequest): Cost {
  const perDayMs =
    bodies.length * (FOUND_MS + (place === null ? 0 : SEEN_MS)) * (leavesFiles(fromMs, toMs) ? REDUCED : 1);
  const days = (toMs - fromMs) / DAY_MS;
  return {
    milliseconds: BASE_MS + perDayMs * days,
    range: { fromMs, days, millisecondsPerDay: perDayMs },
  };
}
