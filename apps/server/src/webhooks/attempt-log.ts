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
