import { mutationOptions } from '@tanstack/react-query';
import { callOperation, OperationError } from '../call-operation.ts';
import { leaveFor } from '../checkout/leave-for.ts';
import { paths } from '../paths.ts';
import { getSupabase } from '../supabase.ts';
import { Rejection } from './failure.ts';

export interface Purchase {
  mode: 'subscription' | 'payment';
  /** The name in `stripe_products`. */
  product: string;
  /** Shown when no payment page was opened. */
  failed: string;
  /** Title of the notification when the server rejected the checkout. Default: that of any other failure. */
  rejectedTitle?: string;
}

const returnPage = (status: 'success' | 'cancelled') =>
  `${window.location.origin}${paths.paymentReturn}?status=${status}`;

async function priceId(product: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('stripe_products')
    .select('price_id')
    .eq('active', true)
    .eq('name', product)
    .maybeSingle();
  if (error) throw error;
  return data?.price_id ?? null;
}

/** The URL of the payment page; null when the product is not for sale or no page was opened. */
async function openCheckout({ mode, product }: Purchase): Promise<string | null> {
  const id = await priceId(product);
  if (id === null) return null;
  const { url } = await callOperation('create-checkout', {
    mode,
    priceId: id,
    successUrl: returnPage('success'),
    cancelUrl: returnPage('cancelled'),
  });
  return url || null;
}

/** Goes to the payment page for one product; pending until the browser has left. */
export function startCheckout(returnTo: string) {
  return mutationOptions({
    mutationFn: async (purchase: Purchase): Promise<never> => {
      const { failed, rejectedTitle = 'Error' } = purchase;
      const url = await openCheckout(purchase).catch((error: unknown) => {
        if (!(error instanceof OperationError)) throw new Rejection('Error', failed);
        const hasReason = purchase.rejectedTitle !== undefined && error.status < 500 && error.message !== '';
        throw new Rejection(rejectedTitle, hasReason ? error.message : failed);
      });
      if (url === null) throw new Rejection(rejectedTitle, failed);
      return leaveFor(url, returnTo);
    },
  });
}
