import { Problem } from '@theia-astro/endpoints/problem';
import type { Sql, Transaction } from '../database/database.ts';
import type { ResourceOwner } from '../database/resource-owner.ts';
import { type AttemptDocument, attemptDocument, type AttemptRow } from './endpoint-store.ts';
import type { Sent } from './send.ts';
import type { BatchedTask } from '../jobs/job.ts';

interface Attempt {
  readonly userId: string;
  readonly endpointId: string;
  /** The id that the endpoint receives. */
  readonly eventId: string;
  readonly kind: AttemptDocument['kind'];
  readonly sent: Pick<Sent, 'startedAt' | 'durationMs' | 'httpStatus' | 'error' | 'responseStart'>;
}

/** The attempts to send an event, oldest first. */
export async function attemptsOfEvent(sql: Sql, userId: string, eventId: string): Promise<readonly AttemptDocument[]> {
  const rows = await sql<AttemptRow[]>`
    select a.id::text, a.endpoint_id, a.event_id, a.kind, a.started_at, a.duration_ms, a.http_status, a.error, a.response_start
    from private.webhook_attempts a where a.event_id = ${eventId} and a.user_id = ${userId} order by a.id`;
  return rows.map(attemptDocument);
}

/** Writes what came of an attempt into the log of its endpoint; null when the endpoint or the event is gone. */
export async function logAttempt(
  sql: Sql | Transaction,
  { userId, endpointId, eventId: id, kind, sent }: Attempt,
): Promise<AttemptDocument | null> {
  const [eventId, testId] = kind === 'test' ? [null, id] : [id, null];
  const [row] = await sql<AttemptRow[]>`
    insert into private.webhook_attempts (user_id, endpoint_id, event_id, test_id, kind, started_at, duration_ms, http_status, error, response_start)
    select ${userId}, e.id, ${eventId}, ${testId}, ${kind}, ${sent.startedAt}, ${sent.durationMs}, ${sent.httpStatus}, ${sent.error}, ${sent.responseStart}
    from private.webhook_endpoints e
    where e.id = ${endpointId} and e.user_id = ${userId} and (${eventId}::text is null or exists (select from private.subscription_events s where s.id = ${eventId}))
    returning id::text, endpoint_id, coalesce(event_id, test_id) as event_id, kind, started_at, duration_ms, http_status, error, response_start`;
  return row === undefined ? null : attemptDocument(row);
}

/**
 * Has an event sent again, now, under the same id; one that was paid costs nothing. It is tried like every other one, and stays delivered if it was.
 * @returns false: there is no such event
 * @throws Problem 409 cannot_replay when it is not due yet, or has no webhook that is active
 */
export async function requestReplay(sql: Sql, owner: ResourceOwner, id: string): Promise<boolean> {
  const [event] = await sql<{ is_early: boolean; is_wanted: boolean }[]>`
    with event as (
      select e.id, e.due_at > now() as is_early, coalesce(w.status = 'active', false) as is_wanted
      from private.subscription_events e join private.event_subscriptions s on s.id = e.subscription_id left join private.webhook_endpoints w on w.id = s.endpoint_id
      where e.id = ${id} and private.is_owned(s.user_id, s.api_key_id, ${owner.userId}, ${owner.keyId})
    ), replayed as (
      update private.subscription_events e set status = case when e.status = 'delivered' then e.status else 'ahead' end, next_attempt_at = now(), first_attempt_at = null, is_replay = true
      from event v where e.id = v.id and v.is_wanted and not v.is_early
      returning pg_notify('theia_subscription_events', '')
    )
    select is_early, is_wanted from event left join (select count(*) from replayed) r on true`;
  if (event === undefined) return false;
  if (event.is_early || !event.is_wanted)
    throw new Problem({
      code: 'cannot_replay',
      field: null,
      message: event.is_early ? 'The event is not due yet.' : 'The subscription has no webhook that is active.',
      hint: event.is_early
        ? 'It is sent when it is due.'
        : 'Give the subscription a webhook, or enable the one it has.',
    });
  return true;
}

const AT_ONCE = 1_000;

/** Deletes what the log of deliveries has kept for thirty days. */
export const webhookAttemptsTask: BatchedTask = {
  name: 'webhook-attempts',
  cron: '23 * * * *',
  run: async (transaction) => {
    const deleted = await transaction`
      delete from private.webhook_attempts
      where id in (select a.id from private.webhook_attempts a where a.started_at < now() - interval '30 days' limit ${AT_ONCE})`;
    return deleted.count === AT_ONCE;
  },
};
