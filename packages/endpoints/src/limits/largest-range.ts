import type { ProblemExtra } from '../problem.ts';
import { instantText } from '../time/instant-text.ts';

const DAY_MS = 86_400_000;

/** The members of a problem that say how long a range from `fromMs` may be: whole days, and the end they lead to. */
export function largestRange(
  fromMs: number,
  days: number,
): Required<Pick<ProblemExtra, 'largest_range_days' | 'largest_to'>> {
  const wholeDays = Math.floor(days);
  return { largest_range_days: wholeDays, largest_to: instantText(fromMs + wholeDays * DAY_MS) };
}
