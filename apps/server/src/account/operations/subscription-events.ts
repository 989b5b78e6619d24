import { type AcceptedSecrets, acceptedSecrets } from '../../config/secrets.ts';
import type { Sql } from '../../database/database.ts';
import { calendarEntry } from '../../event-subscriptions/feed/calendar-entry.ts';
import { type EventDocument, openEventData } from '../../event-subscriptions/subscription-document.ts';
import type { EventRow, webhookOperations } from '../../rules/operations/webhooks.ts';
import { attemptsOfEvent, requestReplay } from '../../webhooks/attempt-log.ts';
import { type HandlersOf, type OperationCall, requireFound } from './operation.ts';

const PAGE_ROWS = 25;
const NO_EVENT = 'There is no such event any more';

interface Row {
  readonly id: string;
  readonly subscription_id: string;
  readonly label: string;
  readonly rule: number;
  readonly type: string;
  readonly at: Date;
  readonly due_at: Date;
  readonly status: EventRow['status'];
  readonly attempts: number;
  readonly next_attempt_at: Date | null;
  readonly delivered_at: Date | null;
  readonly charged_at: Date | null;
  readonly cost_usd: string;
  readonly data_cipher: Buffer;
  readonly secret_id: string;
  readonly url: string | null;
}

type EventOperations = Pick<
  typeof webhookOperations,
  'subscription-events' | 'subscription-event' | 'replay-subscription-event'
>;

/** The events of all subscriptions of the user: past events newest first, future events soonest first. */
export function subscriptionEventHandlers(secrets: AcceptedSecrets): HandlersOf<EventOperations> {
  const accepted = acceptedSecrets(secrets);
  const openData = (row: Row): EventDocument['data'] => openEventData(accepted, row);
  return {
    'subscription-events': async ({ sql, user, input: { when, status, subscription_id: subscription, cursor } }) => {
      const isPast = when === 'past';
      const rows = await sql<Row[]>`
        select ${eventsOf(sql, user.userId)} and ${isPast ? sql`e.due_at <= now()` : sql`e.due_at > now()`}
          ${status == null ? sql`` : sql`and e.status = ${status}`}
          ${subscription == null ? sql`` : sql`and e.subscription_id = ${subscription}`}
          ${cursor == null ? sql`` : sql`and (e.due_at, e.id) ${isPast ? sql`<` : sql`>`} (select c.due_at, c.id from private.subscription_events c where c.id = ${cursor} and c.user_id = ${user.userId})`}
        order by ${isPast ? sql`e.due_at desc, e.id desc` : sql`e.due_at, e.id`} limit ${PAGE_ROWS + 1}`;
      const shown = rows.slice(0, PAGE_ROWS);
      return {
        events: shown.map((row) => eventRow(row, openData(row))),
        next_cursor: rows.length > PAGE_ROWS ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    'subscription-event': async ({ sql, user, input: { id } }) => {
      const [row] = await sql<Row[]>`select ${eventsOf(sql, user.userId)} and e.id = ${id}`;
      const event = requireFound(row ?? null, NO_EVENT);
      const attempts = await attemptsOfEvent(sql, user.userId, id);
      const data = openData(event);
      const shown = eventRow(event, data);
      const { type, at, subscription_id } = shown;
      return {
        ...shown,
        body: { id, type, at, subscription_id, label: event.label, rule: event.rule, data },
        url: event.url,
        cost_usd: event.cost_usd,
        charged_at: event.charged_at && instant(event.charged_at),
        attempts_made: attempts.toReversed(),
      };
    },
    'replay-subscription-event': async ({ sql, user, input: { id } }) => {
      requireFound(await requestReplay(sql, { userId: user.userId, keyId: null }, id), NO_EVENT);
      return { id };
    },
  };
}

const eventsOf = (sql: Sql, userId: OperationCall['user']['userId']) => sql`
  e.id, e.subscription_id, s.label, e.rule, e.type, e.at, e.due_at, e.status, e.attempts, e.next_attempt_at, e.delivered_at, e.charged_at, e.cost_usd, e.data_cipher, e.secret_id, w.url
  from private.subscription_events e join private.event_subscriptions s on s.id = e.subscription_id left join private.webhook_endpoints w on w.id = s.endpoint_id
  where e.user_id = ${userId}`;

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

function instant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
