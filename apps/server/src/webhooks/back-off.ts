/** Pauses between attempts as Standard Webhooks recommends them, seconds: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h. */
const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** After so long without success an event is given up, seconds. */
export const GIVE_UP_SECONDS = 3 * 86_400;
/** Up to this part of a pause is added at random, so that what failed together does not come back together. */
const JITTER = 0.2;
/** The longest that a receiver may make us wait, seconds. */
const RETRY_AFTER_MAX = 86_400;

/** When the attempts are, seconds after the first one, without jitter. */
const PLAN: readonly { readonly atSeconds: number; readonly pause: number }[] = PAUSES.map((pause, index) => ({
  pause,
  atSeconds: Math.min(
    PAUSES.slice(0, index + 1).reduce((sum, one) => sum + one, 0),
    GIVE_UP_SECONDS,
  ),
}));

/**
 * How long to wait before the next attempt, seconds; null: no more. The plan counts from the first attempt, so that a server that was away does not go through it
 * all at once. The last attempt is three days after the first one.
 * @param sinceFirst seconds since the first attempt
 * @param retryAfter seconds that the receiver asked to wait, obeyed up to a day when it is longer than the plan
 * @param random 0 to 1
 */
export function nextPause(sinceFirst: number, retryAfter: number | null, random = Math.random()): number | null {
  if (sinceFirst >= GIVE_UP_SECONDS) return null;
  const { atSeconds, pause } = PLAN.find((step) => step.atSeconds > sinceFirst)!;
  const planned = atSeconds - sinceFirst + JITTER * pause * random;
  const asked = Math.min(retryAfter ?? 0, RETRY_AFTER_MAX);
  return Math.min(Math.max(planned, asked, 1), Math.max(GIVE_UP_SECONDS - sinceFirst, 1));
}
