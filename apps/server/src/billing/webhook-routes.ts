import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import type { EventStore } from './events/event-store.ts';

const BODY_BYTES_MAX = 1024 * 1024;
const AGE_SECONDS_MAX = 300;
/** Types of events after which calls to Stripe may be needed. */
const NEEDS_FOLLOW_UP = /^(customer\.subscription|payment_method)\./;
const RETRY_DELAYS_MS = [500, 2_000, 8_000];

export interface WebhookDependencies {
  /** A delivery is accepted when it is signed with one of them. */
  readonly webhookSecrets: readonly string[];
  readonly events: EventStore;
  readonly log: Logger;
  /** Told of each delivery, and of each failure to apply an event. */
  readonly onDelivery?: (outcome: 'stored' | 'refused' | 'failed') => void;
  /** Makes the calls to Stripe that an applied event requires. */
  readonly followUp: () => Promise<void>;
}

/**
 * `POST /webhooks/stripe`: the signature is checked on the raw bytes, and the event is stored by its id before anything else. Once it is
 * stored, the answer is 200 even when applying it must be retried.
 */
export function webhookRoutes({
  webhookSecrets,
  events,
  log,
  followUp,
  onDelivery = () => {},
}: WebhookDependencies): Hono {
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
        event = await readEvent(body, signature, webhookSecrets);
      } catch (error) {
        onDelivery('refused');
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a webhook delivery was refused');
        return c.json({ error: 'The signature does not match' }, 400);
      }
      if (typeof event.id !== 'string' || typeof event.type !== 'string' || !Number.isFinite(event.created))
        return c.json({ error: 'The body is not an event' }, 400);
      await events.keep(event);
      onDelivery('stored');
      await apply(event, 0);
      return c.json({ received: true });
    },
  );
  return app;

  async function apply(event: Stripe.Event, tries: number): Promise<void> {
    try {
      if ((await events.process(event.id)) !== 'applied') return;
      await events.processRelated(event.id);
      if (NEEDS_FOLLOW_UP.test(event.type))
        followUp().catch((error: unknown) => log.warn({ err: error }, 'the follow-up of an event failed'));
    } catch (error) {
      onDelivery('failed');
      log.error({ err: error, event: event.id }, 'a Stripe event could not be applied yet');
      const pauseMs = RETRY_DELAYS_MS[tries];
      if (pauseMs !== undefined) setTimeout(() => void apply(event, tries + 1), pauseMs).unref();
    }
  }
}

/** @throws Error when the body is not signed with any of the secrets, or too old */
async function readEvent(body: string, signature: string, secrets: readonly string[]): Promise<Stripe.Event> {
  let refusal: unknown = null;
  for (const secret of secrets) {
    try {
      return await Stripe.webhooks.constructEventAsync(body, signature, secret, AGE_SECONDS_MAX);
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}
