import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from './supabase.ts';

export interface Price {
  id: string;
  name: string;
  description: string | null;
  unit_price_usd: number | string;
  report_tier: string | null;
  /** False: announced, but nothing answers it yet. */
  available: boolean;
}

const LOAD_FAILED = 'Failed to load pricing information. Please try again later.';
const KEPT_MS = 60_000;

async function fetchPrices(): Promise<Price[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('price_list')
    .select('id, name, description, unit_price_usd, report_tier, available')
    .order('unit_price_usd', { ascending: true })
    .returns<Price[]>();
  if (error) throw new Error(LOAD_FAILED);
  return data;
}

/** The pay-as-you-go prices, the lowest first. */
export const priceListQuery = queryOptions({ queryKey: ['price-list'], queryFn: fetchPrices, staleTime: KEPT_MS });

const FREE = 'Free calls';

/** What a product is called; its own word while the price list has not been read. */
export function productName(tier: string, prices: readonly Price[] | undefined): string {
  if (tier === 'free') return FREE;
  const listed = prices?.find((price) => price.report_tier === tier)?.name;
  return listed ?? `${tier.charAt(0).toUpperCase()}${tier.slice(1)}`.replaceAll('_', ' ');
}
