import { Problem } from '@theia-astro/endpoints/problem';
import { parseSubscriptionChanges } from '@theia-astro/endpoints/subscriptions/subscription-request';
import {
  EVENT_STATUSES,
  type EventStatus,
  type oneEventSchema,
} from '@theia-astro/endpoints/subscriptions/subscription-schema';
import { readInstantText } from '@theia-astro/endpoints/time/date-text';
import type { Wire } from '@theia-astro/endpoints/wire/wire-type';
import type { Account } from '../../metering/account.ts';
import { attemptsOfEvent, requestReplay } from '../../webhooks/attempt-log.ts';
import { permitName } from '../caller/permit-product.ts';
import { queryInput } from '../input/read-input.ts';
import {
  bodyFields,
  jsonAnswer,
  type Operation,
  type Operations,
  type PathServer,
  readCursor,
  resourceServer,
  wholeNumber,
} from '../routing/resource-server.ts';
import { createSubscription, type SubscriptionServices, unknownSubscription } from './create-subscription.ts';

const SUBSCRIPTIONS = /^\/subscriptions(?:\/(sub_[0-9A-HJKMNP-TV-Z]{26})(?:\/(events))?)?$/;
const EVENTS = /^\/events\/(evt_[0-9A-HJKMNP-TV-Z]{26})(\/replay)?$/;
const LAST_INSTANT_MS = Date.UTC(9999, 11, 31);
const PAGE = { name: 'limit', min: 1, max: 100, byDefault: 20 } as const;

/** The subscriptions of the calling key, their events, and each event. */
export function subscriptionServers(services: SubscriptionServices): readonly PathServer[] {
  return [
    resourceServer(services.calls, '/subscriptions', (path) => {
      const [found, id, part] = SUBSCRIPTIONS.exec(path) ?? [];
      if (found === undefined) return null;
      if (id === undefined) return all(services);
      return part === undefined ? one(services, id) : eventsOfOne(services, id);
    }),
    resourceServer(services.calls, '/events', (path) => {
      const [, id, part] = EVENTS.exec(path) ?? [];
      if (id === undefined) return null;
      return part === undefined ? oneEvent(services, id) : replay(services, id);
    }),
  ];
}

const permitted =
  (work: Operation): Operation =>
  (call, account, headers) => {
    permitName(account, 'subscriptions');
    return work(call, account, headers);
  };

function all(services: SubscriptionServices): Operations {
  const { store } = services;
  return {
    GET: permitted(async ({ request }, account) => {
      const { limit, cursor } = queryInput(request.query, new Set());
      const most = wholeNumber(limit, PAGE);
      const after = await readCursor(
        cursor,
        'subscription of this list',
        async (id) => (await store.find(account, id)) !== null,
      );
      const found = await store.list(account, most + 1, after);
      return jsonAnswer({ subscriptions: found.slice(0, most), next_cursor: nextCursor(found, most) });
    }),
    POST: permitted(createSubscription(services)),
  };
}

function one({ store }: SubscriptionServices, id: string): Operations {
  return {
    GET: permitted(async (_call, account) => jsonAnswer(known(await store.find(account, id)))),
    POST: permitted(async (call, account) =>
      jsonAnswer(known(await store.change(account, id, parseSubscriptionChanges(await bodyFields(call))))),
    ),
    DELETE: permitted(async (_call, account) => {
      if (!(await store.remove(account, id))) throw unknownSubscription();
      return { status: 204, body: null };
    }),
  };
}

function eventsOfOne({ store }: SubscriptionServices, id: string): Operations {
  return {
    GET: permitted(async ({ request }, account) => {
      const { limit, cursor, from, to, status } = queryInput(request.query, new Set());
      const most = wholeNumber(limit, PAGE);
      known(await store.find(account, id));
      const filter = { fromMs: instantOf('from', from), toMs: instantOf('to', to), status: statusOf(status) };
      const after = await readCursor(
        cursor,
        'event of this list',
        async (event) => (await store.event(account, event))?.subscription_id === id,
      );
      const found = await store.events(account, id, { ...filter, limit: most + 1, after });
      return jsonAnswer({ events: found.slice(0, most), next_cursor: nextCursor(found, most) });
    }),
  };
}

function oneEvent(services: SubscriptionServices, id: string): Operations {
  return { GET: permitted(async (_call, account) => jsonAnswer(await eventWithAttempts(services, account, id))) };
}

function replay(services: SubscriptionServices, id: string): Operations {
  return {
    POST: permitted(async (_call, account) => {
      if (!(await requestReplay(services.sql, account, id))) throw unknownEvent();
      return jsonAnswer(await eventWithAttempts(services, account, id));
    }),
  };
}

/** @throws Problem 404 */
async function eventWithAttempts(
  { store, sql }: SubscriptionServices,
  account: Account,
  id: string,
): Promise<Wire<typeof oneEventSchema>> {
  const event = await store.event(account, id);
  if (event === null) throw unknownEvent();
  return { ...event, attempts: await attemptsOfEvent(sql, account.userId, id) };
}

function nextCursor(found: readonly { readonly id: string }[], most: number): string | null {
  return found.length > most ? found[most - 1]!.id : null;
}

function known<T>(found: T | null): T {
  if (found === null) throw unknownSubscription();
  return found;
}

/** An instant of the query, within the years that a database knows: no event lies outside. @throws Problem 400 invalid_datetime */
function instantOf(field: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const utcMs = readInstantText(text);
  if (utcMs !== undefined) return Math.min(Math.max(utcMs, 0), LAST_INSTANT_MS);
  throw new Problem({
    code: 'invalid_datetime',
    field,
    message: `${field} is not a date or instant.`,
    hint: 'Write 2026-12-01 or 2026-12-01T12:00:00Z.',
  });
}

/** @throws Problem 400 invalid_setting */
function statusOf(text: string | undefined): EventStatus | null {
  if (text === undefined) return null;
  const status = EVENT_STATUSES.find((one) => one === text);
  if (status !== undefined) return status;
  throw new Problem({
    code: 'invalid_setting',
    field: 'status',
    message: 'status is not one of an event.',
    hint: `Use one of ${EVENT_STATUSES.join(', ')}.`,
  });
}

function unknownEvent(): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: 'This key has no such event.',
    hint: 'GET /subscriptions/ID/events lists those of a subscription. An event is deleted after 30 days.',
  });
}
