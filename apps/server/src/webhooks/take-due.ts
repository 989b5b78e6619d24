import type { Sql } from '../database/database.ts';
import { LEASE_SECONDS, type Lease } from '../jobs/leased-work.ts';
import type { SecretRow } from './endpoint-store.ts';

/** Events under way for one endpoint, of one process. */
export const AT_ONCE_PER_ENDPOINT = 8;
/** Due events that are looked through for some whose endpoint has room. */
const LOOKED_THROUGH = 1_000;

/** The right to send an event, and what is needed for it. */
export interface DueEvent extends Lease {
  readonly userId: string;
  readonly keyId: string;
  readonly subscriptionId: string;
  readonly label: string;
  readonly rule: number;
  readonly type: string;
  readonly at: Date;
  readonly dueAt: Date;
  readonly isReplay: boolean;
  readonly isCharged: boolean;
  readonly attempts: number;
  /** Since the first attempt whose outcome is known, also of a replay; 0 before it. */
  readonly secondsSinceFirst: number;
  readonly dataCipher: Buffer;
  readonly secretId: string;
  readonly endpoint: SecretRow;
}

/** Events that a process is sending. */
export interface UnderWay {
  readonly holder: string;
  readonly room: number;
  /** Events under way by endpoint. */
  readonly byEndpoint: ReadonlyMap<string, number>;
  /** Endpoints that get no more events now. */
  readonly closed: readonly string[];
}

/**
 * Takes events that are due, those that waited longest first, and of each endpoint no more than it has room for. Events whose endpoint is paused or disabled are
 * passed over for good (`skipEvents`).
 */
export async function takeDue(sql: Sql, { holder, room, byEndpoint, closed }: UnderWay): Promise<readonly DueEvent[]> {
  const rows = await sql<
    (Omit<DueEvent, 'holder' | 'endpoint'> &
      Pick<SecretRow, 'url' | 'signing_cipher' | 'old_signing_cipher'> &
      Record<'endpoint_id' | 'endpoint_user_id' | 'endpoint_secret_id', string>)[]
  >`
    with due as materialized (
      select e.id, e.next_attempt_at, s.endpoint_id
      from private.subscription_events e join private.event_subscriptions s on s.id = e.subscription_id join private.webhook_endpoints w on w.id = s.endpoint_id
      where e.next_attempt_at <= now() and (e.leased_until is null or e.leased_until < now()) and w.status = 'active' and s.endpoint_id <> all(${[...closed]}::text[])
      order by e.next_attempt_at limit ${LOOKED_THROUGH}
    ), turns as (
      select d.id, d.next_attempt_at, row_number() over (partition by d.endpoint_id order by d.next_attempt_at) + coalesce(u.count, 0) as place
      from due d left join unnest(${[...byEndpoint.keys()]}::text[], ${[...byEndpoint.values()]}::integer[]) as u (endpoint_id, count) using (endpoint_id)
    ), free as (
      select e.id from private.subscription_events e join turns t using (id)
      where t.place <= ${AT_ONCE_PER_ENDPOINT} and e.next_attempt_at <= now() and (e.leased_until is null or e.leased_until < now())
      order by t.next_attempt_at limit ${room} for update of e skip locked
    )
    update private.subscription_events e
    set leased_by = ${holder}, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    from free, private.event_subscriptions s, private.webhook_endpoints w
    where e.id = free.id and s.id = e.subscription_id and w.id = s.endpoint_id
    returning e.id, e.user_id as "userId", s.api_key_id as "keyId", e.subscription_id as "subscriptionId", s.label, e.rule, e.type, e.at, e.due_at as "dueAt",
      e.is_replay as "isReplay", e.charged_at is not null as "isCharged", e.attempts, coalesce(extract(epoch from now() - e.first_attempt_at), 0)::float8 as "secondsSinceFirst",
      e.data_cipher as "dataCipher", e.secret_id as "secretId", w.id as endpoint_id, w.user_id as endpoint_user_id, w.url,
      w.signing_cipher, case when w.old_signing_until > now() then w.old_signing_cipher end as old_signing_cipher, w.secret_id as endpoint_secret_id`;
  return rows.map(({ endpoint_id: id, endpoint_user_id: userId, endpoint_secret_id: secretId, ...row }): DueEvent => {
    const { url, signing_cipher: signing, old_signing_cipher: oldSigning, ...event } = row;
    return {
      ...event,
      holder,
      endpoint: {
        id,
        user_id: userId,
        url,
        signing_cipher: signing,
        old_signing_cipher: oldSigning,
        secret_id: secretId,
      },
    };
  });
}

/** Releases the lease on an event. */
export async function releaseLease(sql: Sql, { id, holder }: Pick<DueEvent, 'id' | 'holder'>): Promise<void> {
  await sql`update private.subscription_events set leased_by = null, leased_until = null where id = ${id} and leased_by = ${holder}`;
}

/** Events that are skipped at a time. */
const SKIPPED_AT_ONCE = 500;

/**
 * Passes over due events whose endpoint is paused or disabled: they are not sent later. One that was tried already has failed.
 * @returns whether there may be more
 */
export async function skipEvents(sql: Sql): Promise<boolean> {
  const skipped = await sql`
    update private.subscription_events e
    set status = case when e.status <> 'ahead' then e.status when e.attempts > 0 then 'failed' else 'skipped' end, next_attempt_at = null, is_replay = false, leased_by = null, leased_until = null
    where e.id in (
      select d.id from private.subscription_events d join private.event_subscriptions s on s.id = d.subscription_id join private.webhook_endpoints w on w.id = s.endpoint_id
      where d.next_attempt_at <= now() and (d.leased_until is null or d.leased_until < now()) and w.status <> 'active'
      order by d.next_attempt_at limit ${SKIPPED_AT_ONCE} for update of d skip locked)`;
  return skipped.count === SKIPPED_AT_ONCE;
}

/** Milliseconds until the next poll, by the clock of the database; null: there are no events ahead. */
export async function msUntilNextPoll(sql: Sql): Promise<number | null> {
  const [row] = await sql<{ next_ms: number | null; is_leased: boolean }[]>`
    select (extract(epoch from (
        select e.next_attempt_at from private.subscription_events e where e.next_attempt_at is not null and e.leased_by is null order by e.next_attempt_at limit 1
      ) - clock_timestamp()) * 1000)::float8 as next_ms,
      exists (select from private.subscription_events e where e.next_attempt_at <= now() and e.leased_by is not null) as is_leased`;
  const { next_ms: next, is_leased: isLeased } = row!;
  if (next === null && !isLeased) return null;
  return Math.max(0, Math.min(next ?? Number.POSITIVE_INFINITY, isLeased ? LEASED_LOOK_MS : Number.POSITIVE_INFINITY));
}

/** How soon an event is found whose process died. */
const LEASED_LOOK_MS = 1_000;
