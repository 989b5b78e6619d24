import type { CostProjection } from '@/lib/operations/load-cost-projection.ts';

const HOURS_OF_DAY = 24;

/** How amounts, counts and dates are written. */
export interface Writers {
  readonly usd: (amountUsd: number) => string;
  readonly count: (count: number) => string;
  readonly date: (iso: string) => string;
}

/** How the projection was computed, or why there is none. */
export function paceWords(projection: CostProjection, write: Writers): string {
  const { too_early: early, pace_hours: hours, pace_calls: calls } = projection;
  if (early === 'first_day') return 'Not enough data yet: the period is less than a day old.';
  if (early !== null) return `Too early to say: fewer than ten priced calls in the last ${spanWords(hours)}.`;
  return `At the pace of the last ${spanWords(hours)} (${write.count(calls)} calls). Calls beyond the quota count at the price list.`;
}

function spanWords(hours: number): string {
  const days = Math.floor(hours / HOURS_OF_DAY);
  return days >= 2 ? `${days} days` : `${hours} hours`;
}

/** Words for the price of the plan in this period. */
export function planCostWords({ source, plan_usd: planUsd }: CostProjection, write: Writers): string {
  if (source === 'operator') return 'Plan managed by support';
  if (source === null) return 'No plan';
  return source === 'trial' || planUsd === 0 ? 'Free trial' : write.usd(planUsd);
}

/** A warning if the wallet does not hold what it is about to pay; null if it does. */
export function shortfallWords(projection: CostProjection, autoTopUp: boolean, write: Writers): string | null {
  const { projected_wallet_usd: projected, wallet_usd: paid, balance_usd: balance, period_end: end } = projection;
  if (projected === null || projected - paid <= balance) return null;
  return autoTopUp
    ? `That is more than your wallet holds now (${write.usd(balance)}): automatic top-up will add to it.`
    : `Your wallet holds ${write.usd(balance)}. Without more credit, calls are rejected before ${write.date(end)}.`;
}
