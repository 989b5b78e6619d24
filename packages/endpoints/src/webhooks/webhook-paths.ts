import { doneResponse, PAGE, RESOURCE_ID, resourceOperation } from '../openapi/problem-responses.ts';
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

const NOT_THERE = { description: 'There is none with this id. Code: `not_found`.' };

interface Texts {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
}

const operation = (texts: Texts, responses: Json, body?: Json, parameters?: readonly Json[]): Json =>
  resourceOperation({ tag: 'Events', notFound: NOT_THERE, ...texts }, responses, parameters, body);

/** Paths of webhooks: where events are sent. */
export function webhookPaths(book: SchemaBook): Readonly<Record<string, Json>> {
  const webhook = book.add(webhookSchema);
  const ofOne = (texts: Texts, responses: Json, body?: Json, ...more: readonly Json[]): Json =>
    operation(texts, responses, body, [RESOURCE_ID, ...more]);
  return {
    '/webhooks': {
      get: operation(
        {
          name: 'get_webhooks',
          summary: 'Webhooks',
          description: 'All webhooks of the account, without their secrets. A test key sees those of test keys.',
        },
        doneResponse(book.add(webhookListSchema)),
      ),
      post: operation(
        {
          name: 'create_webhook',
          summary: 'Add a webhook',
          description: 'Where events of subscriptions are posted. The answer has the signing secret, this once.',
        },
        doneResponse(webhook, 201),
        { schema: book.add(newWebhookSchema), example: { url: 'https://example.com/theia', label: 'App' } },
      ),
    },
    '/webhooks/{id}': {
      get: ofOne(
        {
          name: 'get_webhook',
          summary: 'A webhook',
          description: 'Its address, status and last delivery, without its secret.',
        },
        doneResponse(webhook),
      ),
      post: ofOne(
        {
          name: 'change_webhook',
          summary: 'Change a webhook',
          description: 'Status `active` enables one that was disabled.',
        },
        doneResponse(webhook),
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
        doneResponse(webhook),
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
        doneResponse(book.add(attemptSchema)),
      ),
    },
    '/webhooks/{id}/attempts': {
      get: ofOne(
        {
          name: 'get_webhook_attempts',
          summary: 'Delivery log',
          description: 'Every attempt to deliver to it, newest first: when, how long, and what came back.',
        },
        doneResponse(book.add(attemptListSchema)),
        undefined,
        ...PAGE,
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
