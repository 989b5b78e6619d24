import { infiniteQueryOptions, queryOptions, mutationOptions } from '@tanstack/react-query';
import type { InvoiceRow } from '@theia-astro/server/rules/billing-settings';
import type { BillingDetails } from '@theia-astro/server/rules/billing-details';
import { readFunction, callFunction } from '@/lib/call-function.ts';
import { toast } from '@/lib/toast.ts';

type Older = Record<string, unknown> | null;

async function loadInvoices(older: Older): Promise<{ rows: InvoiceRow[]; older: Older }> {
  const answer = await readFunction<{ rows: InvoiceRow[]; older: Older }>('invoice-list', older ?? {});
  if (answer === null) throw new Error('Failed to load your invoices. Please try again.');
  return answer;
}

/** The invoices and credit notes, the newest first. */
export function invoicesQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['billing', 'invoices', userId],
    queryFn: ({ pageParam }) => loadInvoices(pageParam),
    initialPageParam: null as Older,
    getNextPageParam: ({ older }) => older,
  });
}

interface Answer {
  details: BillingDetails | null;
  seller: { name: string; address: string[]; taxId: string | null } | null;
  collects_tax: boolean;
}

async function loadBillingDetails(): Promise<Answer> {
  const answer = await readFunction<Answer>('billing-details');
  if (answer === null) throw new Error('Failed to load your billing details. Please try again.');
  return answer;
}

/** Whom invoices are addressed to, and who sends them. */
export function billingDetailsQuery(userId: string) {
  return queryOptions({ queryKey: ['billing-details', userId], queryFn: loadBillingDetails, staleTime: 60_000 });
}

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
