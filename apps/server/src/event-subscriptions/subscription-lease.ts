import { createHmac } from 'node:crypto';
import { STEP_DAYS } from '@theia-astro/endpoints/subscriptions/subscription-request';
import type { FoundEvent } from '@theia-astro/endpoints/subscriptions/find-events';
import type { ProblemCode } from '@theia-astro/endpoints/problem';
import type { Sql, Transaction } from '../database/database.ts';
import { encryptForRow, type RowSecret, type SealedRow } from '../database/secrets/encrypted-row.ts';
import { LEASE_SECONDS, type Lease, LeaseLost } from '../jobs/leased-work.ts';
import { newCallId } from '../metering/call-id.ts';

const DAY_MS = 86_400_000;
/** How far ahead events are computed, days; or until there are so many, but at least some days. */
const FAR_DAYS = 366;
const EVENTS_ENOUGH = 500;
const NEAR_DAYS = 40;

/** The end of the next part to compute, or null: it is far enough. Whole seconds, milliseconds since 1970. */
export function nextEnd(fromMs: number, nowMs: number): number | null {
  const farMs = wholeSecond(nowMs + FAR_DAYS * DAY_MS);
  return fromMs >= farMs ? null : Math.min(fromMs + STEP_DAYS * DAY_MS, farMs);
}

/** When more is to be computed, once everything before `untilMs` is: at once, or when a month is used up. */
export function computeAgainAt(untilMs: number, eventsAhead: number, nowMs: number): number {
  if (untilMs >= wholeSecond(nowMs + FAR_DAYS * DAY_MS)) return untilMs - (FAR_DAYS - STEP_DAYS) * DAY_MS;
  const isEnough = eventsAhead >= EVENTS_ENOUGH && untilMs >= nowMs + NEAR_DAYS * DAY_MS;
  return isEnough ? untilMs - NEAR_DAYS * DAY_MS : nowMs;
}

/** The running second. */
export function wholeSecond(utcMs: number): number {
  return Math.floor(utcMs / 1_000) * 1_000;
}

/** The right to compute the next events of a subscription. */
export interface SubscriptionLease extends Lease {
  readonly userId: string;
  readonly sealed: SealedRow;
  readonly computedUntil: Date;
  /** How often the next part was begun, with this time. */
  readonly tries: number;
  /** Its key may be used: it is active and has not expired. */
  readonly isWanted: boolean;
  /** The clock of the database, milliseconds since 1970. */
  readonly nowMs: number;
}

/** Takes the subscription that has waited longest, if one is due and free. */
export async function takeSubscription(sql: Sql, holder: string): Promise<readonly SubscriptionLease[]> {
  const rows = await sql<(Omit<SubscriptionLease, 'sealed' | 'nowMs'> & SealedRow & { now: Date })[]>`
    update private.event_subscriptions s
    set leased_by = ${holder}, leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), tries = s.tries + 1
    from (
      select c.id from private.event_subscriptions c
      where c.compute_at <= now() and (c.leased_until is null or c.leased_until < now())
      order by c.compute_at limit 1 for update of c skip locked
    ) free, private.api_keys k
    where s.id = free.id and k.id = s.api_key_id
    returning s.id, s.leased_by as holder, s.user_id as "userId", s.request_cipher as cipher, s.secret_id as "secretId", s.computed_until as "computedUntil", s.tries,
      k.is_active and k.blocked_at is null and coalesce(k.expires_at > now(), true) as "isWanted", now() as now`;
  return rows.map(({ cipher, secretId, now, ...subscription }) => ({
    ...subscription,
    sealed: { cipher, secretId },
    nowMs: now.getTime(),
  }));
}

/** Releases the lease without new events, until the next try after some seconds. `isTry`: its searches may be at fault. */
export async function putOff(
  sql: Sql,
  { id, holder }: SubscriptionLease,
  seconds: number,
  isTry: boolean,
): Promise<void> {
  await sql`
    update private.event_subscriptions
    set leased_by = null, leased_until = null, tries = case when ${isTry} then tries else 0 end, compute_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and leased_by = ${holder}`;
}

/** Gives a subscription up: nothing more is computed for it until its caller activates it again. */
export async function giveUp(sql: Sql, { id, holder }: SubscriptionLease, failure: ProblemCode): Promise<void> {
  await sql`
    update private.event_subscriptions set status = 'failed', failure = ${failure}, compute_at = null, leased_by = null, leased_until = null
    where id = ${id} and leased_by = ${holder}`;
}

/**
 * Writes found events, says that all before `untilMs` are there, and gives the subscription back, in one transaction.
 * @throws LeaseLost
 */
export async function keepEvents(
  transaction: Transaction,
  { id, holder, computedUntil }: SubscriptionLease,
  salt: string,
  secret: RowSecret,
  found: readonly FoundEvent[],
  untilMs: number,
): Promise<number> {
  const moved = await transaction`
    update private.event_subscriptions
    set computed_until = ${new Date(untilMs).toISOString()}::timestamptz, tries = 0, leased_by = null, leased_until = null
    where id = ${id} and leased_by = ${holder} and date_trunc('milliseconds', computed_until) = ${computedUntil}`;
  if (moved.count === 0) throw new LeaseLost();
  const written = await writeEvents(transaction, id, salt, secret, found);
  const [state] = await transaction<{ ahead: number; now: Date }[]>`
    select count(*)::int as ahead, now() as now from private.subscription_events where subscription_id = ${id} and at > now()`;
  const again = computeAgainAt(untilMs, state!.ahead, state!.now.getTime());
  await transaction`
    update private.event_subscriptions set compute_at = ${new Date(again).toISOString()}::timestamptz where id = ${id}`;
  return written;
}

/** Seconds until a subscription is due or may be taken from a node that died; null: there is none. */
export async function secondsUntilDue(sql: Sql): Promise<number | null> {
  const [row] = await sql<{ seconds: number | null }[]>`
    select extract(epoch from min(greatest(compute_at, coalesce(leased_until, compute_at))) - now())::float8 as seconds
    from private.event_subscriptions where compute_at is not null`;
  return row?.seconds ?? null;
}

/**
 * Writes found events of a subscription, sealed; those that it has already, within an hour, are left out. Whoever sends them is told.
 * @returns how many were written
 */
export async function writeEvents(
  transaction: Transaction,
  subscriptionId: string,
  salt: string,
  secret: RowSecret,
  found: readonly FoundEvent[],
): Promise<number> {
  if (found.length === 0) return 0;
  const rows = found.map((event) => {
    const id = newCallId(Date.now()).requestId.replace('req_', 'evt_');
    const { own, near } = fingerprints(salt, event);
    const { cipher } = encryptForRow(secret, 'subscription_events', id, JSON.stringify(event.data));
    return { id, rule: event.rule, type: event.type, at: new Date(event.atMs).toISOString(), cipher, own, near };
  });
  const written = await transaction`
    insert into private.subscription_events (id, subscription_id, user_id, rule, type, at, due_at, data_cipher, secret_id, fingerprint, status, next_attempt_at)
    select n.id, s.id, s.user_id, n.rule, n.type, n.at, d.due_at, decode(n.cipher, 'hex'), ${secret.id}, n.own,
           case when n.at <= now() - interval '1 hour' then 'skipped' else 'ahead' end, private.next_attempt_of(s, n.at, d.due_at)
    from private.event_subscriptions s,
         unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ rule }) => rule)}::integer[], ${rows.map(({ type }) => type)}::text[],
                ${rows.map(({ at }) => at)}::timestamptz[], ${rows.map(({ cipher }) => cipher.toString('hex'))}::text[], ${rows.map(({ own }) => own)}::text[],
                ${rows.map(({ near }) => near[0])}::text[], ${rows.map(({ near }) => near[1])}::text[]) as n (id, rule, type, at, cipher, own, earlier, later),
         lateral (select greatest(n.at - make_interval(secs => s.notice_seconds), least(n.at, now())) as due_at) d
    where s.id = ${subscriptionId}
      and not exists (select from private.subscription_events o where o.subscription_id = s.id and o.fingerprint in (n.own, n.earlier, n.later))
    on conflict (subscription_id, fingerprint) do nothing`;
  await transaction`select pg_notify('theia_subscription_events', '')`;
  return written.count;
}

const HOUR_MS = 3_600_000;
const FINGERPRINT_BYTES = 16;

/** What an event is kept as, and as what it would have been kept if it had been found up to an hour earlier or later. */
interface Fingerprints {
  readonly own: string;
  readonly near: readonly [string, string];
}

/**
 * Names an event by its rule, what happens, and the hour. An upgrade of the ephemeris shifts events by seconds, those of slow bodies at their stations by
 * minutes; the same thing (same bodies, aspect and direction) happens again after half a day at the earliest, when the daily parallax turns a body back and
 * forth. So two of the same within neighbouring hours are one.
 */
function fingerprints(salt: string, { rule, what, atMs }: FoundEvent): Fingerprints {
  const hour = Math.floor(atMs / HOUR_MS);
  const at = (one: number): string =>
    createHmac('sha256', Buffer.from(salt, 'hex'))
      .update(`${rule}\n${what}\n${one}`)
      .digest()
      .subarray(0, FINGERPRINT_BYTES)
      .toString('base64url');
  return { own: at(hour), near: [at(hour - 1), at(hour + 1)] };
}
