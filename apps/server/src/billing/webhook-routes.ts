import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import type { EventStore } from './events/event-store.ts';

const BODY_BYTES_MAX = 1024 * 1024;
const AGE_SECONDS_MAX = 300;
const AGAIN_MS = 500;

export interface WebhookDependencies {
  readonly webhookSecret: string;
  readonly events: EventStore;
  readonly log: Logger;
}

/**
 * `POST /webhooks/stripe`: the signature is checked on the bytes as they came; the event is kept by its id before anything else is done.
 * From then on it is ours, so the answer is 200 even when applying it must be tried again.
 */
export function webhookRoutes({ webhookSecret, events, log }: WebhookDependencies): Hono {
  const app = new Hono();
  app.post('/stripe', bodyLimit({ maxSize: BODY_BYTES_MAX, onError: (c) => c.json({ error: 'The request body is too large' }, 413) }), async (c) => {
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
    if (typeof event.id !== 'string' || typeof event.type !== 'string' || !Number.isFinite(event.created)) return c.json({ error: 'This is not an event' }, 400);
    await events.keep(event);
    try {
      const outcome = await events.process(event.id);
      if (outcome === 'applied') await events.processOpen();
    } catch (error) {
      log.error({ err: error, event: event.id }, 'a Stripe event could not be applied yet');
      setTimeout(() => void events.processOpen().catch(() => {}), AGAIN_MS).unref();
    }
    return c.json({ received: true });
  });
  return app;
}
