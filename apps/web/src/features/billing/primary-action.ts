import type { PlanState } from './operations/plan.ts';

/** The action of the filled button of the page. */
export type PrimaryAction = 'credit' | 'card' | 'plan';

const DOLLARS_MIN = 0.01;

/**
 * The one most useful action: a card where a payment failed; credit where calls are rejected without it; a plan where none is in
 * force or a trial ends; otherwise credit. Null while that is unknown, or if nothing can be paid here.
 */
export function primaryAction(
  state: PlanState | undefined,
  balanceUsd: number | undefined,
  paymentsOff: boolean,
): PrimaryAction | null {
  if (state === undefined || balanceUsd === undefined || paymentsOff) return null;
  const { inForce, subscription, period } = state;
  if (inForce === null) return balanceUsd < DOLLARS_MIN ? 'plan' : 'credit';
  if (subscription.status === 'past_due' && period.source === 'stripe') return 'card';
  if (period.used >= period.quota && period.beyond_quota === 'empty') return 'credit';
  return period.source === 'trial' ? 'plan' : 'credit';
}
