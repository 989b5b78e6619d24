import { z } from 'zod';
import { problemRefs } from '../openapi/problem-responses.ts';
import type { SchemaBook } from '../openapi/schema-book.ts';

/** The answer to POST /subscriptions/ID/feed. */
export const feedSchema = z
  .object({
    url: z.string().meta({
      description: 'The address of the calendar, this once. Whoever has it reads the calendar, without a key.',
    }),
  })
  .meta({ id: 'SubscriptionFeed' });

type Json = Record<string, unknown>;

const STATUSES = [400];
const parameter = (name: string): Json => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const NOT_THERE = { description: 'There is none. Code: `not_found`.' };

/** Paths of calendars: the events of a subscription at a secret address. */
export function feedPaths(book: SchemaBook): Readonly<Record<string, Json>> {
  const shared = { tags: ['Events'], parameters: [parameter('id')] };
  return {
    '/subscriptions/{id}/feed': {
      post: {
        operationId: 'create_feed',
        summary: 'New calendar address',
        description: 'Of the events of a subscription, for calendar programs. The address before ends at once. Free.',
        ...shared,
        responses: {
          200: { description: 'Done.', content: { 'application/json': { schema: book.add(feedSchema) } } },
          404: NOT_THERE,
          ...problemRefs(STATUSES),
        },
      },
      delete: {
        operationId: 'delete_feed',
        summary: 'Withdraw the calendar address',
        ...shared,
        responses: { 204: { description: 'It has none.' }, 404: NOT_THERE, ...problemRefs(STATUSES) },
      },
    },
    '/feeds/{secret}.ics': {
      get: {
        operationId: 'get_feed',
        tags: ['Events'],
        summary: 'Calendar',
        description: 'iCalendar (RFC 5545). The UID of an entry is the id of its event. No key.',
        security: [],
        parameters: [parameter('secret')],
        responses: {
          200: {
            description: 'The calendar.',
            headers: { ETag: { schema: { type: 'string' } } },
            content: { 'text/calendar': { schema: { type: 'string' } } },
          },
          304: { description: 'It has not changed.' },
          404: NOT_THERE,
          ...problemRefs([]),
        },
      },
    },
  };
}
