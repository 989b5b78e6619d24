import { mutationOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';
import { toast } from '@/lib/toast.ts';
import { reloadWebhooks } from './reload.ts';

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
