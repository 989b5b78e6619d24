import { mutationOptions } from '@tanstack/react-query';
import { hasSession } from '@/lib/auth/has-session.ts';
import { callFunction } from '@/lib/call-function.ts';
import { leaveFor } from '@/lib/checkout/leave-for.ts';
import { Refusal } from '@/lib/operations/failure.ts';

const NOT_SIGNED_IN = 'You must be logged in to update your payment method';
const NO_PAGE = 'Failed to create payment method setup session. Please try again.';
const FAILED = 'Failed to update payment method. Please try again.';

const failed = (): never => {
  throw new Refusal('Error', FAILED);
};

/** Goes to the page that saves a new card; pending until the browser has left. */
export function setUpCard(returnTo: string) {
  return mutationOptions({
    mutationFn: async (): Promise<never> => {
      if (!(await hasSession().catch(failed))) throw new Refusal('Error', NOT_SIGNED_IN);
      const [returnPath = returnTo, returnTab = ''] = returnTo.split('?');
      const body = { mode: 'setup', returnPath, returnTab };
      const answer = await callFunction<{ url?: string }>('create-checkout', body).catch(failed);
      if (!answer?.url) throw new Refusal('Error', NO_PAGE);
      return leaveFor(answer.url, returnTo);
    },
  });
}
