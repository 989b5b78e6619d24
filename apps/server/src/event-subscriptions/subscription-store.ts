import { Problem } from '@theia-astro/endpoints/problem';
import type { FoundEvent } from '@theia-astro/endpoints/subscriptions/find-events';
import type { SubscriptionChanges, Watch } from '@theia-astro/endpoints/subscriptions/subscription-request';
import type { EventStatus } from '@theia-astro/endpoints/subscriptions/subscription-schema';
import { instantText } from '@theia-astro/endpoints/time/instant-text';
import { type AcceptedSecrets, acceptedSecrets } from '../config/secrets.ts';
import { type Acting, changing } from '../database/acting.ts';
import type { Sql, Transaction } from '../database/database.ts';
import type { ResourceOwner } from '../database/resource-owner.ts';
import { newCallId } from '../metering/call-id.ts';
import type { EventExtras } from '../rules/resources.ts';
import { calendarEntry } from './feed/calendar-entry.ts';
import {
  type EventDocument,
  eventDocument,
  type EventRow,
  salted,
  sealWatch,
  type SubscriptionDocument,
  subscriptionDocument,
  type SubscriptionRow,
} from './subscription-document.ts';
import { writeEvents } from './subscription-lease.ts';
import type { BatchedTask } from '../jobs/job.ts';

export interface SubscriptionToKeep {
  readonly userId: string;
  readonly keyId: string;
  readonly endpointId: string | null;
  readonly label: string;
  readonly noticeSeconds: number;
  readonly watch: Watch;
  /** Its first events, from now to `computedUntilMs`. */
  readonly found: readonly FoundEvent[];
  readonly createdMs: number;
  readonly computedUntilMs: number;
}

interface EventFilter {
  readonly fromMs: number | null;
  /** Exclusive. */
  readonly toMs: number | null;
  readonly status: EventStatus | null;
  readonly limit: number;
  /** The id of the event after which the list goes on. */
  readonly after: string | null;
}

export type SubscriptionStore = ReturnType<typeof openSubscriptionStore>;

/** Notifies workers that a subscription waits. */
export const COMPUTE_CHANNEL = 'theia_event_subscriptions';

export function openSubscriptionStore(sql: Sql, secrets: AcceptedSecrets) {
  const accepted = acceptedSecrets(secrets);
  const read = async (
    reader: Sql | Transaction,
    owner: ResourceOwner,
    id: string,
  ): Promise<SubscriptionDocument | null> => {
    const [row] = await reader<
      SubscriptionRow[]
    >`select s.* from private.event_subscription_facts s where s.id = ${id} and private.is_owned(s.user_id, s.api_key_id, ${owner.userId}, ${owner.keyId})`;
    return row === undefined ? null : subscriptionDocument(row, accepted);
  };
  return {
    /**
     * Stores a subscription with its first events in one transaction, in which `keep` may store the answer too.
     * @throws Problem 401, 400 on `endpoint_id`, 429 too_many_subscriptions
     */
    create: (
      subscription: SubscriptionToKeep,
      keep?: (transaction: Transaction, document: SubscriptionDocument) => Promise<void>,
    ): Promise<SubscriptionDocument> =>
      sql.begin(async (transaction) => {
        await requireRoom(transaction, subscription);
        const id = await insert(transaction, subscription, secrets);
        const document = await read(transaction, subscription, id);
        await keep?.(transaction, document!);
        await transaction`select pg_notify(${COMPUTE_CHANNEL}, '')`;
        return document!;
      }),
    find: (owner: ResourceOwner, id: string): Promise<SubscriptionDocument | null> => read(sql, owner, id),
    /** Newest first. `before`: the subscription after which the list goes on. */
    list: async (
      owner: ResourceOwner,
      limit: number,
      before: string | null,
    ): Promise<readonly SubscriptionDocument[]> => {
      const rows = await sql<SubscriptionRow[]>`
        select s.* from private.event_subscription_facts s where private.is_owned(s.user_id, s.api_key_id, ${owner.userId}, ${owner.keyId})
          and (${before}::text is null or (s.created_at, s.id) < (select b.created_at, b.id from private.event_subscriptions b where b.id = ${before}))
        order by s.created_at desc, s.id desc limit ${limit}`;
      return rows.map((row) => subscriptionDocument(row, accepted));
    },
    /** The labels of the keys that created these subscriptions, by the id of the subscription. */
    keyLabels: async (userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const rows = await sql<{ id: string; label: string }[]>`
        select s.id, k.label from private.event_subscriptions s join private.api_keys k on k.id = s.api_key_id
        where s.user_id = ${userId} and s.id = any(${[...ids]})`;
      return new Map(rows.map(({ id, label }) => [id, label]));
    },
    /** Null: there is none. `by`: for the audit log. @throws Problem 400 on `endpoint_id` */
    change: (
      owner: ResourceOwner,
      id: string,
      changes: SubscriptionChanges,
      by: Acting | null = null,
    ): Promise<SubscriptionDocument | null> =>
      changing(sql, by, async (transaction) => {
        const [row] = await transaction<{ user_id: string; api_key_id: string }[]>`
          select s.user_id, s.api_key_id from private.event_subscriptions s where s.id = ${id} and private.is_owned(s.user_id, s.api_key_id, ${owner.userId}, ${owner.keyId}) for no key update`;
        if (row === undefined) return null;
        const { endpointId } = changes;
        if (endpointId !== undefined && endpointId !== null)
          await requireEndpoint(transaction, endpointId, row.user_id, row.api_key_id);
        await transaction`
          update private.event_subscriptions s set
            label = coalesce(${changes.label ?? null}, s.label),
            notice_seconds = coalesce(${changes.noticeSeconds ?? null}, s.notice_seconds),
            endpoint_id = case when ${endpointId === undefined} then s.endpoint_id else ${endpointId ?? null} end,
            status = coalesce(${changes.status ?? null}, s.status),
            failure = case when ${changes.status === undefined} then s.failure end,
            tries = case when ${changes.status === undefined} then s.tries else 0 end,
            compute_at = case when s.status = 'failed' and ${changes.status !== undefined} then now() else s.compute_at end
          where s.id = ${id}`;
        await transaction`select pg_notify(${COMPUTE_CHANNEL}, '')`;
        return read(transaction, owner, id);
      }),
    /** Deletes a subscription with its birth, events, log and calendar; false: there is none. */
    remove: (owner: ResourceOwner, id: string, by: Acting | null = null): Promise<boolean> =>
      changing(
        sql,
        by,
        async (transaction) =>
          (
            await transaction`delete from private.event_subscriptions s where s.id = ${id} and private.is_owned(s.user_id, s.api_key_id, ${owner.userId}, ${owner.keyId})`
          ).count > 0,
      ),
    /** In order of time. */
    events: async (
      owner: ResourceOwner,
      id: string,
      { fromMs, toMs, status, limit, after }: EventFilter,
    ): Promise<readonly EventDocument[]> => {
      const rows = await sql<EventRow[]>`
        select e.id, e.subscription_id, s.label, e.rule, e.type, e.at, e.due_at, e.data_cipher, e.secret_id, e.status, e.attempts, e.delivered_at, e.cost_usd
        from private.event_subscriptions s join private.subscription_events e on e.subscription_id = s.id
        where s.id = ${id} and private.is_owned(s.user_id, s.api_key_id, ${owner.userId}, ${owner.keyId})
          and (${date(fromMs)}::timestamptz is null or e.at >= ${date(fromMs)}::timestamptz) and (${date(toMs)}::timestamptz is null or e.at < ${date(toMs)}::timestamptz)
          and (${status}::text is null or e.status = ${status})
          and (${after}::text is null or (e.at, e.id) > (select a.at, a.id from private.subscription_events a where a.id = ${after} and a.subscription_id = s.id))
        order by e.at, e.id limit ${limit}`;
      return rows.map((row) => eventDocument(row, accepted));
    },
    event: async (owner: ResourceOwner, id: string): Promise<EventDocument | null> => {
      const [row] = await sql<EventRow[]>`
        select e.id, e.subscription_id, s.label, e.rule, e.type, e.at, e.due_at, e.data_cipher, e.secret_id, e.status, e.attempts, e.delivered_at, e.cost_usd
        from private.subscription_events e join private.event_subscriptions s on s.id = e.subscription_id
        where e.id = ${id} and private.is_owned(s.user_id, s.api_key_id, ${owner.userId}, ${owner.keyId})`;
      return row === undefined ? null : eventDocument(row, accepted);
    },
    /** What the owner of an account sees of an event besides. */
    eventExtras: async (userId: string, { id, type, at, data }: EventDocument): Promise<EventExtras> => {
      const [row] = await sql<{ url: string | null; next_attempt_at: Date | null; charged_at: Date | null }[]>`
        select w.url, e.next_attempt_at, e.charged_at
        from private.subscription_events e join private.event_subscriptions s on s.id = e.subscription_id left join private.webhook_endpoints w on w.id = s.endpoint_id
        where e.id = ${id} and e.user_id = ${userId}`;
      return {
        summary: calendarEntry({ id, type, at: new Date(at), data }, 'en').summary,
        url: row?.url ?? null,
        next_attempt_at: row?.next_attempt_at ? instantText(row.next_attempt_at.getTime()) : null,
        charged_at: row?.charged_at ? instantText(row.charged_at.getTime()) : null,
      };
    },
  };
}

const date = (utcMs: number | null): string | null => (utcMs === null ? null : new Date(utcMs).toISOString());

async function insert(
  transaction: Transaction,
  { userId, keyId, endpointId, label, noticeSeconds, watch, found, createdMs, computedUntilMs }: SubscriptionToKeep,
  { secrets }: AcceptedSecrets,
): Promise<string> {
  const id = newCallId(createdMs).requestId.replace('req_', 'sub_');
  const own = salted(watch);
  const { cipher, secretId } = sealWatch(secrets, id, own);
  if (endpointId !== null) await requireEndpoint(transaction, endpointId, userId, keyId);
  await transaction`
    insert into private.event_subscriptions (id, user_id, api_key_id, endpoint_id, label, request_cipher, secret_id, notice_seconds, computed_until)
    values (${id}, ${userId}, ${keyId}, ${endpointId}, ${label}, ${cipher}, ${secretId}, ${noticeSeconds}, ${date(computedUntilMs)}::timestamptz)`;
  await writeEvents(transaction, id, own.salt, secrets, found);
  return id;
}

/** Subscriptions of an account are stored one after the other. A deletion of the account waits, or is found here. */
async function requireRoom(transaction: Transaction, { userId, keyId }: SubscriptionToKeep): Promise<void> {
  const [user] = await transaction<{ is_test: boolean }[]>`
    select k.is_test from auth.users u join private.api_keys k on k.user_id = u.id and k.id = ${keyId}
    where u.id = ${userId} and u.deleted_at is null for no key update of u`;
  if (user === undefined)
    throw new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.' });
  const [room] = await transaction<{ most: number; kept: number }[]>`
    select private.event_subscription_allowance(${userId}, ${user.is_test}) as most, count(*)::int as kept
    from private.event_subscriptions s join private.api_keys k on k.id = s.api_key_id where s.user_id = ${userId} and k.is_test = ${user.is_test}`;
  if (room!.kept >= room!.most)
    throw new Problem({
      code: 'too_many_subscriptions',
      field: null,
      message: `The account has ${room!.kept} subscriptions${user.is_test ? ' of test keys' : ''}; ${room!.most} are possible.`,
      hint: user.is_test ? 'Delete one: DELETE /subscriptions/ID.' : 'Delete one, or choose a larger plan.',
    });
}

/** The endpoints of an account, and those of its test keys, are separate. @throws Problem 400 */
async function requireEndpoint(
  transaction: Transaction,
  endpointId: string,
  userId: string,
  keyId: string,
): Promise<void> {
  const found = await transaction`
    select 1 from private.webhook_endpoints w join private.api_keys k on k.id = ${keyId} and k.is_test = w.is_test
    where w.id = ${endpointId} and w.user_id = ${userId} for key share of w`;
  if (found.length > 0) return;
  throw new Problem({
    code: 'invalid_setting',
    field: 'endpoint_id',
    message: 'endpoint_id names no webhook that this key may use.',
    hint: 'Make one with POST /webhooks; a test key uses those of test keys.',
  });
}

const AT_ONCE = 1_000;

/** Marks events that nobody wanted when they were due, and deletes what was a month ago. */
export const eventSubscriptionsTask: BatchedTask = {
  name: 'event-subscriptions',
  cron: '*/10 * * * *',
  run: async (transaction) => {
    const skipped = await transaction`
      update private.subscription_events set status = 'skipped'
      where id in (
        select e.id from private.subscription_events e where e.status = 'ahead' and e.next_attempt_at is null and e.due_at <= now() and e.leased_by is null limit ${AT_ONCE})`;
    const deleted = await transaction`
      delete from private.subscription_events
      where id in (select e.id from private.subscription_events e where e.at < now() - interval '30 days' order by e.at limit ${AT_ONCE})`;
    return skipped.count === AT_ONCE || deleted.count === AT_ONCE;
  },
};
