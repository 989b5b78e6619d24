import type { FoundEvent } from '@theia-astro/endpoints/subscriptions/find-events';
import type { Transaction } from '../database/database.ts';
import { encryptForRow, type RowSecret } from '../database/secrets/encrypted-row.ts';
import { newCallId } from '../metering/call-id.ts';
import { createHmac } from 'node:crypto';

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
