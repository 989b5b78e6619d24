import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { toast } from '@/lib/toast.ts';
import { paymentMethodQuery } from './api/payment-method.ts';

const CHECK_MS = 3000;
/** Stripe tells the server by a message of its own, which may come after the browser is back. */
const FOLLOW_MS = [700, 2000, 5000, 10_000];
const SAVED = 'setup-success';

/**
 * What is said and read again after a payment page: the status in the address is answered once, then taken out of it. Returns whether the
 * check of a saved card is to be shown: for 3 s from the moment the card is there.
 */
export function useReturn(): boolean {
  const user = useSignedInUser();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const status = params.get('status');
  const { data: method } = useQuery(paymentMethodQuery(user.id));
  const shown = status === SAVED && Boolean(method);

  useEffect(() => {
    if (status === null) return;
    for (const wait of FOLLOW_MS) setTimeout(() => void queries.invalidateQueries({ queryKey: ['billing'] }), wait);
    if (status === SAVED) return;
    if (status === 'success')
      toast('Payment received', {
        description: 'It shows here as soon as Stripe has confirmed it.',
        variant: 'success',
      });
    if (status === 'cancelled' || status === 'setup-cancelled')
      toast('Checkout cancelled', { description: 'Nothing was charged.' });
    setParams(
      (held) => {
        held.delete('status');
        return held;
      },
      { replace: true },
    );
  }, [status, setParams, queries]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(
      () =>
        setParams(
          (held) => {
            held.delete('status');
            return held;
          },
          { replace: true },
        ),
      CHECK_MS,
    );
    return () => clearTimeout(timer);
  }, [shown, setParams]);
  return shown;
}
