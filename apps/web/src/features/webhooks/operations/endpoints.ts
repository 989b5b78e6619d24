import { queryOptions, mutationOptions } from '@tanstack/react-query';
import { WEBHOOK_LABEL_CHARACTERS_MAX } from '@theia-astro/server/rules/webhooks';
import { callResource, readResource } from '@/lib/call-resource.ts';
import type { WebhookChanges } from '@/lib/resources.ts';
import { z } from '@/lib/zod.ts';
import { toast } from '@/lib/toast.ts';
import { endpointsKey, reloadWebhooks } from './reload.ts';

/** The endpoints of the account, newest first, and how many subscriptions it has. */
export function endpointsQuery(userId: string) {
  return queryOptions({
    queryKey: endpointsKey(userId),
    queryFn: () => readResource('GET /webhooks', {}, 'Your webhook endpoints could not be loaded.'),
    retry: false,
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
export function addEndpoint(userId: string) {
  return mutationOptions({
    mutationFn: (form: EndpointForm) => callResource('POST /webhooks', { body: form }),
    onSuccess: (_made, _form, _before, { client }) => reloadWebhooks(client, userId),
    meta: { failed: 'The endpoint could not be added. Please try again.', shownInForm: true },
  });
}

/** Changes name, address or state of an endpoint. */
export function changeEndpoint(userId: string, id: string, options: { readonly inForm: boolean }) {
  return mutationOptions({
    mutationFn: (change: WebhookChanges) => callResource('POST /webhooks/{id}', { id, body: change }),
    onSuccess: async (_changed, { status }, _before, { client }) => {
      await reloadWebhooks(client, userId);
      toast(
        status === undefined
          ? 'The endpoint has been changed.'
          : status === 'paused'
            ? 'The endpoint has been paused.'
            : 'The endpoint is active.',
        { variant: 'success' },
      );
    },
    meta: { failed: 'The endpoint could not be changed. Please try again.', shownInForm: options.inForm },
  });
}

/** Gives an endpoint a new signing secret, which comes back this once; the old one signs too for so many hours. */
export function rotateSecret(userId: string, id: string) {
  return mutationOptions({
    mutationFn: (hours: number) => callResource('POST /webhooks/{id}/rotate', { id, body: { overlap_hours: hours } }),
    onSuccess: (_made, _hours, _before, { client }) => reloadWebhooks(client, userId),
    meta: { failed: 'The signing secret could not be rotated. Please try again.' },
  });
}

/** Sends a test event now; what came back is the result. */
export function testEndpoint(userId: string, id: string) {
  return mutationOptions({
    mutationFn: () => callResource('POST /webhooks/{id}/test', { id }),
    onSuccess: (_attempt, _input, _before, { client }) => reloadWebhooks(client, userId),
    meta: { failed: 'The test event could not be sent. Please try again.' },
  });
}

/** Deletes an endpoint with its log. */
export function deleteEndpoint(userId: string, id: string) {
  return mutationOptions({
    mutationFn: () => callResource('DELETE /webhooks/{id}', { id }),
    onSuccess: async (_deleted, _input, _before, { client }) => {
      await reloadWebhooks(client, userId);
      toast('The endpoint has been deleted.', { variant: 'success' });
    },
    meta: { failed: 'The endpoint could not be deleted. Please try again.' },
  });
}
