import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import type { EventStore } from './events/event-store.ts';

const BODY_BYTES_MAX = 1024 * 1024;
const AGE_SECONDS_MAX = 300;
/** Events after which there may be something to do at Stripe. */
const LEADS_ON = /^(customer\.subscription|payment_method)\./;
const AGAIN_MS = [500, 2_000, 8_000];

export interface WebhookDependencies {
  readonly webhookSecret: string;
  readonly events: EventStore;
  readonly log: Logger;
  /** Looks after what an applied event may have left to do at Stripe. */
  readonly afterwards: () => Promise<void>;
}

/**
 * `POST /webhooks/stripe`: the signature is checked on the bytes as they came; the event is kept by its id before anything else is done.
 * From then on it is ours, so the answer is 200 even when applying it must be tried again.
 */
export function webhookRoutes({ webhookSecret, events, log, afterwards }: WebhookDependencies): Hono {
  const app = new Hono();
  app.post(
    '/stripe',
    bodyLimit({ maxSize: BODY_BYTES_MAX, onError: (c) => c.json({ error: 'The request body is too large' }, 413) }),
    async (c) => {
      const signature = c.req.header('stripe-signature');
      if (signature === undefined) return c.json({ error: 'The signature is missing' }, 400);
      const body = await c.req.text();
      let event: Stripe.Event;
      try {
        event = await Stripe.webhooks.constructEventAsync(body, signature, webhookSecret, AGE_SECONDS_MAX);
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a webhook delivery was refused');
        return c.json({ error: 'The signature does not match' }, 400);
      }
      if (typeof event.id !== 'string' || typeof event.type !== 'string' || !Number.isFinite(event.created))
        return c.json({ error: 'This is not an event' }, 400);
      await events.keep(event);
      await apply(event, 0);
      return c.json({ received: true });
    },
  );
  return app;

  async function apply(event: Stripe.Event, tries: number): Promise<void> {
    try {
      if ((await events.process(event.id)) !== 'applied') return;
      await events.processRelated(event.id);
      if (LEADS_ON.test(event.type))
        afterwards().catch((error: unknown) => log.warn({ err: error }, 'what an event left to do could not be done'));
    } catch (error) {
      log.error({ err: error, event: event.id }, 'a Stripe event could not be applied yet');
      const pauseMs = AGAIN_MS[tries];
      if (pauseMs !== undefined) setTimeout(() => void apply(event, tries + 1), pauseMs).unref();
    }
  }
}
