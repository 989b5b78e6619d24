import { z } from 'zod';
import { ADD_ONS, PLANS } from '../plan.ts';

const instant = z.string().meta({ format: 'date-time' });
const usd = z
  .string()
  .regex(/^\d+\.\d{4}$/)
  .meta({ description: 'Decimal text with 4 decimals.', 'x-unit': 'USD', examples: ['12.5000'] });

/** What the server knows about the calling key. */
export const accountFactsSchema = z.object({
  key: z.object({
    label: z.string().nullable(),
    masked: z
      .string()
      .meta({ description: 'First and last four characters; never the key.', examples: ['THE1••••••••9f3c'] }),
    created_at: instant,
    is_test: z.boolean().meta({ description: 'A test key is free and answers the published examples only.' }),
    expires_at: instant.nullable(),
    allowed_products: z.array(z.string()).meta({ description: 'Empty: all products. So are the other lists.' }),
    allowed_origins: z.array(z.string()),
    allowed_addresses: z.array(z.string()),
  }),
  plan: z.object({
    name: z
      .enum(PLANS)
      .nullable()
      .meta({ description: 'Null without a subscription: calls are paid from the wallet.' }),
    status: z.string().meta({
      description:
        'Status of the subscription, for example trialing, active, past_due, canceled; none without a subscription.',
    }),
    natal_system: z.enum(['western', 'vedic']).meta({ description: 'The natal system chosen in the Starter plan.' }),
    add_ons: z.array(z.enum(ADD_ONS)),
    period_starts_at: instant.nullable(),
    period_ends_at: instant.nullable(),
  }),
  quota: z
    .object({
      limit: z.int().min(0).meta({ description: 'Calls of this billing period.' }),
      used: z.int().min(0),
      remaining: z.int().min(0),
      resets_at: instant.nullable(),
    })
    .nullable()
    .meta({ description: 'Null without a plan.' }),
  balance_usd: usd.meta({ description: 'Wallet balance.' }),
  spend_cap: z
    .object({
      limit_usd: usd.meta({ description: 'The most the wallet may pay for calls in a calendar month (UTC).' }),
      spent_usd: usd.meta({ description: 'Paid for calls this month.' }),
      left_usd: usd.meta({
        description: 'Left for this month; calls beyond it get 402 spend_cap_reached.',
      }),
    })
    .nullable()
    .meta({ description: 'Null without a cap.' }),
  limits: z.object({
    requests_per_second: z.number().min(0),
    burst: z.number().min(0),
    body_bytes: z.int(),
  }),
});
