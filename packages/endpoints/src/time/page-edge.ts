import { exactInstantText } from './instant-text.ts';
import { readInstant } from './date-text.ts';

/** An instant on the wire is rounded to its second: what is shown at a second happens from half a second before it to half a second behind. */
const HALF_SECOND_MS = 500;

/** Where the page behind an event that is shown at `at` begins, milliseconds UTC: nothing shown at that second is on it, and no event is missing. */
export function behind(at: string): number {
  return readInstant(at)!.utcMs + HALF_SECOND_MS;
}

/** Where the page before an event that is shown at `at` ends, milliseconds UTC. */
export function aheadOf(at: string): number {
  return readInstant(at)!.utcMs - HALF_SECOND_MS;
}

/** The same as text, for `next` and `previous`. */
export const behindText = (at: string): string => exactInstantText(behind(at));
export const aheadOfText = (at: string): string => exactInstantText(aheadOf(at));
