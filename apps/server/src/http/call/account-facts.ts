import type { AccountFacts } from '@theia-astro/endpoints/endpoint';
import type { Account } from '../../metering/account.ts';
import { usdText } from '../../metering/money.ts';
import { BODY_BYTES_MAX } from '../limits.ts';
import { BURST } from '../caller/rate-limiter.ts';
import { instant } from '../../encoding/instant.ts';

/** What an answer may reveal about the calling account. */
export function accountFacts(account: Account, key: string): AccountFacts {
  return {
    key: {
      label: account.keyLabel,
      masked: `${key.slice(0, 4)}••••••••${key.slice(-4)}`,
      created_at: instant(account.keyCreatedAt),
      is_test: account.isTest,
      expires_at: account.limits.expiresAt && instant(account.limits.expiresAt),
      allowed_products: [...account.limits.products],
      allowed_origins: [...account.limits.origins],
      allowed_addresses: [...account.limits.addresses],
    },
    plan: {
      name: account.plan,
      status: account.plan === null && account.status === 'trialing' ? 'ended' : (account.status ?? 'none'),
      natal_system: account.natalSystem,
      add_ons: account.addons,
      period_starts_at: account.periodStart && instant(account.periodStart),
      period_ends_at: account.periodEnd && instant(account.periodEnd),
    },
    quota:
      account.plan === null
        ? null
        : {
            limit: account.quota,
            used: account.quota - account.quotaLeft,
            remaining: account.quotaLeft,
            resets_at: account.periodEnd && instant(account.periodEnd),
          },
    balance_usd: usdText(account.balance),
    spend_cap:
      account.spendCap === null
        ? null
        : {
            limit_usd: usdText(account.spendCap),
            spent_usd: usdText(account.spent),
            left_usd: usdText(Math.max(0, account.spendCap - account.spent)),
          },
    limits: {
      requests_per_second: account.ratePerSecond,
      burst: account.ratePerSecond * BURST,
      body_bytes: BODY_BYTES_MAX,
    },
  };
}
