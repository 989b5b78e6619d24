import { mutationOptions } from '@tanstack/react-query';
import type { EndpointSecret } from '@theia-astro/server/rules/webhooks';
import { callFunction } from '@/lib/call-function.ts';
import { reloadWebhooks } from './reload.ts';

const FAILED = 'The signing secret could not be rotated. Please try again.';

/** Gives an endpoint a new signing secret, which comes back this once; the old one signs too for so many hours. */
export function rotateSecret(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async (hours: number) => {
      const made = await callFunction<EndpointSecret>('rotate-webhook-secret', { id, overlap_hours: hours });
      if (made === null) throw new Error(FAILED);
      return made;
    },
    onSuccess: (_made, _hours, _before, { client }) => reloadWebhooks(client, userId),
    meta: { failed: FAILED },
  });
}
