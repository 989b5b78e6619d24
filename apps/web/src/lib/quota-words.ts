/** The outcome of calls beyond the quota, by `plan_in_force.beyond_quota`. */
export function usedUpWords(beyondQuota: string): string {
  if (beyondQuota === 'empty') return 'Used up, and the wallet is empty: further calls are rejected.';
  if (beyondQuota === 'capped') return 'Used up, and the spend cap is reached: further calls are rejected.';
  return 'Used up: further calls are paid from the wallet.';
}
