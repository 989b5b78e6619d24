import { queryOptions } from '@tanstack/react-query';
import { recoveryCodesLeft } from '@/lib/auth/recovery-codes.ts';

/** How many recovery codes are left, or null. */
export function recoveryCodesQuery(userId: string) {
  return queryOptions({ queryKey: ['recovery-codes', userId], queryFn: recoveryCodesLeft });
}
