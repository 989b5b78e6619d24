import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

export interface CreditProduct {
  name: string;
  price_id: string;
  amount_usd: number | string;
}

async function fetchCreditProducts(): Promise<CreditProduct[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('stripe_products')
    .select('name, price_id, amount_usd')
    .eq('active', true)
    .eq('type', 'credit')
    .order('amount_usd', { ascending: true })
    .returns<CreditProduct[]>();
  if (error) throw new Error('Failed to load the amounts. Please try again.');
  return data;
}

/** What credit can be bought in, smallest first. */
export const creditProductsQuery = queryOptions({
  queryKey: ['billing', 'credit-products'],
  queryFn: fetchCreditProducts,
  staleTime: 300_000,
});
