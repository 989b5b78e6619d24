import { z } from 'zod';
import { type AcceptedSecrets, acceptedSecrets } from '../../../config/secrets.ts';
import type { Sql } from '../../../database/database.ts';
import { calendarEntry } from '../../../event-subscriptions/feed/calendar-entry.ts';
import { type EventDocument, openEventData } from '../../../event-subscriptions/subscription-document.ts';
import {
  EVENT_STATUSES,
  type EventDetails,
  type EventList,
  type EventRow,
  type EventStatus,
} from '../../../rules/webhooks.ts';
import { attemptsOfEvent, requestReplay } from '../../../webhooks/attempt-log.ts';
import { type AccountFunction, asRefusal, read } from '../account-function.ts';
import { eventId, known, subscriptionId } from './ids.ts';

const PAGE_ROWS = 25;

const filterSchema = z.object({
  when: z.enum(['past', 'ahead']).default('past'),
  status: z.enum(EVENT_STATUSES).nullish(),
  subscription_id: subscriptionId.nullish(),
  cursor: eventId.nullish(),
});
const idOnly = z.object({ id: eventId });

/** A row of an event with what the dashboard shows of it. */
interface Row {
  readonly id: string;
  readonly subscription_id: string;
  readonly label: string;
  readonly rule: number;
  readonly type: string;
  readonly at: Date;
  readonly due_at: Date;
  readonly status: string;
  readonly attempts: number;
  readonly next_attempt_at: Date | null;
  readonly delivered_at: Date | null;
  readonly charged_at: Date | null;
  readonly cost_usd: string;
  readonly data_cipher: Buffer;
  readonly secret_id: string;
  readonly url: string | null;
}

/** The events of all subscriptions of the signed-in user: what was due newest first, what is ahead soonest first. */
export function eventFunctions(secrets: AcceptedSecrets): readonly AccountFunction[] {
  const accepted = acceptedSecrets(secrets);
  const openData = (row: Row): EventDocument['data'] => openEventData(accepted, row);
  return [
    {
      name: 'subscription-events',
      handle: async ({ sql, user, body }): Promise<EventList & Record<string, unknown>> => {
        const filter = read(filterSchema, body);
        const rows = await listed(sql, user.userId, filter);
        const shown = rows.slice(0, PAGE_ROWS);
        return {
          events: shown.map((row) => eventRow(row, openData(row))),
          next_cursor: rows.length > PAGE_ROWS ? shown.at(-1)!.id : null,
        };
      },
    },
    {
      name: 'subscription-event',
      handle: async ({ sql, user, body }): Promise<EventDetails & Record<string, unknown>> => {
        const { id } = read(idOnly, body);
        const [row] = await sql<Row[]>`
          select ${columns(sql)} from private.subscription_events e join private.event_subscriptions s on s.id = e.subscription_id
          left join private.webhook_endpoints w on w.id = s.endpoint_id where e.id = ${id} and e.user_id = ${user.userId}`;
        const event = known(row ?? null, 'event');
        const attempts = await attemptsOfEvent(sql, user.userId, id);
        const data = openData(event);
        const told = eventRow(event, data);
        return {
          ...told,
          body: {
            id,
            type: told.type,
            at: told.at,
            subscription_id: told.subscription_id,
            label: event.label,
            rule: event.rule,
            data,
          },
          url: event.url,
          cost_usd: event.cost_usd,
          charged_at: event.charged_at && instant(event.charged_at),
          attempts_made: attempts.toReversed(),
        };
      },
    },
    {
      name: 'replay-subscription-event',
      handle: ({ sql, user, body }) =>
        asRefusal(async () => {
          const { id } = read(idOnly, body);
          if (!(await requestReplay(sql, { userId: user.userId, keyId: null }, id))) known(null, 'event');
          return { id };
        }),
    },
  ];
}

function listed(sql: Sql, userId: string, filter: z.infer<typeof filterSchema>): Promise<readonly Row[]> {
  const { when, status = null, subscription_id: ofSubscription = null, cursor = null } = filter;
  return when === 'past'
    ? sql<Row[]>`
        select ${columns(sql)} from private.subscription_events e join private.event_subscriptions s on s.id = e.subscription_id
        left join private.webhook_endpoints w on w.id = s.endpoint_id
        where e.user_id = ${userId} and e.due_at <= now() and (${status}::text is null or e.status = ${status})
          and (${ofSubscription}::text is null or e.subscription_id = ${ofSubscription})
          and (${cursor}::text is null or (e.due_at, e.id) < (select c.due_at, c.id from private.subscription_events c where c.id = ${cursor} and c.user_id = ${userId}))
        order by e.due_at desc, e.id desc limit ${PAGE_ROWS + 1}`
    : sql<Row[]>`
        select ${columns(sql)} from private.subscription_events e join private.event_subscriptions s on s.id = e.subscription_id
        left join private.webhook_endpoints w on w.id = s.endpoint_id
        where e.user_id = ${userId} and e.due_at > now() and (${status}::text is null or e.status = ${status})
          and (${ofSubscription}::text is null or e.subscription_id = ${ofSubscription})
          and (${cursor}::text is null or (e.due_at, e.id) > (select c.due_at, c.id from private.subscription_events c where c.id = ${cursor} and c.user_id = ${userId}))
        order by e.due_at, e.id limit ${PAGE_ROWS + 1}`;
}

const columns = (sql: Sql) =>
  sql`e.id, e.subscription_id, s.label, e.rule, e.type, e.at, e.due_at, e.status, e.attempts, e.next_attempt_at, e.delivered_at, e.charged_at, e.cost_usd, e.data_cipher, e.secret_id, w.url`;

function eventRow(row: Row, data: EventDocument['data']): EventRow {
  return {
    id: row.id,
    subscription_id: row.subscription_id,
    subscription_label: row.label,
    type: row.type,
    summary: calendarEntry({ id: row.id, type: row.type, at: row.at, data }, 'en').summary,
    at: instant(row.at),
    due_at: instant(row.due_at),
    status: row.status as EventStatus,
    attempts: row.attempts,
    next_attempt_at: row.next_attempt_at && instant(row.next_attempt_at),
    delivered_at: row.delivered_at && row.delivered_at.toISOString(),
  };
}

function instant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
