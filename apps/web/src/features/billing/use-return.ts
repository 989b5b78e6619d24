import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { toast } from '@/lib/toast.ts';
import { paymentMethodQuery } from './operations/load-payment-method.ts';

const CHECK_MS = 3000;
/** Stripe's event may reach the server after the browser has returned. */
const FOLLOW_MS = [700, 2000, 5000, 10_000];
const SAVED = 'setup-success';

/**
 * Handles the return from a payment page: reacts once to the status in the URL, then removes it, and reloads billing. Returns true while
 * the check mark of a saved card should be shown: for 3 s after the card appears.
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
