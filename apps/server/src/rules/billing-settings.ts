import { z } from 'zod';

/** The owner's wallet settings. Money is US dollars. */
export interface BillingSettings {
  /** The most the wallet may pay in a calendar month (UTC); null: no cap. */
  readonly spend_cap_usd: number | null;
  /** A mail is sent when the balance falls below it; null: no mail. */
  readonly low_balance_usd: number | null;
  /** A mail is sent when 80 %, and when all, of the plan's calls of a billing period are used. */
  readonly quota_mails: boolean;
  readonly auto_topup: boolean;
  readonly auto_topup_threshold_usd: number;
  readonly auto_topup_amount_usd: number;
  readonly auto_topup_monthly_ceiling_usd: number;
}

/** The settings of an account that never changed them, equal to the column defaults of the table. */
export const DEFAULT_BILLING_SETTINGS: BillingSettings = {
  spend_cap_usd: null,
  low_balance_usd: 5,
  quota_mails: true,
  auto_topup: false,
  auto_topup_threshold_usd: 45,
  auto_topup_amount_usd: 50,
  auto_topup_monthly_ceiling_usd: 500,
};

export interface UsdRange {
  readonly min: number;
  readonly max: number;
}

/** The allowed range, both ends included. */
export const USD_RANGES = {
  spend_cap_usd: { min: 0, max: 1_000_000 },
  low_balance_usd: { min: 0.01, max: 100_000 },
  auto_topup_threshold_usd: { min: 1, max: 10_000 },
  auto_topup_amount_usd: { min: 5, max: 5_000 },
  auto_topup_monthly_ceiling_usd: { min: 5, max: 100_000 },
} as const satisfies Partial<Record<keyof BillingSettings, UsdRange>>;

/** True if one top-up fits into the monthly ceiling. */
export function ceilingHoldsAmount({
  auto_topup_amount_usd: amountUsd,
  auto_topup_monthly_ceiling_usd: ceilingUsd,
}: Pick<BillingSettings, 'auto_topup_amount_usd' | 'auto_topup_monthly_ceiling_usd'>): boolean {
  return ceilingUsd >= amountUsd;
}

/** An amount in a range, in whole cents. */
export const usdWithin = ({ min, max }: UsdRange) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'at most two decimals' });

/** A change of the settings. Omitted fields stay unchanged. */
export const billingSettingsChange = z.strictObject({
  spend_cap_usd: usdWithin(USD_RANGES.spend_cap_usd).nullable().optional(),
  low_balance_usd: usdWithin(USD_RANGES.low_balance_usd).nullable().optional(),
  quota_mails: z.boolean().optional(),
  auto_topup: z.boolean().optional(),
  auto_topup_threshold_usd: usdWithin(USD_RANGES.auto_topup_threshold_usd).optional(),
  auto_topup_amount_usd: usdWithin(USD_RANGES.auto_topup_amount_usd).optional(),
  auto_topup_monthly_ceiling_usd: usdWithin(USD_RANGES.auto_topup_monthly_ceiling_usd).optional(),
});

export type BillingSettingsChange = z.infer<typeof billingSettingsChange>;
