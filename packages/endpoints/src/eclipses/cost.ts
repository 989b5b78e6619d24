import type { Cost } from '../endpoint.ts';
import { leavesFiles } from '../limits/engine-cost.ts';
import type { EclipsesRequest } from './request.ts';

const DAY_MS = 86_400_000;
const BIRTH_MS = 20;
/** Milliseconds per day of the range: to find the eclipses, and for what a place sees. */
const PER_DAY = { solar: { found: 0.019, seen: 0.014 }, lunar: { found: 0.01, seen: 0.011 } } as const;
const REDUCED = 1.2;
/** Milliseconds per day for the lines of the path of a solar eclipse, and for points at every minute. */
const PATH_PER_DAY = { lines: 0.05, points: 0.045 } as const;

/** Two or three eclipses a year of each kind. What a place sees needs another search. */
export function eclipsesCost({ fromMs, toMs, kind, birth, place, pathMinutes }: EclipsesRequest): Cost {
  const kinds: readonly { readonly found: number; readonly seen: number }[] =
    kind === 'all' ? [PER_DAY.solar, PER_DAY.lunar] : [PER_DAY[kind]];
  const pathMs = pathMinutes === null || kind === 'lunar' ? 0 : PATH_PER_DAY.lines + PATH_PER_DAY.points / pathMinutes;
  const perDayMs =
    (pathMs + kinds.reduce((sum, { found, seen }) => sum + found + (place === null ? 0 : seen), 0)) *
    (leavesFiles(fromMs, toMs) ? REDUCED : 1);
  const days = (toMs - fromMs) / DAY_MS;
  return {
    milliseconds: (birth === null ? 0 : BIRTH_MS) + perDayMs * days,
    range: { fromMs, days, millisecondsPerDay: perDayMs },
  };
}
