import { z } from 'zod';
import { instantSchema } from '../wire/place-and-time.ts';
import { FieldSet, choice, number, storableText } from '../request/field.ts';
import { readFields } from '../request/reader.ts';

/** How an endpoint's address may begin and how long it may be, in bytes. */
const WEBHOOK_URL_BYTES_MAX = 2_000;
const WEBHOOK_LABEL_MAX = 100;
/** Hours for which the old secret of an endpoint may sign beside the new one. */
const WEBHOOK_OVERLAP_HOURS = { min: 0, max: 168, byDefault: 24 } as const;
/** Endpoints an account may have. */
export const WEBHOOKS_MAX = 20;

/** `paused`: by the account. `disabled`: by Theia. */
const WEBHOOK_STATUSES = ['active', 'paused', 'disabled'] as const;
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];

/** Why Theia disabled an endpoint: it answered 410, or nothing got through for three days. */
const WEBHOOK_DISABLED_BECAUSE = ['gone', 'failing'] as const;

/** What went wrong with an attempt that had no answer that counts. */
const ATTEMPT_ERRORS = [
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

const WEBHOOK_EXAMPLE = {
  id: 'whe_01KABCDEFGHJKMNPQRSTVWXYZ0',
  url: 'https://example.com/theia',
  label: 'App',
  is_test: false,
  status: 'active',
  disabled_because: null,
  created_at: '2025-01-02T08:15:00Z',
  failing_since: null,
  last_delivered_at: '2025-02-14T20:19:29Z',
  old_secret_until: null,
};
/** An attempt that arrived, for examples of the document. */
export const ATTEMPT_EXAMPLE = {
  id: '4217',
  event_id: 'evt_01KABCDEFGHJKMNPQRSTVWXYZ0',
  endpoint_id: WEBHOOK_EXAMPLE.id,
  kind: 'scheduled',
  started_at: '2025-02-14T20:19:28Z',
  duration_ms: 184,
  http_status: 200,
  error: null,
  response_start: '',
};
/** What an event tells, for examples of the document: a hit of the example of POST /transits. */
export const EVENT_DATA_EXAMPLE = {
  type: 'exact',
  at: '2025-02-14T20:19:28Z',
  chart_1: 'transit',
  chart_2: 'natal',
  point_1: 'saturn',
  point_2: 'moon',
  aspect: 'conjunction',
  angle: 0,
  orb: 0,
  applying: false,
  longitude: 348.99006763,
  motion: 'direct',
  pass: 3,
  pass_count: 3,
};

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
  .meta({ id: 'Webhook', examples: [WEBHOOK_EXAMPLE] });

export const webhookListSchema = z
  .object({ webhooks: z.array(webhookSchema) })
  .meta({ id: 'WebhookList', examples: [{ webhooks: [WEBHOOK_EXAMPLE] }] });

export const attemptSchema = z
  .object({
    id: z.string(),
    event_id: z.string().meta({ description: 'The id that the endpoint received, of a test too.' }),
    endpoint_id: z.string(),
    kind: z.enum(['scheduled', 'replay', 'test']),
    started_at: instantSchema,
    duration_ms: z.int(),
    http_status: z.int().nullable(),
    error: z.enum(ATTEMPT_ERRORS).nullable().meta({ description: 'Null: it was delivered.' }),
    response_start: z.string().nullable().meta({ description: 'The first KiB of the answer.' }),
  })
  .meta({ id: 'DeliveryAttempt', examples: [ATTEMPT_EXAMPLE] });

export const attemptListSchema = z
  .object({
    attempts: z.array(attemptSchema).meta({ description: 'Newest first.' }),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'DeliveryAttemptList', examples: [{ attempts: [ATTEMPT_EXAMPLE], next_cursor: null }] });

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
  .meta({
    id: 'DeliveredEvent',
    examples: [
      {
        id: 'evt_01KABCDEFGHJKMNPQRSTVWXYZ0',
        type: 'transit.exact',
        at: EVENT_DATA_EXAMPLE.at,
        subscription_id: 'sub_01KABCDEFGHJKMNPQRSTVWXYZ0',
        label: 'Client 17',
        rule: 0,
        data: EVENT_DATA_EXAMPLE,
      },
    ],
  });

type Input = Readonly<Record<string, unknown>>;

const url = storableText(
  {
    code: 'invalid_url',
    minLength: 8,
    maxLength: WEBHOOK_URL_BYTES_MAX,
    hint: 'Send https://… of a server that the internet reaches.',
  },
  { description: 'https, at a public address, without credentials.', required: true },
);
const label = storableText({ code: 'invalid_setting', maxLength: WEBHOOK_LABEL_MAX, trim: true });

const newWebhook = new FieldSet({ url, label }, { id: 'NewWebhook' });
const changes = new FieldSet(
  { url: { ...url, required: false }, label, status: choice(['active', 'paused'], 'invalid_setting') },
  { id: 'WebhookChanges' },
);
const rotation = new FieldSet({
  overlap_hours: number(
    { code: 'invalid_range', min: WEBHOOK_OVERLAP_HOURS.min, max: WEBHOOK_OVERLAP_HOURS.max, integer: true },
    { byDefault: WEBHOOK_OVERLAP_HOURS.byDefault, unit: 'hours', description: 'How long the old secret still signs.' },
  ),
});

export const newWebhookSchema = newWebhook.schema;
export const webhookChangesSchema = changes.schema;
export const webhookRotationSchema = rotation.schema;

export interface NewWebhook {
  readonly url: string;
  readonly label: string;
}

/** What changes; absent: it stays. */
export interface WebhookChanges {
  readonly url?: string;
  readonly label?: string;
  readonly status?: 'active' | 'paused';
}

/** @throws Problem with every fault of the request; whether the address may be used is not decided here */
export function parseNewWebhook(input: Input): NewWebhook {
  const fields = readFields(input);
  const given = newWebhook.read(fields);
  if (!fields.has('url')) fields.missing('url');
  fields.finish(true);
  return { url: given.url!, label: given.label ?? '' };
}

/** @throws Problem with every fault of the request */
export function parseWebhookChanges(input: Input): WebhookChanges {
  const fields = readFields(input);
  const given = changes.read(fields);
  if (Object.keys(input).length === 0)
    fields.issue('missing_field', null, 'Nothing is to be changed.', 'Send url, label or status.');
  fields.finish(true);
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Hours for which the old secret still signs. @throws Problem with every fault of the request */
export function parseWebhookRotation(input: Input): number {
  const fields = readFields(input);
  const given = rotation.read(fields);
  fields.finish(true);
  return given.overlap_hours ?? WEBHOOK_OVERLAP_HOURS.byDefault;
}
