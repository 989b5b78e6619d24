import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

export interface Price { id: string; name: string; description: string | null; unit_price_usd: number | string; report_tier: string | null }

async function fetchPrices(): Promise<Price[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('price_list').select('id, name, description, unit_price_usd, report_tier').order('unit_price_usd', { ascending: true }).returns<Price[]>();
  if (error) throw new Error('Failed to load pricing information. Please try again later.');
  return data;
}

export const priceListQuery = queryOptions({ queryKey: ['price-list'], queryFn: fetchPrices });
