import type { Cost } from '../endpoint.ts';
import type { MoonphasesRequest } from './request.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;
const LUNATION_DAYS = 30;
/** Milliseconds per day of the span: phases and eclipses, and the most each other part adds. */
const PHASES_MS = 0.05;
const OTHER_PART_MS = 0.12;
const BASE_MS = 10;

/** A year and the next fifty phases are short spans and are never refused. */
export function moonphasesCost({ span, include }: MoonphasesRequest): Cost {
  const days =
    span.kind === 'year'
      ? YEAR_DAYS
      : span.kind === 'range'
        ? (span.toMs - span.fromMs) / DAY_MS
        : span.count * LUNATION_DAYS;
  const others = [...include].filter((part) => part !== 'phases' && part !== 'eclipses' && part !== 'details').length;
  return { milliseconds: BASE_MS + days * (PHASES_MS + others * OTHER_PART_MS) };
}
