import { queryOptions, mutationOptions } from '@tanstack/react-query';
import { readOperation, callOperation } from '@/lib/call-operation.ts';
import { atLeast } from '@/lib/at-least.ts';
import { needsOwner } from '@/lib/auth/confirm-owner.ts';
import { leaveDeletedAccount } from '@/lib/auth/sign-out.ts';
import { Cancelled, Rejection } from '@/lib/operations/failure.ts';

export { accountDeletion } from '@theia-astro/server/rules/account';

/** Reloaded whenever the dialog opens, because calls may have spent some of the credit. */
export function unusedCreditQuery(userId: string) {
  return queryOptions({
    queryKey: ['unused-credit', userId],
    queryFn: () => readOperation('deletion-preview', {}),
    staleTime: 0,
    gcTime: 0,
  });
}

const BUSY_MS_MIN = 1500;
const DELETE_FAILED = 'Failed to delete account. Please try again.';

/** The server requires proof of the owner first. */
export class OwnerNeeded extends Cancelled {}

/** Deletes the account of the signed-in user permanently and goes to the sign-in page; pending until the browser has left. */
export const deleteAccount = mutationOptions({
  mutationFn: async (confirmation: string): Promise<never> => {
    try {
      await atLeast(BUSY_MS_MIN, () => callOperation('delete-account', { confirmation }));
    } catch (error) {
      throw needsOwner(error) ? new OwnerNeeded() : new Rejection('Error', DELETE_FAILED);
    }
    leaveDeletedAccount();
    return new Promise(() => {});
  },
});
