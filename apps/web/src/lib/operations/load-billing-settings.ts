import { queryOptions } from '@tanstack/react-query';
import { DEFAULT_BILLING_SETTINGS } from '@theia-astro/server/rules/billing-settings';
import { fromTable } from '../from-table.ts';

const COLUMNS =
  'spend_cap_usd, low_balance_usd, quota_mails, auto_topup, auto_topup_threshold_usd, auto_topup_amount_usd, auto_topup_monthly_ceiling_usd, auto_topup_stopped';

async function loadBillingSettings(userId: string) {
  const data = await fromTable('Failed to load your billing settings. Please try again.', (client) =>
    client.from('billing_settings').select(COLUMNS).eq('user_id', userId).maybeSingle(),
  );
  return data ?? { ...DEFAULT_BILLING_SETTINGS, auto_topup_stopped: null };
}

/** The settings, and why automatic top-up was switched off if the server did it. */
export type LoadedBillingSettings = Awaited<ReturnType<typeof loadBillingSettings>>;

export function billingSettingsQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'settings', userId], queryFn: () => loadBillingSettings(userId) });
}
