import { mutationOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';
import { toast } from '@/lib/toast.ts';
import { reloadWebhooks } from './reload.ts';

/** Sends an event again, with the same id. */
export function replayEvent(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      await callFunction('replay-subscription-event', { id });
    },
    onSuccess: async (_replayed, _input, _before, { client }) => {
      await reloadWebhooks(client, userId);
      toast('The event is sent again.', { variant: 'success' });
    },
    meta: { failed: 'The event could not be sent again. Please try again.' },
  });
}
