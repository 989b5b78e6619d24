import { problemRefs } from '../openapi/problem-responses.ts';
import type { SchemaBook } from '../openapi/schema-book.ts';
import {
  newWebhookSchema,
  webhookChangesSchema,
  webhookRotationSchema,
  attemptListSchema,
  attemptSchema,
  deliveredEventSchema,
  webhookListSchema,
  webhookSchema,
} from './webhook-schema.ts';

type Json = Record<string, unknown>;

const STATUSES = [400];
const ID = { $ref: '#/components/parameters/Id' };
const NOT_THERE = { description: 'There is none with this id. Code: `not_found`.' };

interface Texts {
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
}

function operation({ name, ...texts }: Texts, responses: Json, body?: Json, parameters?: readonly Json[]): Json {
  return {
    operationId: name,
    tags: ['Events'],
    ...texts,
    ...(parameters === undefined ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { content: { 'application/json': body } } }),
    responses: {
      ...responses,
      ...(parameters?.includes(ID) === true ? { 404: NOT_THERE } : {}),
      ...problemRefs(STATUSES),
    },
  };
}

const answer = (schema: Json, status = 200): Json => ({
  [status]: { description: 'Done.', content: { 'application/json': { schema } } },
});

/** Paths of webhooks: where events are sent. */
export function webhookPaths(book: SchemaBook): Readonly<Record<string, Json>> {
  const webhook = book.add(webhookSchema);
  const ofOne = (texts: Texts, responses: Json, body?: Json, ...more: readonly Json[]): Json =>
    operation(texts, responses, body, [ID, ...more]);
  return {
    '/webhooks': {
      get: operation({ name: 'get_webhooks', summary: 'Webhooks' }, answer(book.add(webhookListSchema))),
      post: operation(
        {
          name: 'create_webhook',
          summary: 'Add a webhook',
          description: 'Where events of subscriptions are posted. The answer has the signing secret, this once.',
        },
        answer(webhook, 201),
        { schema: book.add(newWebhookSchema), example: { url: 'https://example.com/theia', label: 'App' } },
      ),
    },
    '/webhooks/{id}': {
      get: ofOne({ name: 'get_webhook', summary: 'A webhook' }, answer(webhook)),
      post: ofOne(
        {
          name: 'change_webhook',
          summary: 'Change a webhook',
          description: 'Status `active` enables one that was disabled.',
        },
        answer(webhook),
        { schema: book.add(webhookChangesSchema), example: { status: 'active' } },
      ),
      delete: ofOne(
        {
          name: 'delete_webhook',
          summary: 'Delete a webhook',
          description: 'With its log. Its subscriptions stay, without a webhook.',
        },
        { 204: { description: 'It is deleted.' } },
      ),
    },
    '/webhooks/{id}/rotate': {
      post: ofOne(
        {
          name: 'rotate_webhook_secret',
          summary: 'New signing secret',
          description: 'Both secrets sign until the overlap ends.',
        },
        answer(webhook),
        { schema: book.add(webhookRotationSchema), example: { overlap_hours: 24 } },
      ),
    },
    '/webhooks/{id}/test': {
      post: ofOne(
        {
          name: 'test_webhook',
          summary: 'Send a test event',
          description: 'Now, free of charge; answers what came back.',
        },
        answer(book.add(attemptSchema)),
      ),
    },
    '/webhooks/{id}/attempts': {
      get: ofOne(
        { name: 'get_webhook_attempts', summary: 'Delivery log' },
        answer(book.add(attemptListSchema)),
        undefined,
        { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
        { name: 'cursor', in: 'query', schema: { type: 'string' } },
      ),
    },
  };
}

/** The `webhooks` section of the document: what is sent to a receiver. */
export function deliveredEvents(book: SchemaBook): Readonly<Record<string, Json>> {
  const header = (name: string, description: string): Json => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  return {
    event: {
      post: {
        operationId: 'event',
        tags: ['Events'],
        summary: 'An event of a subscription',
        description:
          'Signed as standardwebhooks.com says. Answer 2xx within 15 s. Anything else is tried again for three days; 410 disables the webhook. It may come twice: webhook-id is the same then.',
        parameters: [
          header('webhook-id', 'Id of the event.'),
          header('webhook-timestamp', 'Seconds since 1970.'),
          header(
            'webhook-signature',
            '`v1,` and base64 of the HMAC-SHA256 of `id.timestamp.body`; several with spaces.',
          ),
        ],
        requestBody: { content: { 'application/json': { schema: book.add(deliveredEventSchema) } } },
        responses: { 200: { description: 'It has arrived.' } },
      },
    },
  };
}
