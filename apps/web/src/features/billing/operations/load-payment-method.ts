import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

async function loadPaymentMethod(userId: string) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('payment_method')
    .select('stripe_payment_method_id, card_last4, card_brand, exp_month, exp_year')
    .eq('user_id', userId)
    .eq('active', true)
    .order('ts', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw new Error('Failed to load your payment method. Please try again.');
  return data;
}

export type PaymentMethod = NonNullable<Awaited<ReturnType<typeof loadPaymentMethod>>>;

/** The card on file, or null. */
export function paymentMethodQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'payment-method', userId], queryFn: () => loadPaymentMethod(userId) });
}
