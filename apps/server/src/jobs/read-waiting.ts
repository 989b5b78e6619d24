import type { Sql } from '../database/database.ts';
import type { Waiting } from '../observability/metric-sources.ts';

/** What waits in the database: mails to be sent, and events of Stripe to be applied. */
export async function readWaiting(sql: Sql): Promise<Waiting> {
  const [row] = await sql<{ mails: number; mail_age: number; events: number; event_age: number }[]>`
    select mails, mail_age, events, event_age from
      (select count(*)::int as mails, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as mail_age
       from private.mail_outbox where sent_at is null and next_attempt_at < 'infinity') as outbox,
      (select count(*)::int as events, coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as event_age
       from private.stripe_events where outcome is null or outcome = 'waiting') as open_events`;
  return {
    mails: row!.mails,
    oldestMailSeconds: row!.mail_age,
    webhooks: row!.events,
    oldestWebhookSeconds: row!.event_age,
  };
}
