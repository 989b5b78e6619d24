import { createHmac } from 'node:crypto';
import type { FoundEvent } from '@theia-astro/endpoints/subscriptions/find-events';

const HOUR_MS = 3_600_000;
const BYTES = 16;

/** What an event is kept as, and as what it would have been kept if it had been found up to an hour earlier or later. */
export interface Fingerprints {
  readonly own: string;
  readonly near: readonly [string, string];
}

/**
 * Names an event by its rule, what happens, and the hour. An upgrade of the ephemeris shifts events by seconds, those of slow bodies at their stations by
 * minutes; the same thing (same bodies, aspect and direction) happens again after half a day at the earliest, when the daily parallax turns a body back and
 * forth. So two of the same within neighbouring hours are one.
 */
export function fingerprints(salt: string, { rule, what, atMs }: FoundEvent): Fingerprints {
  const hour = Math.floor(atMs / HOUR_MS);
  const at = (one: number): string =>
    createHmac('sha256', Buffer.from(salt, 'hex'))
      .update(`${rule}\n${what}\n${one}`)
      .digest()
      .subarray(0, BYTES)
      .toString('base64url');
  return { own: at(hour), near: [at(hour - 1), at(hour + 1)] };
}
