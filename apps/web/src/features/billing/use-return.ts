import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { usePaymentReturn } from '@/lib/checkout/use-payment-return.ts';
import { paymentMethodQuery } from './operations/payments.ts';

const CHECK_MS = 3000;

/** Handles the return from a payment page. Returns true while the check mark of a saved card should be shown: for 3 s after the card appears. */
export function useReturn(): boolean {
  const user = useSignedInUser();
  const { isSaved, forget } = usePaymentReturn('billing');
  const { data: method } = useQuery(paymentMethodQuery(user.id));
  const shown = isSaved && Boolean(method);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(forget, CHECK_MS);
    return () => clearTimeout(timer);
  }, [shown, forget]);
  return shown;
}
