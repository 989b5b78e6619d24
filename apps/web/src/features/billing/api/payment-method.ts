import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';
import { getSupabase } from '@/lib/supabase.ts';

export interface PaymentMethod {
  stripe_payment_method_id: string;
  card_last4: string | null;
  card_brand: string | null;
  exp_month: number | null;
  exp_year: number | null;
}

async function fetchPaymentMethod(userId: string): Promise<PaymentMethod | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('payment_method')
    .select('stripe_payment_method_id, card_last4, card_brand, exp_month, exp_year')
    .eq('user_id', userId)
    .eq('active', true)
    .order('ts', { ascending: false })
    .limit(1)
    .maybeSingle<PaymentMethod>();
  if (error) throw new Error('Failed to load your payment method. Please try again.');
  return data;
}

export function paymentMethodQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'payment-method', userId], queryFn: () => fetchPaymentMethod(userId) });
}

/** Deactivates a card; the server then forgets it at Stripe as well. False when it was not active any more. */
export async function deletePaymentMethod(userId: string, id: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('payment_method')
    .update({ active: false, status_reason: 'deleted_by_user', status_changed_at: new Date().toISOString() })
    .eq('user_id', userId)
    .eq('stripe_payment_method_id', id)
    .eq('active', true)
    .select('stripe_payment_method_id');
  if (error) throw error;
  return data.length > 0;
}

/** The address of the page that takes a new card; null when none was opened. */
export async function openSetup(returnPath: string, returnTab: string): Promise<string | null> {
  const answer = await callFunction<{ url?: string }>('create-checkout', { mode: 'setup', returnPath, returnTab });
  return answer?.url ?? null;
}
