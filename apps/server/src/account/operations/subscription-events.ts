import { type AcceptedSecrets, acceptedSecrets } from '../../config/secrets.ts';
import { calendarEntry } from '../../event-subscriptions/feed/calendar-entry.ts';
import { openEventData } from '../../event-subscriptions/subscription-document.ts';
import type { EventRow, subscriptionEventOperations } from '../../rules/operations/subscription-events.ts';
import { cutPage } from '../../http/routing/pages.ts';
import type { HandlersOf } from './operation.ts';
import { instant } from '../../encoding/instant.ts';

const PAGE_ROWS = 25;

type Accepted = ReturnType<typeof acceptedSecrets>;

interface Row extends Pick<EventRow, 'id' | 'type' | 'status' | 'attempts' | 'test'> {
  /** Null: a test. */
  readonly subscription_id: string | null;
  readonly label: string;
  readonly at: Date;
  readonly due_at: Date;
  readonly next_attempt_at: Date | null;
  readonly delivered_at: Date | null;
  readonly data_cipher: Buffer | null;
  readonly secret_id: string | null;
}

/** The events of all subscriptions of the user and tests of endpoints: past events newest first, future events soonest first. */
export function subscriptionEventHandlers(secrets: AcceptedSecrets): HandlersOf<typeof subscriptionEventOperations> {
  const accepted = acceptedSecrets(secrets);
  return {
    'subscription-events': async ({ sql, user, input: { when, status, subscription_id: subscription, cursor } }) => {
      const isPast = when === 'past';
      const order = isPast ? sql`due_at desc, id desc` : sql`due_at, id`;
      const rows = await sql<Row[]>`
        with after as (
          select c.due_at, c.id from private.subscription_events c where c.id = ${cursor ?? null} and c.user_id = ${user.userId}
          union all select c.started_at, c.test_id from private.webhook_attempts c where c.test_id = ${cursor ?? null} and c.user_id = ${user.userId}
        ), events as (
          select e.id, e.subscription_id, s.label, e.type, e.at, e.due_at, e.status, e.attempts, e.next_attempt_at, e.delivered_at, e.data_cipher, e.secret_id, null::jsonb as test
          from private.subscription_events e join private.event_subscriptions s on s.id = e.subscription_id
          where e.user_id = ${user.userId} and ${isPast ? sql`e.due_at <= now()` : sql`e.due_at > now()`}
            ${status == null ? sql`` : sql`and e.status = ${status}`}
            ${subscription == null ? sql`` : sql`and e.subscription_id = ${subscription}`}
            ${cursor == null ? sql`` : sql`and (e.due_at, e.id) ${isPast ? sql`<` : sql`>`} (select due_at, id from after)`}
          order by ${isPast ? sql`e.due_at desc, e.id desc` : sql`e.due_at, e.id`} limit ${PAGE_ROWS + 1}
        ), tests as (
          select coalesce(a.test_id, ''), null, '', 'theia.test', a.started_at, a.started_at, case when a.error is null then 'delivered' else 'failed' end, 1, null::timestamptz,
                 case when a.error is null then a.started_at + make_interval(secs => a.duration_ms / 1000.0) end, null::bytea, null,
                 jsonb_build_object('endpoint_label', w.label, 'url', w.url, 'duration_ms', a.duration_ms, 'http_status', a.http_status, 'error', a.error, 'response_start', a.response_start)
          from private.webhook_attempts a join private.webhook_endpoints w on w.id = a.endpoint_id
          where a.user_id = ${user.userId} and a.kind = 'test' and ${isPast && subscription == null}
            ${status == null ? sql`` : sql`and ${status} = case when a.error is null then 'delivered' else 'failed' end`}
            ${cursor == null ? sql`` : sql`and (a.started_at, a.test_id) < (select due_at, id from after)`}
          order by a.started_at desc, a.test_id desc limit ${PAGE_ROWS + 1}
        )
        select * from events union all select * from tests order by ${order} limit ${PAGE_ROWS + 1}`;
      const page = cutPage(rows, PAGE_ROWS);
      return { events: page.rows.map((row) => eventRow(accepted, row)), next_cursor: page.next_cursor };
    },
  };
}

function eventRow(accepted: Accepted, row: Row): EventRow {
  return {
    id: row.id,
    subscription_id: row.subscription_id,
    subscription_label: row.label,
    type: row.type,
    summary: summaryOf(accepted, row),
    at: instant(row.at),
    due_at: instant(row.due_at),
    status: row.status,
    attempts: row.attempts,
    next_attempt_at: row.next_attempt_at && instant(row.next_attempt_at),
    delivered_at: row.delivered_at && row.delivered_at.toISOString(),
    test: row.test,
  };
}

function summaryOf(accepted: Accepted, { id, type, at, data_cipher: cipher, secret_id: secretId }: Row): string {
  if (cipher === null || secretId === null) return 'Test event';
  const data = openEventData(accepted, { id, data_cipher: cipher, secret_id: secretId });
  return calendarEntry({ id, type, at, data }, 'en').summary;
}
