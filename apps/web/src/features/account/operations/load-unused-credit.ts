import { queryOptions } from '@tanstack/react-query';
import { readFunction } from '@/lib/call-function.ts';

/** What deleting the account now would do to the credit in its wallet. */
export interface UnusedCredit {
  balance_usd: number;
  refunded_usd: number;
  lost_usd: number;
  refunds: readonly { card: string; amount_usd: number }[];
}

async function loadUnusedCredit(): Promise<UnusedCredit> {
  const credit = await readFunction<UnusedCredit>('deletion-preview');
  if (credit === null) throw new Error('What happens to your credit could not be loaded.');
  return credit;
}

/** Reloaded whenever the dialog opens, because calls may have spent some of the credit. */
export function unusedCreditQuery(userId: string) {
  return queryOptions({ queryKey: ['unused-credit', userId], queryFn: loadUnusedCredit, staleTime: 0, gcTime: 0 });
}
