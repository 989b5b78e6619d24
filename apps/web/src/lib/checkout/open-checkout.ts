import { paths } from '../paths.ts';
import { getSupabase } from '../supabase.ts';
import { storeReturnLocation } from './return-location.ts';

interface Purchase {
  mode: 'subscription' | 'payment';
  /** The name in `stripe_products`. */
  product: string;
  /** The page of ours to come back to. */
  returnTo: string;
}

const returnPage = (status: 'success' | 'cancelled') => `${window.location.origin}${paths.paymentReturn}?status=${status}`;

/** Opens the payment page for one product. False when it is not for sale or no page came back; throws when the server cannot be reached. */
export async function openCheckout({ mode, product, returnTo }: Purchase): Promise<boolean> {
  const supabase = await getSupabase();
  const { data: found, error } = await supabase.from('stripe_products').select('price_id').eq('active', true).eq('name', product).maybeSingle<{ price_id: string }>();
  if (error) throw error;
  if (!found) return false;
  const body = { mode, priceId: found.price_id, successUrl: returnPage('success'), cancelUrl: returnPage('cancelled') };
  const { data } = await supabase.functions.invoke<{ url?: string }>('create-checkout', { body });
  if (!data?.url) return false;
  storeReturnLocation(returnTo);
  window.location.assign(data.url);
  return true;
}
