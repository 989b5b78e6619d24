import type { Sql } from '../database/database.ts';
import type { Waiting } from '../observability/metric-sources.ts';

/** What waits in the database: mails to be sent, events of Stripe to be applied, jobs of callers, events of subscriptions that should have been sent, and those to be computed. */
export async function readWaiting(sql: Sql): Promise<Waiting> {
  const [row] = await sql<
    {
      mails: number;
      mail_age: number;
      events: number;
      event_age: number;
      queued: number;
      running: number;
      job_age: number;
      due: number;
      due_age: number;
      compute_age: number;
    }[]
  >`
    select mails, mail_age, events, event_age, queued, running, job_age, due, due_age, compute_age from
      (select count(*)::int as mails, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as mail_age
       from private.mail_outbox where sent_at is null and next_attempt_at < 'infinity') as outbox,
      (select count(*)::int as events, coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as event_age
       from private.stripe_events where outcome is null or outcome = 'waiting') as open_events,
      (select count(*) filter (where status = 'queued')::int as queued, count(*) filter (where status = 'running')::int as running,
              coalesce(extract(epoch from now() - min(created_at) filter (where status = 'queued')), 0)::float8 as job_age
       from private.batch_jobs where ended_at is null) as jobs,
      (select count(*)::int as due, coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8 as due_age
       from private.subscription_events where next_attempt_at <= now()) as due_events,
      (select coalesce(extract(epoch from now() - min(compute_at)), 0)::float8 as compute_age
       from private.event_subscriptions where compute_at <= now()) as subscriptions`;
  return {
    mails: row!.mails,
    oldestMailSeconds: row!.mail_age,
    webhooks: row!.events,
    oldestWebhookSeconds: row!.event_age,
    queuedJobs: row!.queued,
    runningJobs: row!.running,
    oldestQueuedJobSeconds: row!.job_age,
    dueEvents: row!.due,
    oldestDueEventSeconds: row!.due_age,
    oldestUncomputedSeconds: row!.compute_age,
  };
}
