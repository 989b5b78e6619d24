import type { Sql } from '../database/database.ts';
import type { PriceList } from './account.ts';
import { tenThousandths } from './money.ts';

/** Loads the prices for admissions. The settlement reads them again. */
export async function loadPrices(sql: Sql): Promise<PriceList> {
  const rows = await sql<
    { report_tier: string; unit_price_usd: string }[]
  >`select report_tier, unit_price_usd from public.price_list`;
  return new Map(rows.map((row) => [row.report_tier, tenThousandths(row.unit_price_usd)]));
}
