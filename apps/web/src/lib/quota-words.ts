/** What happens to further calls once the quota is used up, by `plan_in_force.beyond_quota`. */
export function usedUpWords(beyondQuota: string): string {
  if (beyondQuota === 'empty') return 'Used up, and the wallet is empty: further calls are refused.';
  if (beyondQuota === 'capped') return 'Used up, and the spend cap is reached: further calls are refused.';
  return 'Used up: further calls are paid from the wallet.';
}
