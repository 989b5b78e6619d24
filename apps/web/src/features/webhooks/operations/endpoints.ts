import { queryOptions, mutationOptions } from '@tanstack/react-query';
import {
  type EndpointList,
  type EndpointSecret,
  WEBHOOK_LABEL_CHARACTERS_MAX,
  type AttemptRow,
} from '@theia-astro/server/rules/webhooks';
import { readFunction, callFunction } from '@/lib/call-function.ts';
import { refusalText } from '@/lib/error-message.ts';
import { z } from '@/lib/zod.ts';
import { toast } from '@/lib/toast.ts';
import { endpointsKey, reloadWebhooks } from './reload.ts';

const LOAD_FAILED = 'Your webhook endpoints could not be loaded.';

async function loadEndpoints(): Promise<EndpointList> {
  const list = await readFunction<EndpointList>('webhook-endpoints').catch((error: unknown) => {
    throw new Error(refusalText(error, LOAD_FAILED));
  });
  if (list === null) throw new Error(LOAD_FAILED);
  return list;
}

/** The endpoints of the account, newest first, and how many subscriptions it has. */
export function endpointsQuery(userId: string) {
  return queryOptions({ queryKey: endpointsKey(userId), queryFn: loadEndpoints, retry: false });
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

const ADD_FAILED = 'The endpoint could not be added. Please try again.';

/** Adds an endpoint. Its signing secret comes back this once. */
export function addEndpoint(userId: string) {
  return mutationOptions({
    mutationFn: async (form: EndpointForm) => {
      const made = await callFunction<EndpointSecret>('create-webhook-endpoint', form);
      if (made === null) throw new Error(ADD_FAILED);
      return made;
    },
    onSuccess: (_made, _form, _before, { client }) => reloadWebhooks(client, userId),
    meta: { failed: ADD_FAILED, shownInForm: true },
  });
}

const CHANGE_FAILED = 'The endpoint could not be changed. Please try again.';

/** What changes; what is left out stays as it is. */
interface EndpointChange extends Partial<EndpointForm> {
  readonly status?: 'active' | 'paused';
}

/** Changes name, address or state of an endpoint. */
export function changeEndpoint(userId: string, id: string, options: { readonly inForm: boolean }) {
  return mutationOptions({
    mutationFn: async (change: EndpointChange) => {
      await callFunction('change-webhook-endpoint', { id, ...change });
    },
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
    meta: { failed: CHANGE_FAILED, shownInForm: options.inForm },
  });
}

const ROTATE_FAILED = 'The signing secret could not be rotated. Please try again.';

/** Gives an endpoint a new signing secret, which comes back this once; the old one signs too for so many hours. */
export function rotateSecret(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async (hours: number) => {
      const made = await callFunction<EndpointSecret>('rotate-webhook-secret', { id, overlap_hours: hours });
      if (made === null) throw new Error(ROTATE_FAILED);
      return made;
    },
    onSuccess: (_made, _hours, _before, { client }) => reloadWebhooks(client, userId),
    meta: { failed: ROTATE_FAILED },
  });
}

const TEST_FAILED = 'The test event could not be sent. Please try again.';

/** Sends a test event now; what came back is the result. */
export function testEndpoint(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      const attempt = await callFunction<AttemptRow>('test-webhook-endpoint', { id });
      if (attempt === null) throw new Error(TEST_FAILED);
      return attempt;
    },
    onSuccess: (_attempt, _input, _before, { client }) => reloadWebhooks(client, userId),
    meta: { failed: TEST_FAILED },
  });
}

/** Deletes an endpoint with its log. */
export function deleteEndpoint(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      await callFunction('delete-webhook-endpoint', { id });
    },
    onSuccess: async (_deleted, _input, _before, { client }) => {
      await reloadWebhooks(client, userId);
      toast('The endpoint has been deleted.', { variant: 'success' });
    },
    meta: { failed: 'The endpoint could not be deleted. Please try again.' },
  });
}
