import { type AcceptedSecrets, acceptedSecrets } from '../../config/secrets.ts';
import { calendarEntry } from '../../event-subscriptions/feed/calendar-entry.ts';
import { type EventDocument, openEventData } from '../../event-subscriptions/subscription-document.ts';
import type { EventRow, subscriptionEventOperations } from '../../rules/operations/subscription-events.ts';
import { cutPage } from '../../http/routing/pages.ts';
import type { HandlersOf } from './operation.ts';
import { instant } from '../../encoding/instant.ts';

const PAGE_ROWS = 25;

interface Row extends Pick<EventRow, 'id' | 'subscription_id' | 'type' | 'status' | 'attempts'> {
  readonly label: string;
  readonly at: Date;
  readonly due_at: Date;
  readonly next_attempt_at: Date | null;
  readonly delivered_at: Date | null;
  readonly data_cipher: Buffer;
  readonly secret_id: string;
}

/** The events of all subscriptions of the user: past events newest first, future events soonest first. */
export function subscriptionEventHandlers(secrets: AcceptedSecrets): HandlersOf<typeof subscriptionEventOperations> {
  const accepted = acceptedSecrets(secrets);
  return {
    'subscription-events': async ({ sql, user, input: { when, status, subscription_id: subscription, cursor } }) => {
      const isPast = when === 'past';
      const rows = await sql<Row[]>`
        select e.id, e.subscription_id, s.label, e.type, e.at, e.due_at, e.status, e.attempts, e.next_attempt_at, e.delivered_at, e.data_cipher, e.secret_id
        from private.subscription_events e join private.event_subscriptions s on s.id = e.subscription_id
        where e.user_id = ${user.userId} and ${isPast ? sql`e.due_at <= now()` : sql`e.due_at > now()`}
          ${status == null ? sql`` : sql`and e.status = ${status}`}
          ${subscription == null ? sql`` : sql`and e.subscription_id = ${subscription}`}
          ${cursor == null ? sql`` : sql`and (e.due_at, e.id) ${isPast ? sql`<` : sql`>`} (select c.due_at, c.id from private.subscription_events c where c.id = ${cursor} and c.user_id = ${user.userId})`}
        order by ${isPast ? sql`e.due_at desc, e.id desc` : sql`e.due_at, e.id`} limit ${PAGE_ROWS + 1}`;
      const page = cutPage(rows, PAGE_ROWS);
      return {
        events: page.rows.map((row) => eventRow(row, openEventData(accepted, row))),
        next_cursor: page.next_cursor,
      };
    },
  };
}

function eventRow(row: Row, data: EventDocument['data']): EventRow {
  return {
    id: row.id,
    subscription_id: row.subscription_id,
    subscription_label: row.label,
    type: row.type,
    summary: calendarEntry({ id: row.id, type: row.type, at: row.at, data }, 'en').summary,
    at: instant(row.at),
    due_at: instant(row.due_at),
    status: row.status,
    attempts: row.attempts,
    next_attempt_at: row.next_attempt_at && instant(row.next_attempt_at),
    delivered_at: row.delivered_at && row.delivered_at.toISOString(),
  };
}
