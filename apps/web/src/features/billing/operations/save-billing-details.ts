import { mutationOptions } from '@tanstack/react-query';
import type { BillingDetails } from '@theia-astro/server/rules/billing-details';
import { callFunction } from '@/lib/call-function.ts';
import { toast } from '@/lib/toast.ts';
import { billingDetailsQuery } from './load-billing-details.ts';

/** Replaces the billing details; the form shows a failure. */
export function saveBillingDetails(userId: string) {
  return mutationOptions({
    mutationFn: (details: BillingDetails) => callFunction('save-billing-details', { ...details }),
    onSuccess: async (_answer, _details, _before, { client }) => {
      await client.refetchQueries({ queryKey: billingDetailsQuery(userId).queryKey });
      toast('Billing details saved', { variant: 'success' });
    },
    meta: { failed: 'The billing details could not be saved. Please try again.', shownInForm: true },
  });
}
