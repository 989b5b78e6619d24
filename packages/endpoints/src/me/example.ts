import type { AccountFacts, Endpoint } from '../endpoint.ts';
import { API_VERSION } from '../wire/meta.ts';

/** An account as the server gathers it; also the account of the catalogue's examples. */
export const EXAMPLE_ACCOUNT: AccountFacts = {
  key: {
    label: 'Default',
    masked: 'THE1••••••••9f3c',
    created_at: '2026-01-02T08:15:00Z',
    is_test: false,
    expires_at: null,
    allowed_products: [],
    allowed_origins: [],
    allowed_addresses: [],
  },
  plan: {
    name: 'starter',
    status: 'trialing',
    natal_system: 'western',
    add_ons: [],
    period_starts_at: '2026-01-02T08:15:00Z',
    period_ends_at: '2026-01-16T08:15:00Z',
  },
  quota: { limit: 50_000, used: 120, remaining: 49_880, resets_at: '2026-01-16T08:15:00Z' },
  balance_usd: '12.5000',
  spend_cap: { limit_usd: '25.0000', spent_usd: '3.1240', left_usd: '21.8760' },
  limits: { requests_per_second: 5, burst: 10, body_bytes: 262_144 },
};

export const meExample: Endpoint['example'] = {
  request: {},
  response: {
    product: 'me',
    ...EXAMPLE_ACCOUNT,
    meta: {
      api_version: API_VERSION,
      data_versions: { tzdb: '2026b', geonames: 'cities500 1.0.1', ephemeris: 'sepl_18 semo_18 seas_18 sefstars' },
    },
    warnings: [],
  },
  nowMs: Date.UTC(2026, 0, 10, 12),
  account: EXAMPLE_ACCOUNT,
};
