import { infiniteQueryOptions } from '@tanstack/react-query';
import type { InvoiceRow } from '@theia-astro/server/rules/billing-settings';
import { readFunction } from '@/lib/call-function.ts';

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
