import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';

/** What deleting the account now would do to the credit in its wallet. */
export interface UnusedCredit {
  balance_usd: number;
  refunded_usd: number;
  lost_usd: number;
  refunds: readonly { card: string; amount_usd: number }[];
}

async function fetchUnusedCredit(): Promise<UnusedCredit> {
  const credit = await callFunction<UnusedCredit>('deletion-preview');
  if (credit === null) throw new Error('What happens to your credit could not be loaded.');
  return credit;
}

/** Asked anew whenever the dialog opens: calls may have spent some of it meanwhile. */
export function unusedCreditQuery(userId: string) {
  return queryOptions({ queryKey: ['unused-credit', userId], queryFn: fetchUnusedCredit, staleTime: 0, gcTime: 0 });
}
