import type { Database } from '@/lib/database-types.ts';

/** Calls and cost of one day and product (UTC), in the current period (`current`) or the previous one (`previous`). */
export type UsageRow = Omit<Database['public']['Views']['usage_by_day']['Row'], 'user_id'>;
export type Period = 'current' | 'previous';

export type Measure = 'calls' | 'cost';

export interface ProductTotal {
  product: string;
  calls: number;
  quotaCalls: number;
  walletCalls: number;
  costUsd: number;
  previousCalls: number;
}

export interface Totals {
  calls: number;
  costUsd: number;
}

const DAY_MS = 86_400_000;
const TEN_THOUSANDTHS = 10_000;

/** Money is added up in ten-thousandths, the smallest unit of the ledger. */
function addUsd(sumUsd: number, costUsd: number): number {
  return (Math.round(sumUsd * TEN_THOUSANDTHS) + Math.round(costUsd * TEN_THOUSANDTHS)) / TEN_THOUSANDTHS;
}

export function addUp(rows: readonly UsageRow[], period: Period): Totals {
  return rows
    .filter((row) => row.period === period)
    .reduce<Totals>((sum, row) => ({ calls: sum.calls + row.calls, costUsd: addUsd(sum.costUsd, row.cost_usd) }), {
      calls: 0,
      costUsd: 0,
    });
}

/** The totals of each product in this period, the most called first. Products called only in the last period have zero calls. */
export function byProduct(rows: readonly UsageRow[]): ProductTotal[] {
  const totals = new Map<string, ProductTotal>();
  for (const row of rows) {
    const held = totals.get(row.product) ?? {
      product: row.product,
      calls: 0,
      quotaCalls: 0,
      walletCalls: 0,
      costUsd: 0,
      previousCalls: 0,
    };
    totals.set(
      row.product,
      row.period === 'previous'
        ? { ...held, previousCalls: held.previousCalls + row.calls }
        : {
            ...held,
            calls: held.calls + row.calls,
            quotaCalls: held.quotaCalls + row.quota_calls,
            walletCalls: held.walletCalls + row.wallet_calls,
            costUsd: addUsd(held.costUsd, row.cost_usd),
          },
    );
  }
  return [...totals.values()].toSorted(
    (a, b) => b.calls - a.calls || b.previousCalls - a.previousCalls || a.product.localeCompare(b.product),
  );
}

/** The UTC days in a span, `YYYY-MM-DD`. The end is exclusive. */
export function daysBetween(startIso: string, endIso: string): string[] {
  const first = Math.floor(Date.parse(startIso) / DAY_MS);
  const last = Math.floor((Date.parse(endIso) - 1) / DAY_MS);
  return Array.from({ length: Math.max(0, Math.min(last - first + 1, 400)) }, (_, index) =>
    new Date((first + index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** A measure of one period, day by day: product → value for each day of `days`. */
export function byDay(
  rows: readonly UsageRow[],
  period: Period,
  days: readonly string[],
  measure: Measure,
): Map<string, number[]> {
  const place = new Map(days.map((day, index) => [day, index]));
  const values = new Map<string, number[]>();
  for (const row of rows) {
    const index = place.get(row.day);
    if (row.period !== period || index === undefined) continue;
    const line = values.get(row.product) ?? days.map(() => 0);
    line[index] = measure === 'calls' ? (line[index] ?? 0) + row.calls : addUsd(line[index] ?? 0, row.cost_usd);
    values.set(row.product, line);
  }
  return values;
}

/** Change from the previous period, in whole percent; null if there is nothing to compare with. */
export function changePercent(now: number, before: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null;
}
