import { queryOptions } from '@tanstack/react-query';
import { WEBHOOK_LABEL_CHARACTERS_MAX } from '@theia-astro/server/rules/webhooks';
import { callResource, readResource } from '@/lib/call-resource.ts';
import type { WebhookChanges } from '@/lib/resources.ts';
import { z } from '@/lib/zod.ts';
import { endpointsKey, webhookChange } from './webhook-change.ts';

/** The endpoints of the account, newest first, and how many subscriptions it has. */
export function endpointsQuery(userId: string) {
  return queryOptions({
    queryKey: endpointsKey(userId),
    queryFn: () => readResource('GET /webhooks', {}, 'Your webhook endpoints could not be loaded.'),
    retry: false,
  });
}

/** The latest attempts to deliver to an endpoint, newest first, tests included. */
export function deliveriesQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...endpointsKey(userId), 'deliveries', id],
    queryFn: () =>
      readResource(
        'GET /webhooks/{id}/attempts',
        { id, query: { limit: '50' } },
        'The deliveries could not be loaded.',
      ),
    retry: false,
    staleTime: 0,
  });
}

const URL_CHARACTERS_MAX = 2000;

/** What is asked for an endpoint. Whether an address may be used is decided by the server. */
export const endpointForm = z.object({
  url: z
    .string()
    .trim()
    .min(1, 'An address is required')
    .max(URL_CHARACTERS_MAX, `At most ${URL_CHARACTERS_MAX} characters`)
    .refine((text) => URL.canParse(text), 'Write a whole address, for example https://example.com/theia'),
  label: z.string().trim().max(WEBHOOK_LABEL_CHARACTERS_MAX, `At most ${WEBHOOK_LABEL_CHARACTERS_MAX} characters`),
});
export type EndpointForm = z.infer<typeof endpointForm>;

/** Adds an endpoint. Its signing secret comes back this once. */
export const addEndpoint = (userId: string) =>
  webhookChange(userId, {
    send: (form: EndpointForm) => callResource('POST /webhooks', { body: form }),
    failed: 'The endpoint could not be added. Please try again.',
    shownInForm: true,
  });

/** Changes name, address or state of an endpoint. */
export const changeEndpoint = (userId: string, id: string, options: { readonly inForm: boolean }) =>
  webhookChange(userId, {
    send: (body: WebhookChanges) => callResource('POST /webhooks/{id}', { id, body }),
    done: ({ status }) =>
      status === undefined
        ? 'The endpoint has been changed.'
        : status === 'paused'
          ? 'The endpoint has been paused.'
          : 'The endpoint is active.',
    failed: 'The endpoint could not be changed. Please try again.',
    shownInForm: options.inForm,
  });

/** Gives an endpoint a new signing secret, which comes back this once; the old one signs too for so many hours. */
export const rollSecret = (userId: string, id: string) =>
  webhookChange(userId, {
    send: (hours: number) => callResource('POST /webhooks/{id}/rotate', { id, body: { overlap_hours: hours } }),
    failed: 'The signing secret could not be rolled. Please try again.',
  });

/** Sends a test event now; what came back is the result. */
export const testEndpoint = (userId: string, id: string) =>
  webhookChange(userId, {
    send: () => callResource('POST /webhooks/{id}/test', { id }),
    failed: 'The test event could not be sent. Please try again.',
  });

/** Deletes an endpoint with its log. */
export const deleteEndpoint = (userId: string, id: string) =>
  webhookChange(userId, {
    send: () => callResource('DELETE /webhooks/{id}', { id }),
    done: 'The endpoint has been deleted.',
    failed: 'The endpoint could not be deleted. Please try again.',
  });
