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

export interface CheckoutRefused {
  /** What the server says about it, if it says anything. */
  reason: string | null;
}

const returnPage = (status: 'success' | 'cancelled') =>
  `${window.location.origin}${paths.paymentReturn}?status=${status}`;

/** Leads to the payment page for one product. Answers only when that fails: not for sale, refused, or no page came back; throws when the server cannot be reached. */
export async function openCheckout({ mode, product, returnTo }: Purchase): Promise<CheckoutRefused | null> {
  const supabase = await getSupabase();
  const { data: found, error } = await supabase
    .from('stripe_products')
    .select('price_id')
    .eq('active', true)
    .eq('name', product)
    .maybeSingle<{ price_id: string }>();
  if (error) throw error;
  if (!found) return { reason: null };
  const body = { mode, priceId: found.price_id, successUrl: returnPage('success'), cancelUrl: returnPage('cancelled') };
  const { data, error: refusal } = await supabase.functions.invoke<{ url?: string }>('create-checkout', { body });
  if (data?.url) {
    storeReturnLocation(returnTo);
    window.location.assign(data.url);
    return null;
  }
  if (refusal?.name === 'FunctionsFetchError') throw refusal;
  return { reason: await reasonOf(refusal) };
}

/** The sentence of a refusal that the caller may read. */
async function reasonOf(refusal: { context?: unknown } | null): Promise<string | null> {
  const answer = refusal?.context;
  if (!(answer instanceof Response) || answer.status >= 500) return null;
  const told: unknown = await answer.json().catch(() => null);
  return typeof told === 'object' && told !== null && 'error' in told && typeof told.error === 'string'
    ? told.error
    : null;
}
