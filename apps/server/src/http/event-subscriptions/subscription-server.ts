import { Problem } from '@theia-astro/endpoints/problem';
import type { feedSchema } from '@theia-astro/endpoints/subscriptions/subscription-paths';
import { parseSubscriptionChanges } from '@theia-astro/endpoints/subscriptions/subscription-request';
import {
  EVENT_STATUSES,
  type EventStatus,
  type oneEventSchema,
} from '@theia-astro/endpoints/subscriptions/subscription-schema';
import { readInstantText } from '@theia-astro/endpoints/time/date-text';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import { changing } from '../../database/acting.ts';
import { feedUrl, makeFeed, withdrawFeed } from '../../event-subscriptions/feed/feed-store.ts';
import type { SubscriptionDocument } from '../../event-subscriptions/subscription-document.ts';
import type { EventExtras, SubscriptionExtras } from '../../rules/resources.ts';
import { attemptsOfEvent, requestReplay } from '../../webhooks/attempt-log.ts';
import { requireFound, type ResourceCaller } from '../caller/resource-caller.ts';
import { queryInput } from '../input/read-input.ts';
import { readPage } from '../routing/pages.ts';
import {
  bodyFields,
  jsonAnswer,
  type Operations,
  type PathServer,
  resourceServer,
} from '../routing/resource-server.ts';
import { createSubscription, type SubscriptionServices, UNKNOWN_SUBSCRIPTION } from './create-subscription.ts';

const SUBSCRIPTIONS = /^\/subscriptions(?:\/(sub_[0-9A-HJKMNP-TV-Z]{26})(?:\/(events|feed))?)?$/;
const EVENTS = /^\/events\/(evt_[0-9A-HJKMNP-TV-Z]{26})(\/replay)?$/;
const UNKNOWN_EVENT = {
  message: 'This key has no such event.',
  hint: 'GET /subscriptions/ID/events lists those of a subscription. An event is deleted after 30 days.',
  forUser: 'There is no such event any more',
};
const LAST_INSTANT_MS = Date.UTC(9999, 11, 31);

/** The subscriptions of the caller, their calendars, their events, and each event. */
export function subscriptionServers(services: SubscriptionServices): readonly PathServer[] {
  const { calls } = services;
  const product = 'subscriptions';
  return [
    resourceServer(calls, { root: '/subscriptions', product }, (path) => {
      const [found, id, part] = SUBSCRIPTIONS.exec(path) ?? [];
      if (found === undefined) return null;
      if (id === undefined) return all(services);
      if (part === 'feed') return feedAddress(services, id);
      return part === undefined ? one(services, id) : eventsOfOne(services, id);
    }),
    resourceServer(calls, { root: '/events', product }, (path) => {
      const [, id, part] = EVENTS.exec(path) ?? [];
      if (id === undefined) return null;
      return part === undefined ? oneEvent(services, id) : replay(services, id);
    }),
  ];
}

function all(services: SubscriptionServices): Operations {
  const { store } = services;
  return {
    GET: async (call, caller) => {
      const { rows, next_cursor } = await readPage(call, {
        of: 'subscription of this list',
        has: async (id) => (await store.find(caller, id)) !== null,
        read: (limit, after) => store.list(caller, limit, after),
      });
      const subscriptions = caller.kind === 'key' ? rows : await withKeyLabels(services, caller, rows);
      return jsonAnswer({ subscriptions, next_cursor });
    },
    POST: createSubscription(services),
  };
}

async function withKeyLabels(
  { store }: SubscriptionServices,
  { userId }: ResourceCaller,
  subscriptions: readonly SubscriptionDocument[],
): Promise<readonly (SubscriptionDocument & SubscriptionExtras)[]> {
  const ids = subscriptions.map(({ id }) => id);
  const labels = await store.keyLabels(userId, ids);
  return subscriptions.map((one) => ({ ...one, key_label: labels.get(one.id) ?? '' }));
}

function one({ store }: SubscriptionServices, id: string): Operations {
  return {
    GET: async (_call, caller) => jsonAnswer(requireFound(caller, await store.find(caller, id), UNKNOWN_SUBSCRIPTION)),
    POST: async (call, caller) => {
      const changes = parseSubscriptionChanges(await bodyFields(call));
      const changed = await store.change(caller, id, changes, caller.by);
      return jsonAnswer(requireFound(caller, changed, UNKNOWN_SUBSCRIPTION));
    },
    DELETE: async (_call, caller) => {
      requireFound(caller, await store.remove(caller, id, caller.by), UNKNOWN_SUBSCRIPTION);
      return { status: 204, body: null };
    },
  };
}

/** The address of the calendar of a subscription: POST makes a new one, DELETE ends it. */
function feedAddress({ calls, sql }: SubscriptionServices, id: string): Operations {
  return {
    POST: async (_call, caller) => {
      const made = await changing(sql, caller.by, (transaction) => makeFeed(transaction, caller, id));
      const url = feedUrl(calls.publicUrl, requireFound(caller, made, UNKNOWN_SUBSCRIPTION));
      return jsonAnswer({ url } satisfies Wire<typeof feedSchema>);
    },
    DELETE: async (_call, caller) => {
      const isDone = await changing(sql, caller.by, (transaction) => withdrawFeed(transaction, caller, id));
      requireFound(caller, isDone, UNKNOWN_SUBSCRIPTION);
      return { status: 204, body: null };
    },
  };
}

function eventsOfOne({ store }: SubscriptionServices, id: string): Operations {
  return {
    GET: async (call, caller) => {
      const { from, to, status } = queryInput(call.request.query, new Set());
      requireFound(caller, await store.find(caller, id), UNKNOWN_SUBSCRIPTION);
      const filter = { fromMs: instantOf('from', from), toMs: instantOf('to', to), status: statusOf(status) };
      const { rows, next_cursor } = await readPage(call, {
        of: 'event of this list',
        has: async (event) => (await store.event(caller, event))?.subscription_id === id,
        read: (limit, after) => store.events(caller, id, { ...filter, limit, after }),
      });
      return jsonAnswer({ events: rows, next_cursor });
    },
  };
}

function oneEvent(services: SubscriptionServices, id: string): Operations {
  return { GET: async (_call, caller) => jsonAnswer(await eventWithAttempts(services, caller, id)) };
}

function replay(services: SubscriptionServices, id: string): Operations {
  return {
    POST: async (_call, caller) => {
      requireFound(caller, await requestReplay(services.sql, caller, id), UNKNOWN_EVENT);
      return jsonAnswer(await eventWithAttempts(services, caller, id));
    },
  };
}

/** @throws Problem 404 */
async function eventWithAttempts(
  { store, sql }: SubscriptionServices,
  caller: ResourceCaller,
  id: string,
): Promise<Wire<typeof oneEventSchema> & Partial<EventExtras>> {
  const { kind, userId } = caller;
  const event = requireFound(caller, await store.event(caller, id), UNKNOWN_EVENT);
  const attempts = await attemptsOfEvent(sql, userId, id);
  return { ...event, attempts, ...(kind === 'session' && (await store.eventExtras(userId, event))) };
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
