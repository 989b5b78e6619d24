import { randomBytes } from 'node:crypto';
import type { Watch } from '@theia-astro/endpoints/subscriptions/subscription-request';
import { decryptRow, encryptForRow, type RowSecret, type SealedRow } from '../database/secrets/encrypted-row.ts';
import { isProblemCode } from '@theia-astro/endpoints/problem';
import type {
  EventStatus,
  subscriptionEventSchema,
  subscriptionSchema,
  SubscriptionStatus,
} from '@theia-astro/endpoints/subscriptions/subscription-schema';
import { instantText } from '@theia-astro/endpoints/time/instant-text';
import type { Wire } from '@theia-astro/endpoints/wire/wire';

/** What of a subscription is sealed. */
export interface SealedWatch extends Watch {
  /** 32 random bytes as hex: without it, nobody can try out what a fingerprint stands for. */
  readonly salt: string;
}

const SALT_BYTES = 32;

/** A watch with a salt of its own. */
export function salted(watch: Watch): SealedWatch {
  return { ...watch, salt: randomBytes(SALT_BYTES).toString('hex') };
}

/** Seals birth, settings and rules for the subscription with this id. */
export function sealWatch(secret: RowSecret, id: string, watch: SealedWatch): SealedRow {
  return encryptForRow(secret, 'event_subscriptions', id, JSON.stringify(watch));
}

/** @throws Error when it depends on a secret that is not accepted, or belongs to another subscription */
export function openWatch(accepted: readonly RowSecret[], id: string, sealed: SealedRow): SealedWatch {
  return JSON.parse(decryptRow(accepted, 'event_subscriptions', id, sealed)) as SealedWatch;
}

export type SubscriptionDocument = Wire<typeof subscriptionSchema>;
export type EventDocument = Wire<typeof subscriptionEventSchema>;

export interface SubscriptionRow {
  readonly id: string;
  readonly user_id: string;
  readonly api_key_id: string;
  readonly is_test: boolean;
  readonly endpoint_id: string | null;
  readonly label: string;
  readonly status: string;
  readonly failure: string | null;
  readonly request_cipher: Buffer;
  readonly secret_id: string;
  readonly notice_seconds: number;
  readonly computed_until: Date;
  readonly feed_created_at: Date | null;
  readonly created_at: Date;
  readonly events_ahead: number;
  readonly next_id: string | null;
  readonly next_type: string | null;
  readonly next_at: Date | null;
}

/** A row of `private.subscription_events` with the label of its subscription. */
export interface EventRow {
  readonly id: string;
  readonly subscription_id: string;
  readonly label: string;
  readonly rule: number;
  readonly type: string;
  readonly at: Date;
  readonly due_at: Date;
  readonly data_cipher: Buffer;
  readonly secret_id: string;
  readonly status: string;
  readonly attempts: number;
  readonly delivered_at: Date | null;
  readonly cost_usd: string;
}

const HOUR_S = 3_600;

/** A subscription as its caller sees it; its birth stays sealed. */
export function subscriptionDocument(row: SubscriptionRow, accepted: readonly RowSecret[]): SubscriptionDocument {
  const { rules } = openWatch(accepted, row.id, { cipher: row.request_cipher, secretId: row.secret_id });
  const { next_id: nextId, next_type: nextType, next_at: nextAt } = row;
  return {
    id: row.id,
    label: row.label,
    status: row.status as SubscriptionStatus,
    failure: row.failure !== null && isProblemCode(row.failure) ? row.failure : null,
    is_test: row.is_test,
    endpoint_id: row.endpoint_id,
    notice_hours: row.notice_seconds / HOUR_S,
    rules: rules as SubscriptionDocument['rules'],
    created_at: instant(row.created_at),
    computed_until: instant(row.computed_until),
    events_ahead: row.events_ahead,
    next_event:
      nextId === null || nextType === null || nextAt === null
        ? null
        : { id: nextId, type: nextType, at: instant(nextAt) },
    feed_created_at: row.feed_created_at && instant(row.feed_created_at),
  };
}

/** What happens, as the product answers it. @throws Error when it cannot be opened */
export function openEventData(
  accepted: readonly RowSecret[],
  { id, data_cipher: cipher, secret_id: secretId }: Pick<EventRow, 'id' | 'data_cipher' | 'secret_id'>,
): Readonly<Record<string, unknown>> {
  return JSON.parse(decryptRow(accepted, 'subscription_events', id, { cipher, secretId })) as Readonly<
    Record<string, unknown>
  >;
}

/** An event as its caller sees it. */
export function eventDocument(row: EventRow, accepted: readonly RowSecret[]): EventDocument {
  return {
    id: row.id,
    type: row.type,
    at: instant(row.at),
    due_at: instant(row.due_at),
    subscription_id: row.subscription_id,
    label: row.label,
    rule: row.rule,
    status: row.status as EventStatus,
    delivered_at: row.delivered_at && instant(row.delivered_at),
    attempt_count: row.attempts,
    cost_usd: row.cost_usd,
    data: openEventData(accepted, row),
  };
}

function instant(date: Date): string {
  return instantText(date.getTime());
}
