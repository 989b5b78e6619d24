import { mutationOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';
import { toast } from '@/lib/toast.ts';
import { reloadWebhooks } from './reload.ts';

const MAKE_FAILED = 'The calendar address could not be made. Please try again.';

/** Makes a secret address for the calendar of a subscription; the one it had ends at once. It comes back this once. */
export function makeCalendarAddress(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      const made = await callFunction<{ url: string }>('make-calendar-address', { id });
      if (made === null) throw new Error(MAKE_FAILED);
      return made;
    },
    onSuccess: (_made, _input, _before, { client }) => reloadWebhooks(client, userId),
    meta: { failed: MAKE_FAILED, shownInForm: true },
  });
}

/** Ends the address of a calendar at once. */
export function withdrawCalendarAddress(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      await callFunction('withdraw-calendar-address', { id });
    },
    onSuccess: async (_withdrawn, _input, _before, { client }) => {
      await reloadWebhooks(client, userId);
      toast('The calendar address has been withdrawn.', { variant: 'success' });
    },
    meta: { failed: 'The calendar address could not be withdrawn. Please try again.', shownInForm: true },
  });
}
