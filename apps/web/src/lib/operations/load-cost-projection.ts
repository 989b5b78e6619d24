import { queryOptions } from '@tanstack/react-query';
import { fromTable } from '../from-table.ts';

const COLUMNS =
  'source, period_start, period_end, plan_usd, wallet_usd, balance_usd, pace_hours, pace_calls, too_early, projected_wallet_usd, projected_usd';
const REFRESH_MS = 60_000;

async function loadCostProjection(userId: string) {
  return fromTable('Failed to load the cost of this period. Please try again.', (client) =>
    client.from('cost_projection').select(COLUMNS).eq('user_id', userId).single(),
  );
}

export type CostProjection = Awaited<ReturnType<typeof loadCostProjection>>;

/** What this billing period has cost, and what it will have cost at its end if calls go on as they did. */
export function costProjectionQuery(userId: string) {
  return queryOptions({
    queryKey: ['billing', 'cost-projection', userId],
    queryFn: () => loadCostProjection(userId),
    refetchInterval: REFRESH_MS,
  });
}
