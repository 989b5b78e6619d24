import type { PriceTier } from '@theia/endpoints/endpoint';
import type { Sql } from '../database/database.ts';
import type { PriceList } from './account.ts';
import { type TenThousandths, tenThousandths } from './money.ts';

/** The prices an admission is judged by; the settlement reads them again. */
export async function loadPrices(sql: Sql): Promise<PriceList> {
  const rows = await sql<
    { report_tier: PriceTier; unit_price_usd: string }[]
  >`select report_tier, unit_price_usd from public.price_list`;
  return new Map<PriceTier, TenThousandths>(rows.map((row) => [row.report_tier, tenThousandths(row.unit_price_usd)]));
}
