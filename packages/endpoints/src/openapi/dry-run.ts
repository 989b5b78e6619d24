import { z } from 'zod';
import { problemCodeSchema } from '../wire/problem.ts';

/** Media type of a dry run: JSON that clients can distinguish from the product's response. */
export const DRY_RUN_MEDIA_TYPE = 'application/vnd.theia.dry-run+json';

const usd = z.string().regex(/^\d+\.\d{4}$/);
const priceShape = {
  price_usd: usd.meta({ description: 'What the price list says.' }),
  paid_by: z
    .enum(['quota', 'wallet', 'free', 'test', 'page'])
    .nullable()
    .meta({ description: 'Null where the call would be refused.' }),
  cost_usd: usd.meta({ description: 'What the wallet would pay.' }),
  refusal: problemCodeSchema.nullable().meta({ description: 'The problem it would be refused with.' }),
};

/** The answer to `dry_run`: what a call would cost now and what would pay for it; for a batch, each of its calls. */
export const dryRunSchema = z
  .object({
    product: z.string(),
    dry_run: z.literal(true),
    ...z.object(priceShape).partial().shape,
    calls: z.array(z.object(priceShape)).optional().meta({ description: 'Of a batch.' }),
    cost_usd: usd,
    quota_left: z.int().nullable().meta({ description: 'Calls left in the quota; null without a plan.' }),
    balance_usd: usd.nullable().meta({ description: 'Null without an account.' }),
  })
  .meta({ id: 'DryRun', description: 'What the call would cost now. Nothing is computed, charged or logged.' });
