import { mutationOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';
import { toast } from '@/lib/toast.ts';
import { reloadReports } from './reload.ts';

const SHARE_FAILED = 'The link could not be made. Please try again.';

/** Makes a secret address for a report; the one it had ends at once. It comes back this once. */
export function shareReport(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      const made = await callFunction<{ url: string }>('share-report', { id });
      if (made === null) throw new Error(SHARE_FAILED);
      return made;
    },
    onSuccess: (_made, _input, _before, { client }) => reloadReports(client, userId),
    meta: { failed: SHARE_FAILED, shownInForm: true },
  });
}

/** Ends the secret address of a report at once. */
export function withdrawReport(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      await callFunction('withdraw-report', { id });
    },
    onSuccess: async (_withdrawn, _input, _before, { client }) => {
      await reloadReports(client, userId);
      toast('The link has been withdrawn.', { variant: 'success' });
    },
    meta: { failed: 'The link could not be withdrawn. Please try again.', shownInForm: true },
  });
}

/** Deletes a report for good. */
export function deleteReport(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      await callFunction('delete-report', { id });
    },
    onSuccess: async (_deleted, _input, _before, { client }) => {
      await reloadReports(client, userId);
      toast('The report has been deleted.', { variant: 'success' });
    },
    meta: { failed: 'The report could not be deleted. Please try again.' },
  });
}
