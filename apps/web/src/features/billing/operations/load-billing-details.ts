import { queryOptions } from '@tanstack/react-query';
import type { BillingDetails } from '@theia-astro/server/rules/billing-details';
import { readFunction } from '@/lib/call-function.ts';

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
