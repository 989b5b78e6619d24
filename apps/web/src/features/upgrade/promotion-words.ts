import type { AppliedPromotion } from '@theia-astro/server/rules/operations/billing';
import { formatUtcDate } from '@/lib/format.ts';

/** `20% off for 3 months. Valid until …`: what a code takes off, for how long, and until when it can be used. */
export function promotionWords({
  percent_off: percent,
  amount_off_cents: cents,
  duration,
  months,
  expires_at: expiresAt,
}: Pick<AppliedPromotion, 'percent_off' | 'amount_off_cents' | 'duration' | 'months' | 'expires_at'>): string {
  const off = percent === null ? `$${((cents ?? 0) / 100).toFixed(2)}` : `${percent}%`;
  const howLong =
    duration === 'forever'
      ? 'every month'
      : duration === 'once'
        ? 'your first payment'
        : `for ${months === 1 ? 'one month' : `${months ?? 1} months`}`;
  return `${off} off ${howLong}.${expiresAt === null ? '' : ` Use it until ${formatUtcDate(expiresAt)}.`}`;
}
