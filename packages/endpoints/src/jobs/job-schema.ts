import { z } from 'zod';
import { instantSchema } from '../wire/time.ts';
import { problemCodeSchema } from '../wire/problem.ts';
import { warningSchema } from '../wire/warning.ts';
import { batchResultSchema, usdSchema } from '../batch/schema.ts';
import { type JsonText, jsonText } from '../wire/byte-writer.ts';
import type { Wire } from '../wire/wire-type.ts';
import { type BatchResult, resultText } from '../batch/calculate.ts';

/** Items a job may have. */
export const MAX_JOB_ITEMS = 10_000;
/** Body of a batch that becomes a job, as NDJSON. */
export const JOB_BODY_BYTES_MAX = 32 * 1024 * 1024;
/** Estimated processor time that all items of a job may take together. */
export const JOB_COST_MS_MAX = 3_600_000;

/** `failed`: it was ended before all items were answered, because its key is not active any more or it took too long. */
const JOB_STATUSES = ['queued', 'running', 'done', 'cancelled', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

const count = z.int();
const instantOrNull = instantSchema.nullable();

/** What the items of a job cost at most, as known when it was sent. */
export const jobEstimateSchema = z
  .object({
    price_usd: usdSchema.meta({ description: 'List price of all items, however they are paid.' }),
    cost_usd: usdSchema.meta({ description: 'What the wallet pays of it, after the quota of the plan.' }),
    from_quota: count,
    from_wallet: count,
    free: count.meta({
      description: 'Free products, dry runs, calls of a test key, and items that are faulty or not for this key.',
    }),
    refused: count.meta({ description: 'Items that neither plan, quota nor wallet cover now.' }),
  })
  .meta({ id: 'JobEstimate' });

export const jobSchema = z
  .object({
    id: z.string().meta({ examples: ['job_01KABCDEFGHJKMNPQRSTVWXYZ0'] }),
    status: z.enum(JOB_STATUSES),
    items: count,
    answered: count.meta({ description: 'Items that have a line in the results: the first so many.' }),
    succeeded: count,
    failed: count.meta({ description: 'Faulty items, and items that could not be answered. Never charged.' }),
    refused: count.meta({ description: 'Items that plan, quota, wallet or key did not allow. Never charged.' }),
    charged: count.meta({ description: 'Items that the quota or the wallet paid.' }),
    cost_usd: usdSchema.meta({ description: 'What the wallet has paid so far.' }),
    estimate: jobEstimateSchema,
    created_at: instantSchema,
    started_at: instantOrNull,
    ended_at: instantOrNull,
    estimated_end_at: instantOrNull.meta({
      description: 'At the speed so far; null before the first answer and after the end.',
    }),
    expires_at: instantSchema.meta({ description: 'When the job and its results are deleted.' }),
    failure: problemCodeSchema.nullable().meta({ description: 'Why the job failed.' }),
    warnings: z.array(warningSchema),
  })
  .meta({ id: 'Job', description: 'A batch that is answered in the background.' });

/** The price of a batch that would become a job. */
export const jobDryRunSchema = z
  .object({
    product: z.literal('batch'),
    dry_run: z.literal(true),
    items: count,
    estimate: jobEstimateSchema,
    quota_left: count.nullable(),
    balance_usd: usdSchema.nullable(),
    warnings: z.array(warningSchema),
  })
  .meta({ id: 'JobDryRun' });

export const jobListSchema = z
  .object({
    jobs: z.array(jobSchema).meta({ description: 'Newest first.' }),
    next_cursor: z.string().nullable().meta({ description: 'Send it as `cursor` for the jobs before these.' }),
  })
  .meta({ id: 'JobList' });

export const jobLineSchema = batchResultSchema
  .omit({ next_page: true })
  .extend({ index: count.meta({ description: 'Number of the item, from 0.' }) })
  .meta({ id: 'JobLine', description: 'The result of one item.' });

/** The result of an item as a line of the results of its job: that of a batch, with its number in front and its cost at the end. */
export function jobLineText(index: number, result: BatchResult): JsonText<Wire<typeof jobLineSchema>> {
  return `{"index":${jsonText(index)},${resultText(result).slice(1)}` as JsonText<Wire<typeof jobLineSchema>>;
}
