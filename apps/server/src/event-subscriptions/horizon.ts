import { STEP_DAYS } from '@theia-astro/endpoints/subscriptions/subscription-request';

const DAY_MS = 86_400_000;
/** How far ahead events are computed, days; or until there are so many, but at least some days. */
const FAR_DAYS = 366;
const EVENTS_ENOUGH = 500;
const NEAR_DAYS = 40;

/** The end of the next part to compute, or null: it is far enough. Whole seconds, milliseconds since 1970. */
export function nextEnd(fromMs: number, nowMs: number): number | null {
  const farMs = wholeSecond(nowMs + FAR_DAYS * DAY_MS);
  return fromMs >= farMs ? null : Math.min(fromMs + STEP_DAYS * DAY_MS, farMs);
}

/** When more is to be computed, once everything before `untilMs` is: at once, or when a month is used up. */
export function computeAgainAt(untilMs: number, eventsAhead: number, nowMs: number): number {
  if (untilMs >= wholeSecond(nowMs + FAR_DAYS * DAY_MS)) return untilMs - (FAR_DAYS - STEP_DAYS) * DAY_MS;
  const isEnough = eventsAhead >= EVENTS_ENOUGH && untilMs >= nowMs + NEAR_DAYS * DAY_MS;
  return isEnough ? untilMs - NEAR_DAYS * DAY_MS : nowMs;
}

/** The running second. */
export function wholeSecond(utcMs: number): number {
  return Math.floor(utcMs / 1_000) * 1_000;
}
