import { z } from 'zod';
import { DRY_RUN_MEDIA_TYPE } from '../openapi/dry-run.ts';
import { doneResponse, PAGE, problemRefs, RESOURCE_ID, resourceOperation } from '../openapi/problem-responses.ts';
import type { SchemaBook } from '../openapi/schema-book.ts';
import { newSubscriptionSchema, subscriptionChangesSchema } from './subscription-request.ts';
import {
  EVENT_STATUSES,
  eventListSchema,
  oneEventSchema,
  subscriptionListSchema,
  subscriptionPreviewSchema,
  subscriptionSchema,
} from './subscription-schema.ts';

type Json = Record<string, unknown>;

const NOT_THERE = { description: 'There is none with this id. Code: `not_found`.' };
const DELETED = { 204: { description: 'It is deleted.' } };
const text = (name: string, description: string): Json => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string' },
});
const EXAMPLE = {
  birth_date: '1990-06-15',
  birth_time: '14:30',
  location: 'New York',
  label: 'Client 17',
  rules: [{ type: 'transit', bodies: ['saturn'], orb: 1 }, { type: 'lunation' }],
};

interface Texts {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
}

const operation = (texts: Texts, responses: Json, parameters?: readonly Json[], body?: Json): Json =>
  resourceOperation({ tag: 'Events', notFound: NOT_THERE, ...texts }, responses, parameters, body);

/** Paths of subscriptions: what is watched, and the events it leads to. */
export function subscriptionPaths(book: SchemaBook): Readonly<Record<string, Json>> {
  const subscription = book.add(subscriptionSchema);
  const event = book.add(oneEventSchema);
  const preview = {
    200: {
      description: 'What would be found, with `dry_run`.',
      content: { [DRY_RUN_MEDIA_TYPE]: { schema: book.add(subscriptionPreviewSchema) } },
    },
  };
  return {
    '/subscriptions': {
      get: operation(
        { name: 'get_subscriptions', summary: 'Subscriptions of the key', description: 'Newest first.' },
        doneResponse(book.add(subscriptionListSchema)),
        PAGE,
      ),
      post: operation(
        {
          name: 'create_subscription',
          summary: 'Watch a birth, or the sky',
          description:
            'Rules say what to look for; each is a search of a product. Events are computed a year ahead and sent to a webhook when they happen. Free; a delivered event has a price. The birth is kept encrypted. Idempotency-Key works here.',
        },
        { ...doneResponse(subscription, 201), ...preview },
        [],
        { schema: book.add(newSubscriptionSchema), example: EXAMPLE },
      ),
    },
    '/subscriptions/{id}': {
      get: operation(
        {
          name: 'get_subscription',
          summary: 'A subscription',
          description: 'Its rules, status and next event. The birth is never shown.',
        },
        doneResponse(subscription),
        [RESOURCE_ID],
      ),
      post: operation(
        {
          name: 'change_subscription',
          summary: 'Change a subscription',
          description:
            'Birth and rules stay: make another one for others. Events that pass while it is paused are skipped.',
        },
        doneResponse(subscription),
        [RESOURCE_ID],
        { schema: book.add(subscriptionChangesSchema), example: { label: 'Client 18' } },
      ),
      delete: operation(
        {
          name: 'delete_subscription',
          summary: 'Delete a subscription',
          description: 'With its birth, events, log and calendar, at once.',
        },
        DELETED,
        [RESOURCE_ID],
      ),
    },
    '/subscriptions/{id}/events': {
      get: operation(
        {
          name: 'get_subscription_events',
          summary: 'Events of a subscription',
          description: 'Those ahead, and those of the last 30 days.',
        },
        doneResponse(book.add(eventListSchema)),
        [
          RESOURCE_ID,
          text('from', 'Date or instant.'),
          text('to', 'Exclusive.'),
          {
            name: 'status',
            in: 'query',
            description: 'Only events with this status.',
            schema: { enum: EVENT_STATUSES },
          },
          ...PAGE,
        ],
      ),
    },
    '/events/{id}': {
      get: operation(
        {
          name: 'get_event',
          summary: 'An event, with its delivery',
          description: 'What happens and when, and every attempt to deliver it.',
        },
        doneResponse(event),
        [RESOURCE_ID],
      ),
    },
    '/events/{id}/replay': {
      post: operation(
        {
          name: 'replay_event',
          summary: 'Send an event again',
          description: 'Now, under the same id. An event that was paid is free.',
        },
        {
          ...doneResponse(event),
          409: { description: 'It is not due yet, or has no active webhook. Code: `cannot_replay`.' },
        },
        [RESOURCE_ID],
      ),
    },
  };
}

/** The answer to POST /subscriptions/ID/feed. */
export const feedSchema = z
  .object({
    url: z.string().meta({
      description: 'The address of the calendar, this once. Whoever has it reads the calendar, without a key.',
    }),
  })
  .meta({ id: 'SubscriptionFeed', examples: [{ url: 'https://example.com/feeds/SECRET.ics' }] });
const NO_FEED = { description: 'There is none. Code: `not_found`.' };

/** Paths of calendars: the events of a subscription at a secret address. */
export function feedPaths(book: SchemaBook): Readonly<Record<string, Json>> {
  const shared = { tags: ['Events'], parameters: [RESOURCE_ID] };
  return {
    '/subscriptions/{id}/feed': {
      post: {
        operationId: 'create_feed',
        summary: 'New calendar address',
        description: 'Of the events of a subscription, for calendar programs. The address before ends at once. Free.',
        ...shared,
        responses: {
          200: { description: 'Done.', content: { 'application/json': { schema: book.add(feedSchema) } } },
          404: NO_FEED,
          ...problemRefs([400]),
        },
      },
      delete: {
        operationId: 'delete_feed',
        summary: 'Withdraw the calendar address',
        description: 'Ends the address at once. The subscription stays.',
        ...shared,
        responses: { 204: { description: 'It has none.' }, 404: NO_FEED, ...problemRefs([400]) },
      },
    },
    '/feeds/{secret}.ics': {
      get: {
        operationId: 'get_feed',
        tags: ['Events'],
        summary: 'Calendar',
        description: 'iCalendar (RFC 5545). The UID of an entry is the id of its event. No key.',
        security: [],
        parameters: [
          {
            name: 'secret',
            in: 'path',
            required: true,
            description: 'Secret of the address that POST /subscriptions/ID/feed returns.',
            schema: { type: 'string' },
          },
        ],
        responses: {
          200: {
            description: 'The calendar.',
            headers: { ETag: { schema: { type: 'string' } } },
            content: { 'text/calendar': { schema: { type: 'string' } } },
          },
          304: { description: 'It has not changed.' },
          404: NO_FEED,
          ...problemRefs([]),
        },
      },
    },
  };
}
