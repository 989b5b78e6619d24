import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

async function loadCreditProducts() {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('stripe_products')
    .select('name, price_id, amount_usd')
    .eq('active', true)
    .eq('type', 'credit')
    .order('amount_usd', { ascending: true });
  if (error) throw new Error('Failed to load the amounts. Please try again.');
  return data;
}

export type CreditProduct = Awaited<ReturnType<typeof loadCreditProducts>>[number];

/** The amounts of credit for sale, smallest first. */
export const creditProductsQuery = queryOptions({
  queryKey: ['billing', 'credit-products'],
  queryFn: loadCreditProducts,
  staleTime: 300_000,
});
