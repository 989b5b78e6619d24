import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openCheckout } from '@/lib/checkout/open-checkout.ts';
import { toast } from '@/lib/toast.ts';
import { creditProductsQuery } from './api/credit-products.ts';

const FAILED = 'Could not open the payment page. Please try again.';

/** Opens the payment page for credit. `busy` stays true while the browser is on its way there. */
export function useTopUp(returnTo: string) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  const buy = async (product: () => Promise<string | undefined>) => {
    setBusy(true);
    try {
      const name = await product();
      if (name !== undefined && (await openCheckout({ mode: 'payment', product: name, returnTo }))) return;
      toast('Error', { description: FAILED, variant: 'destructive' });
    } catch {
      toast('Error', { description: FAILED, variant: 'destructive' });
    }
    setBusy(false);
  };

  return {
    busy,
    buy: (product: string) => buy(async () => product),
    buySmallest: () => buy(async () => (await queries.fetchQuery(creditProductsQuery))[0]?.name),
  };
}
