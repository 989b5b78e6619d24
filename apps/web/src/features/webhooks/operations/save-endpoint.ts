import { mutationOptions } from '@tanstack/react-query';
import type { EndpointSecret } from '@theia-astro/server/rules/webhooks';
import { WEBHOOK_LABEL_CHARACTERS_MAX } from '@theia-astro/server/rules/webhooks';
import { z } from '@/lib/zod.ts';
import { callFunction } from '@/lib/call-function.ts';
import { toast } from '@/lib/toast.ts';
import { reloadWebhooks } from './reload.ts';

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
export interface EndpointChange extends Partial<EndpointForm> {
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
