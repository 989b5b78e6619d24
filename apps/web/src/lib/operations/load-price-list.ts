import { queryOptions } from '@tanstack/react-query';
import { fromTable } from '../from-table.ts';

const LOAD_FAILED = 'Failed to load pricing information. Please try again later.';
const KEPT_MS = 60_000;
const FREE = 'Free calls';

async function loadPriceList() {
  return fromTable(LOAD_FAILED, (client) =>
    client
      .from('price_list')
      .select('id, name, description, unit_price_usd, report_tier, available')
      .order('unit_price_usd', { ascending: true }),
  );
}

/** A product and the price of a call from the wallet. Not `available`: announced, but not callable yet. */
export type Price = Awaited<ReturnType<typeof loadPriceList>>[number];

/** The pay-as-you-go prices, the lowest first. */
export const priceListQuery = queryOptions({ queryKey: ['price-list'], queryFn: loadPriceList, staleTime: KEPT_MS });

/** The name of a product; its id until the price list is loaded. */
export function productName(tier: string, prices: readonly Price[] | undefined): string {
  if (tier === 'free') return FREE;
  const listed = prices?.find((price) => price.report_tier === tier)?.name;
  return listed ?? `${tier.charAt(0).toUpperCase()}${tier.slice(1)}`.replaceAll('_', ' ');
}
