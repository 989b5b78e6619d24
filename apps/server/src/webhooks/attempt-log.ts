import type { Sql, Transaction } from '../database/database.ts';
import { type AttemptDocument, attemptDocument, type AttemptRow } from './endpoint-document.ts';
import type { Sent } from './send.ts';

export interface Attempt {
  readonly userId: string;
  readonly endpointId: string;
  /** Null: a test. */
  readonly eventId: string | null;
  readonly kind: AttemptDocument['kind'];
  readonly sent: Pick<Sent, 'startedAt' | 'durationMs' | 'httpStatus' | 'error' | 'responseStart'>;
}

/** The attempts to send an event, oldest first. */
export async function attemptsOfEvent(sql: Sql, userId: string, eventId: string): Promise<readonly AttemptDocument[]> {
  const rows = await sql<(AttemptRow & { readonly event_id: string })[]>`
    select a.id::text, a.endpoint_id, a.event_id, a.kind, a.started_at, a.duration_ms, a.http_status, a.error, a.response_start
    from private.webhook_attempts a where a.event_id = ${eventId} and a.user_id = ${userId} order by a.id`;
  return rows.map(attemptDocument);
}

/** Writes what came of an attempt into the log of its endpoint; null when the endpoint or the event is gone. */
export async function logAttempt(
  sql: Sql | Transaction,
  { userId, endpointId, eventId, kind, sent }: Attempt,
): Promise<AttemptDocument | null> {
  const [row] = await sql<AttemptRow[]>`
    insert into private.webhook_attempts (user_id, endpoint_id, event_id, kind, started_at, duration_ms, http_status, error, response_start)
    select ${userId}, e.id, ${eventId}, ${kind}, ${sent.startedAt}, ${sent.durationMs}, ${sent.httpStatus}, ${sent.error}, ${sent.responseStart}
    from private.webhook_endpoints e
    where e.id = ${endpointId} and e.user_id = ${userId} and (${eventId}::text is null or exists (select from private.subscription_events s where s.id = ${eventId}))
    returning id::text, endpoint_id, event_id, kind, started_at, duration_ms, http_status, error, response_start`;
  return row === undefined ? null : attemptDocument(row);
}
