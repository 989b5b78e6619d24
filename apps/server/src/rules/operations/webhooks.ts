import { z } from 'zod';
import { EVENT_STATUSES } from '../webhooks.ts';
import { apiFields, listOf, noInput, type Operation, resourceId } from './operation.ts';

const endpointId = resourceId('whe');
const subscriptionId = resourceId('sub');
const eventId = resourceId('evt');

const endpointRow = z.strictObject({
  id: z.string(),
  url: z.string(),
  label: z.string(),
  is_test: z.boolean(),
  /** `paused`: by the account. `disabled`: by Theia. */
  status: z.enum(['active', 'paused', 'disabled']),
  /** Why Theia disabled it: `gone`, `failing`. */
  disabled_because: z.string().nullable(),
  created_at: z.string(),
  failing_since: z.string().nullable(),
  last_delivered_at: z.string().nullable(),
  /** Until then the previous signing secret signs too. */
  old_secret_until: z.string().nullable(),
  /** The number of subscriptions that send their events to it. */
  subscriptions: z.number(),
});

/** An endpoint with a new signing secret, which is returned only once. */
const endpointSecret = z.strictObject({ id: z.string(), secret: z.string() });

/** One attempt to send something to an endpoint. */
const attemptRow = z.strictObject({
  id: z.string(),
  endpoint_id: z.string(),
  event_id: z.string().nullable(),
  kind: z.enum(['scheduled', 'replay', 'test']),
  started_at: z.string(),
  duration_ms: z.number(),
  http_status: z.number().nullable(),
  /** A code for programs; null: it was delivered. */
  error: z.string().nullable(),
  /** The start of the response. */
  response_start: z.string().nullable(),
});

const subscriptionRow = z.strictObject({
  id: z.string(),
  label: z.string(),
  status: z.enum(['active', 'paused', 'failed']),
  /** Why its events can no longer be computed. */
  failure: z.string().nullable(),
  /** Null: its events are only in its calendar. */
  endpoint_id: z.string().nullable(),
  /** The name of the key that created it. */
  key_label: z.string(),
  is_test: z.boolean(),
  /** As they were sent. */
  rules: listOf(z.record(z.string(), z.unknown())),
  notice_hours: z.number(),
  /** The number of known events in the future. */
  events_ahead: z.number(),
  next_event: z.object({ type: z.string(), at: z.string() }).nullable(),
  computed_until: z.string(),
  /** When the address of its calendar was created; null: it has none. */
  feed_created_at: z.string().nullable(),
  created_at: z.string(),
});

const eventRow = z.strictObject({
  id: z.string(),
  subscription_id: z.string(),
  subscription_label: z.string(),
  /** For programs: `transit.exact`. */
  type: z.string(),
  /** For people: `Saturn Square Sun (natal)`. */
  summary: z.string(),
  at: z.string(),
  due_at: z.string(),
  status: z.enum(EVENT_STATUSES),
  attempts: z.number(),
  /** Null: there is no further attempt. */
  next_attempt_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
});

const eventDetails = eventRow.extend({
  /** The body of the request. */
  body: z.record(z.string(), z.unknown()),
  /** Where it is posted; null: nowhere. */
  url: z.string().nullable(),
  cost_usd: z.string(),
  charged_at: z.string().nullable(),
  /** The newest first. */
  attempts_made: listOf(attemptRow),
});

export type EndpointRow = z.infer<typeof endpointRow>;
export type AttemptRow = z.infer<typeof attemptRow>;
export type SubscriptionRow = z.infer<typeof subscriptionRow>;
export type EventRow = z.infer<typeof eventRow>;
export type EventDetails = z.infer<typeof eventDetails>;

const endpoint = z.object({ id: endpointId });
const subscription = z.object({ id: subscriptionId });
const event = z.object({ id: eventId });

export const webhookOperations = {
  'webhook-endpoints': {
    input: noInput,
    /** `subscriptions` counts those of the account, whether or not they have an endpoint. */
    output: z.strictObject({ endpoints: listOf(endpointRow), subscriptions: z.number() }),
  },
  'create-webhook-endpoint': {
    input: apiFields<{ url: string; label?: string }>(),
    output: endpointSecret,
    audit: ['webhook.created'],
  },
  'change-webhook-endpoint': {
    input: z.looseObject({ id: endpointId }),
    output: endpoint,
    audit: ['webhook.changed', 'webhook.enabled', 'webhook.paused'],
  },
  'delete-webhook-endpoint': { input: endpoint, output: endpoint, audit: ['webhook.deleted'] },
  'rotate-webhook-secret': {
    input: z.looseObject({ id: endpointId }),
    output: endpointSecret,
    audit: ['webhook.rotated'],
  },
  'test-webhook-endpoint': { input: endpoint, output: attemptRow },
  'event-subscriptions': {
    input: z.object({ cursor: subscriptionId.nullish() }),
    output: z.strictObject({ subscriptions: listOf(subscriptionRow), next_cursor: z.string().nullable() }),
  },
  'change-event-subscription': {
    input: z.looseObject({ id: subscriptionId }),
    output: subscription,
    audit: ['subscription.changed', 'subscription.enabled', 'subscription.paused'],
  },
  'delete-event-subscription': { input: subscription, output: subscription, audit: ['subscription.deleted'] },
  'make-calendar-address': {
    input: subscription,
    output: z.strictObject({ url: z.string() }),
    audit: ['calendar.made'],
  },
  'withdraw-calendar-address': { input: subscription, output: subscription, audit: ['calendar.withdrawn'] },
  'subscription-events': {
    input: z.object({
      when: z.enum(['past', 'ahead']).default('past'),
      status: z.enum(EVENT_STATUSES).nullish(),
      subscription_id: subscriptionId.nullish(),
      cursor: eventId.nullish(),
    }),
    output: z.strictObject({ events: listOf(eventRow), next_cursor: z.string().nullable() }),
  },
  'subscription-event': { input: event, output: eventDetails },
  'replay-subscription-event': { input: event, output: event },
} as const satisfies Readonly<Record<string, Operation>>;
