import { type BillingSettingsChange, ceilingHoldsAmount, USD_RANGES } from '@theia-astro/server/rules/billing-settings';
import { z } from '@/lib/zod.ts';
import { callOperation } from '@/lib/call-operation.ts';
import { billingSettingsQuery } from '@/lib/operations/load-billing-settings.ts';
import { change } from '@/lib/operations/change.ts';
import { usdAmount, usdAmountOrNothing } from '../money.ts';

/** The form of the limits: dollars as typed; an empty field means no limit. */
export const limits = z.object({
  cap: usdAmountOrNothing(USD_RANGES.spend_cap_usd),
  low: usdAmountOrNothing(USD_RANGES.low_balance_usd),
});

const amountOrNone = (text: string) => (text.trim() === '' ? null : Number(text));

export function limitsChange({ cap, low }: z.infer<typeof limits>) {
  return { spend_cap_usd: amountOrNone(cap), low_balance_usd: amountOrNone(low) } satisfies BillingSettingsChange;
}

const topUpAmounts = z.object({
  threshold: usdAmount(USD_RANGES.auto_topup_threshold_usd),
  amount: usdAmount(USD_RANGES.auto_topup_amount_usd),
  ceiling: usdAmount(USD_RANGES.auto_topup_monthly_ceiling_usd),
});

/** The form of automatic top-up: dollars as typed. */
export const autoTopUp = topUpAmounts.refine((typed) => ceilingHoldsAmount(autoTopUpChange(typed)), {
  path: ['ceiling'],
  error: 'At least the amount of one top-up',
});

export function autoTopUpChange({ threshold, amount, ceiling }: z.infer<typeof topUpAmounts>) {
  return {
    auto_topup_threshold_usd: Number(threshold),
    auto_topup_amount_usd: Number(amount),
    auto_topup_monthly_ceiling_usd: Number(ceiling),
  } satisfies BillingSettingsChange;
}

/** Changes the given settings; the rest stay unchanged. */
export const saveBillingSettings = (userId: string) => ({
  ...change({
    send: (wish: { change: BillingSettingsChange; saved: string }) => callOperation('billing-settings', wish.change),
    reloads: [billingSettingsQuery(userId).queryKey],
    done: ({ saved }) => saved,
    failed: 'The settings could not be saved. Please try again.',
  }),
  // One behind the other, so that the last choice is the one that stays.
  scope: { id: `billing-settings ${userId}` },
});
