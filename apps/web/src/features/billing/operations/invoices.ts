import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '@theia-astro/server/rules/operations/catalog';
import type { BillingDetails } from '@theia-astro/server/rules/billing-details';
import { readOperation, callOperation } from '@/lib/call-operation.ts';
import { change } from '@/lib/operations/change.ts';

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
export const saveBillingDetails = (userId: string) =>
  change({
    send: (details: BillingDetails) => callOperation('save-billing-details', details),
    reloads: [billingDetailsQuery(userId).queryKey],
    done: 'Billing details saved',
    failed: 'The billing details could not be saved. Please try again.',
    shownInForm: true,
  });
