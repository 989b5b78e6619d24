import { useState } from 'react';
import { openCheckout } from '@/lib/checkout/open-checkout.ts';
import { toast } from '@/lib/toast.ts';

const FAILED = 'Could not open the payment page. Please try again.';

/** Opens the payment page for credit. `busy` stays true while the browser is on its way there. */
export function useTopUp(returnTo: string) {
  const [busy, setBusy] = useState(false);

  const buy = async (product: string) => {
    setBusy(true);
    try {
      if (await openCheckout({ mode: 'payment', product, returnTo })) return;
      toast('Error', { description: FAILED, variant: 'destructive' });
    } catch {
      toast('Error', { description: FAILED, variant: 'destructive' });
    }
    setBusy(false);
  };

  return { busy, buy };
}
