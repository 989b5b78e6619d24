import { infiniteQueryOptions, queryOptions, mutationOptions } from '@tanstack/react-query';
import type { InputOf } from '@theia-astro/server/rules/operations/catalog';
import type { BillingDetails } from '@theia-astro/server/rules/billing-details';
import { readOperation, callOperation } from '@/lib/call-operation.ts';
import { toast } from '@/lib/toast.ts';

/** The invoices and credit notes, the newest first. */
export function invoicesQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['billing', 'invoices', userId],
    queryFn: ({ pageParam }) => readOperation('invoice-list', pageParam),
    initialPageParam: {} as InputOf<'invoice-list'>,
    getNextPageParam: ({ older }) => older,
  });
}

/** Whom invoices are addressed to, and who sends them. */
export function billingDetailsQuery(userId: string) {
  return queryOptions({
    queryKey: ['billing-details', userId],
    queryFn: () => readOperation('billing-details', {}),
    staleTime: 60_000,
  });
}

/** Replaces the billing details; the form shows a failure. */
export function saveBillingDetails(userId: string) {
  return mutationOptions({
    mutationFn: (details: BillingDetails) => callOperation('save-billing-details', details),
    onSuccess: async (_answer, _details, _before, { client }) => {
      await client.refetchQueries({ queryKey: billingDetailsQuery(userId).queryKey });
      toast('Billing details saved', { variant: 'success' });
    },
    meta: { failed: 'The billing details could not be saved. Please try again.', shownInForm: true },
  });
}
