import { mutationOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';
import { toast } from '@/lib/toast.ts';
import { reloadWebhooks } from './reload.ts';

/** Pauses a subscription or lets it go on. */
export function switchSubscription(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async (status: 'active' | 'paused') => {
      await callFunction('change-event-subscription', { id, status });
    },
    onSuccess: async (_changed, status, _before, { client }) => {
      await reloadWebhooks(client, userId);
      toast(status === 'paused' ? 'The subscription has been paused.' : 'The subscription is active.', {
        variant: 'success',
      });
    },
    meta: { failed: 'The subscription could not be changed. Please try again.' },
  });
}

/** Deletes a subscription with its birth, its events and its calendar. */
export function deleteSubscription(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      await callFunction('delete-event-subscription', { id });
    },
    onSuccess: async (_deleted, _input, _before, { client }) => {
      await reloadWebhooks(client, userId);
      toast('The subscription has been deleted.', { variant: 'success' });
    },
    meta: { failed: 'The subscription could not be deleted. Please try again.' },
  });
}
