import { callFunction } from '@/lib/call-function.ts';

/** The address of Stripe's own page for invoices and cards; null when none was opened. */
export async function openPortal(): Promise<string | null> {
  const answer = await callFunction<{ url?: string }>('billing-portal');
  return answer?.url ?? null;
}
