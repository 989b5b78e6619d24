import { mutationOptions } from '@tanstack/react-query';
import { atLeast } from '@/lib/at-least.ts';
import { needsOwner } from '@/lib/auth/confirm-owner.ts';
import { leaveDeletedAccount } from '@/lib/auth/sign-out.ts';
import { callFunction } from '@/lib/call-function.ts';
import { Cancelled, Refusal } from '@/lib/operations/failure.ts';

export { accountDeletion } from '@theia-astro/server/rules/account';

const BUSY_MS_MIN = 1500;
const FAILED = 'Failed to delete account. Please try again.';

/** The server requires proof of the owner first. */
export class OwnerNeeded extends Cancelled {}

/** Deletes the account of the signed-in user permanently and goes to the sign-in page; pending until the browser has left. */
export const deleteAccount = mutationOptions({
  mutationFn: async (confirmation: string): Promise<never> => {
    try {
      await atLeast(BUSY_MS_MIN, () => callFunction('delete-account', { confirmation }));
    } catch (error) {
      throw needsOwner(error) ? new OwnerNeeded() : new Refusal('Error', FAILED);
    }
    leaveDeletedAccount();
    return new Promise(() => {});
  },
});
