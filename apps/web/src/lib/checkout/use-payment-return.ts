import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../toast.ts';

const STATUS = 'status';
const SAVED = 'setup-success';
/** Stripe's event may reach the server after the browser has returned. */
const FOLLOW_MS = [700, 2000, 5000, 10_000];

function tell(status: string): void {
  if (status === 'success')
    toast('Payment received', {
      description: 'It appears here as soon as Stripe confirms it.',
      variant: 'success',
    });
  if (status === 'cancelled' || status === 'setup-cancelled')
    toast('Checkout cancelled', { description: 'Nothing was charged.' });
}

/**
 * Handles the return from a payment page: tells once how it ended, takes that out of the address, and reads what is kept under `key` again until the
 * payment shows. `isSaved`: a card was saved; that stays in the address until `forget` is called.
 */
export function usePaymentReturn(key: string) {
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const status = params.get(STATUS);
  const forget = useCallback(
    () =>
      setParams(
        (held) => {
          held.delete(STATUS);
          return held;
        },
        { replace: true },
      ),
    [setParams],
  );
  useEffect(() => {
    if (status === null) return;
    for (const wait of FOLLOW_MS) setTimeout(() => void queries.invalidateQueries({ queryKey: [key] }), wait);
    if (status === SAVED) return;
    tell(status);
    forget();
  }, [status, key, forget, queries]);
  return { isSaved: status === SAVED, forget };
}
