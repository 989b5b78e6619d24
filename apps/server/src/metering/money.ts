import type { Sql } from '../database/database.ts';
import type { PriceList } from './account.ts';

/** Money in ten-thousandths of a dollar, the smallest unit of `numeric(14, 4)`. Whole numbers, exact up to nine hundred billion dollars. */
export type TenThousandths = number;

/** Reads PostgreSQL's `numeric(14, 4)` text. @throws RangeError for anything else */
export function tenThousandths(amountUsd: string): TenThousandths {
  const match = /^(-?)(\d{1,11})(?:\.(\d{1,4}))?$/.exec(amountUsd);
  if (match === null) throw new RangeError('not an amount in US dollars with at most four decimals');
  const value = Number(match[2]) * 10_000 + Number((match[3] ?? '').padEnd(4, '0'));
  return match[1] === '-' ? -value : value;
}

/** A decimal string with four places, as in answers. */
export function usdText(amount: TenThousandths): string {
  const magnitude = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.floor(magnitude / 10_000)}.${String(magnitude % 10_000).padStart(4, '0')}`;
}

/** Loads the prices for admissions. The settlement reads them again. */
export async function loadPrices(sql: Sql): Promise<PriceList> {
  const rows = await sql<
    { report_tier: string; unit_price_usd: string }[]
  >`select report_tier, unit_price_usd from public.price_list`;
  return new Map(rows.map((row) => [row.report_tier, tenThousandths(row.unit_price_usd)]));
}
