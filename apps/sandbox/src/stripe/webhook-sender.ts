import { createHmac } from 'node:crypto';
import type { Event } from './objects/objects.ts';

export type WebhookSender = ReturnType<typeof webhookSender>;

const TRIES_MAX = 8;
const FIRST_RETRY_MS = 500;

/** Delivers signed events like Stripe: at least once, in any order, repeated until the answer is 2xx. */
export function webhookSender(url: () => string, secret: string) {
  const behaviour = { delayMs: 0, copies: 1, paused: false };
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const later = (event: Event, waitMs: number, attempt: number): void => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = deliver(event, attempt).finally(() => underWay.delete(run));
      underWay.add(run);
    }, waitMs);
    timers.add(timer);
  };
  const deliver = async (event: Event, attempt: number): Promise<void> => {
    if (behaviour.paused) return later(event, FIRST_RETRY_MS, attempt);
    const body = JSON.stringify(event);
    const seconds = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    const delivered = await fetch(url(), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` },
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.ok,
      () => false,
    );
    if (!delivered && attempt < TRIES_MAX) later(event, FIRST_RETRY_MS * 2 ** attempt, attempt + 1);
  };

  return {
    behaviour,
    send: (event: Event) => {
      for (let copy = 0; copy < behaviour.copies; copy += 1) later(event, behaviour.delayMs, 0);
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
