import { mutationOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';
import { leaveFor } from '@/lib/checkout/leave-for.ts';

const FAILED = 'The invoices could not be opened. Please try again.';

/** Goes to Stripe's page for invoices and cards; pending until the browser has left. */
export function openPortal(returnTo: string) {
  return mutationOptions({
    mutationFn: async (): Promise<never> => {
      const answer = await callFunction<{ url?: string }>('billing-portal');
      if (!answer?.url) throw new Error(FAILED);
      return leaveFor(answer.url, returnTo);
    },
    meta: { failed: FAILED },
  });
}
