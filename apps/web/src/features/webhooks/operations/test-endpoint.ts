import { mutationOptions } from '@tanstack/react-query';
import type { AttemptRow } from '@theia-astro/server/rules/webhooks';
import { callFunction } from '@/lib/call-function.ts';
import { reloadWebhooks } from './reload.ts';

const FAILED = 'The test event could not be sent. Please try again.';

/** Sends a test event now; what came back is the result. */
export function testEndpoint(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      const attempt = await callFunction<AttemptRow>('test-webhook-endpoint', { id });
      if (attempt === null) throw new Error(FAILED);
      return attempt;
    },
    onSuccess: (_attempt, _input, _before, { client }) => reloadWebhooks(client, userId),
    meta: { failed: FAILED },
  });
}
