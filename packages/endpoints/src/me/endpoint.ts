import { z } from 'zod';
import { accountFactsSchema } from '../wire/account-facts.ts';
import { plainMetaSchema, API_VERSION, buildPlainMeta } from '../wire/meta.ts';
import { warningSchema } from '../wire/warning.ts';
import type { AccountFacts, Endpoint, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { FREE } from '../limits/cost.ts';
import { FieldSet, formatField } from '../request/field.ts';
import { readFields } from '../request/reader.ts';

export const meResponseSchema = z
  .object({
    product: z.literal('me'),
    ...accountFactsSchema.shape,
    meta: plainMetaSchema,
    warnings: z.array(warningSchema),
  })
  .meta({ id: 'MeAnswer', description: 'Plan, quota, balance and limits of the calling key.' });

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

interface MeRequest {
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const meFields = new FieldSet(formatField, { description: 'The key identifies the account.' });

/** GET /me: plan, quota and balance left for the calling key. */
export const meEndpoint: Endpoint<MeRequest, typeof meResponseSchema> = {
  name: 'me',
  path: '/me',
  methods: ['GET'],
  tag: 'Account',
  summary: 'Plan, quota, balance and limits of the calling key',
  description: 'Free of charge and never cached. Money is decimal text in US dollars.',
  requestWords: [],
  readsAccount: true,
  requestSchema: meFields.schema,
  responseSchema: meResponseSchema,
  example: {
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
  },
  parse(input) {
    const fields = readFields(input);
    meFields.read(fields);
    return { input: fields.echo, warnings: fields.finish(false) };
  },
  need() {
    return FREE;
  },
  markdownOptions: {
    leftOut: [
      'masked',
      'period_ends_at',
      'label',
      'created_at',
      'period_starts_at',
      'body_bytes',
      'burst',
      'limit',
      'used',
      'limit_usd',
      'spent_usd',
      'status',
    ],
  },
  calculate(context, { warnings }) {
    if (context.account === null) {
      throw new Problem({
        code: 'missing_key',
        field: null,
        message: 'This answer needs an API key.',
        hint: 'Send Authorization: Bearer THE….',
      });
    }
    return { product: 'me', ...context.account, meta: buildPlainMeta(context), warnings };
  },
};
