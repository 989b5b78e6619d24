import { z } from 'zod';
import { usdSchema } from '../batch/calculate.ts';
import { instantSchema } from '../wire/place-and-time.ts';
import { problemCodeSchema } from '../wire/problem.ts';
import { ATTEMPT_EXAMPLE, attemptSchema, EVENT_DATA_EXAMPLE } from '../webhooks/webhook-schema.ts';
import { ruleSchema } from './rule-schema.ts';

/** `failed`: its events cannot be computed any more. */
export const SUBSCRIPTION_STATUSES = ['active', 'paused', 'failed'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** `ahead`: not delivered yet. `skipped`: nobody wanted it when it was due. `failed`: given up after three days. */
export const EVENT_STATUSES = ['ahead', 'delivered', 'failed', 'skipped'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

const count = z.int();
const eventId = z.string().meta({ examples: ['evt_01KABCDEFGHJKMNPQRSTVWXYZ0'] });
const type = z.string().meta({
  description: 'Of a rule: `transit.exact`, `ingress.sign`, `search.progressions` …',
  examples: ['transit.exact'],
});
const data = z.record(z.string(), z.unknown()).meta({ description: 'The event as the product answers it.' });
const SUBSCRIPTION_EXAMPLE = {
  id: 'sub_01KABCDEFGHJKMNPQRSTVWXYZ0',
  label: 'Client 17',
  status: 'active',
  failure: null,
  is_test: false,
  endpoint_id: ATTEMPT_EXAMPLE.endpoint_id,
  notice_hours: 0,
  rules: [{ type: 'transit', bodies: ['saturn'] }],
  created_at: '2025-01-02T08:15:00Z',
  computed_until: '2026-01-02T08:15:00Z',
  events_ahead: 1,
  next_event: { id: ATTEMPT_EXAMPLE.event_id, type: 'transit.exact', at: EVENT_DATA_EXAMPLE.at },
  feed_created_at: null,
};
const EVENT_EXAMPLE = {
  id: ATTEMPT_EXAMPLE.event_id,
  type: 'transit.exact',
  at: EVENT_DATA_EXAMPLE.at,
  due_at: EVENT_DATA_EXAMPLE.at,
  subscription_id: SUBSCRIPTION_EXAMPLE.id,
  label: SUBSCRIPTION_EXAMPLE.label,
  rule: 0,
  status: 'delivered',
  delivered_at: '2025-02-14T20:19:29Z',
  attempt_count: 1,
  cost_usd: '0.0010',
  data: EVENT_DATA_EXAMPLE,
};

const rule = count.meta({ description: 'Position of the rule, from 0.' });

export const subscriptionSchema = z
  .object({
    id: z.string().meta({ examples: ['sub_01KABCDEFGHJKMNPQRSTVWXYZ0'] }),
    label: z.string(),
    status: z.enum(SUBSCRIPTION_STATUSES),
    failure: problemCodeSchema.nullable().meta({ description: 'Why its events cannot be computed any more.' }),
    is_test: z.boolean(),
    endpoint_id: z.string().nullable(),
    notice_hours: z.number(),
    rules: z.array(ruleSchema),
    created_at: instantSchema,
    computed_until: instantSchema.meta({ description: 'Its events before this instant are known.' }),
    events_ahead: count,
    next_event: z.object({ id: eventId, type, at: instantSchema }).nullable(),
    feed_created_at: instantSchema.nullable().meta({ description: 'Null: its calendar has no address.' }),
  })
  .meta({
    id: 'Subscription',
    description: 'What is watched. The birth is kept sealed and never shown.',
    examples: [SUBSCRIPTION_EXAMPLE],
  });

export const subscriptionListSchema = z
  .object({
    subscriptions: z.array(subscriptionSchema).meta({ description: 'Newest first.' }),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'SubscriptionList', examples: [{ subscriptions: [SUBSCRIPTION_EXAMPLE], next_cursor: null }] });

export const subscriptionEventSchema = z
  .object({
    id: eventId,
    type,
    at: instantSchema.meta({ description: 'When it happens.' }),
    due_at: instantSchema.meta({ description: 'When it is told.' }),
    subscription_id: z.string(),
    label: z.string().meta({ description: 'Of the subscription.' }),
    rule,
    status: z.enum(EVENT_STATUSES),
    delivered_at: instantSchema.nullable(),
    attempt_count: count,
    cost_usd: usdSchema,
    data,
  })
  .meta({ id: 'SubscriptionEvent' });

/** An event with what came of sending it. */
export const oneEventSchema = z
  .object({
    ...subscriptionEventSchema.shape,
    attempts: z.array(attemptSchema).meta({ description: 'Oldest first.' }),
  })
  .meta({ id: 'SubscriptionEventDetail', examples: [{ ...EVENT_EXAMPLE, attempts: [ATTEMPT_EXAMPLE] }] });

export const eventListSchema = z
  .object({
    events: z.array(subscriptionEventSchema).meta({ description: 'In order of time.' }),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'SubscriptionEventList', examples: [{ events: [EVENT_EXAMPLE], next_cursor: null }] });

export const subscriptionPreviewSchema = z
  .object({
    product: z.literal('subscriptions'),
    dry_run: z.literal(true),
    until: instantSchema,
    event_count: count.meta({ description: 'Events until then.' }),
    events: z.array(z.object({ type, at: instantSchema, rule, data })).meta({ description: 'The first 100 of them.' }),
    price_usd: usdSchema.meta({ description: 'Of a delivered event.' }),
  })
  .meta({
    id: 'SubscriptionPreview',
    examples: [
      {
        product: 'subscriptions',
        dry_run: true,
        until: '2025-03-01T00:00:00Z',
        event_count: 1,
        events: [{ type: 'transit.exact', at: EVENT_DATA_EXAMPLE.at, rule: 0, data: EVENT_DATA_EXAMPLE }],
        price_usd: '0.0010',
      },
    ],
  });
