import { z } from 'zod';
import { instantSchema } from '../wire/time.ts';

/** How an endpoint's address may begin and how long it may be, in bytes. */
export const WEBHOOK_URL_BYTES_MAX = 2_000;
export const WEBHOOK_LABEL_MAX = 100;
/** Hours for which the old secret of an endpoint may sign beside the new one. */
export const WEBHOOK_OVERLAP_HOURS = { min: 0, max: 168, byDefault: 24 } as const;
/** Endpoints an account may have. */
export const WEBHOOKS_MAX = 20;

/** `paused`: by the account. `disabled`: by Theia. */
export const WEBHOOK_STATUSES = ['active', 'paused', 'disabled'] as const;
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];

/** Why Theia disabled an endpoint: it answered 410, or nothing got through for three days. */
export const WEBHOOK_DISABLED_BECAUSE = ['gone', 'failing'] as const;

/** What went wrong with an attempt that had no answer that counts. */
export const ATTEMPT_ERRORS = [
  'timeout',
  'unknown_host',
  'private_address',
  'invalid_url',
  'tls',
  'connection',
  'redirect',
  'http_status',
  'insufficient_balance',
  'quota_exhausted',
  'spend_cap_reached',
  'plan_does_not_include',
  'test_limit_reached',
  'revoked_key',
  'expired_key',
  'key_scope',
] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

const instantOrNull = instantSchema.nullable();

export const webhookSchema = z
  .object({
    id: z.string().meta({ examples: ['whe_01KABCDEFGHJKMNPQRSTVWXYZ0'] }),
    url: z.string(),
    label: z.string(),
    is_test: z.boolean().meta({ description: 'Made with a test key; only test keys see it.' }),
    status: z.enum(WEBHOOK_STATUSES).meta({ description: '`paused`: by you. `disabled`: by us.' }),
    disabled_because: z
      .enum(WEBHOOK_DISABLED_BECAUSE)
      .nullable()
      .meta({ description: '`gone`: it answered 410. `failing`: nothing got through for three days.' }),
    created_at: instantSchema,
    failing_since: instantOrNull,
    last_delivered_at: instantOrNull,
    old_secret_until: instantOrNull.meta({ description: 'Until then the secret before signs too.' }),
    secret: z
      .string()
      .optional()
      .meta({ description: 'Of a new webhook and after a rotation, that once: `whsec_` and base64.' }),
  })
  .meta({ id: 'Webhook' });

export const webhookListSchema = z.object({ webhooks: z.array(webhookSchema) }).meta({ id: 'WebhookList' });

export const attemptSchema = z
  .object({
    id: z.string(),
    event_id: z.string().nullable().meta({ description: 'Null: a test.' }),
    endpoint_id: z.string(),
    kind: z.enum(['scheduled', 'replay', 'test']),
    started_at: instantSchema,
    duration_ms: z.int(),
    http_status: z.int().nullable(),
    error: z.enum(ATTEMPT_ERRORS).nullable().meta({ description: 'Null: it was delivered.' }),
    response_start: z.string().nullable().meta({ description: 'The first KiB of the answer.' }),
  })
  .meta({ id: 'DeliveryAttempt' });

export const attemptListSchema = z
  .object({
    attempts: z.array(attemptSchema).meta({ description: 'Newest first.' }),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'DeliveryAttemptList' });

/** What is posted to an endpoint. */
export const deliveredEventSchema = z
  .object({
    id: z.string().meta({ description: 'The same in every attempt and as `webhook-id`.' }),
    type: z.string().meta({ description: '`theia.test` for a test.', examples: ['transit.exact'] }),
    at: instantSchema.meta({ description: 'When it happens.' }),
    subscription_id: z.string().nullable(),
    label: z.string(),
    rule: z.int().nullable().meta({ description: 'Position of the rule in the subscription, from 0.' }),
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'DeliveredEvent' });
