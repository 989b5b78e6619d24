import { z } from 'zod';
import { instantSchema } from '../wire/place-and-time.ts';
import { problemCodeSchema } from '../wire/problem.ts';
import { warningSchema } from '../wire/warning.ts';
import { batchResultSchema, usdSchema, type BatchResult, resultText } from '../batch/calculate.ts';
import { type JsonText, jsonText } from '../wire/byte-writer.ts';
import type { Wire } from '../wire/wire.ts';
import { batchItemSchema } from '../batch/request.ts';
import { DRY_RUN_MEDIA_TYPE } from '../openapi/dry-run.ts';
import { headerRefs, parameterRefs } from '../openapi/parameters.ts';
import { RESOURCE_ID, resourceOperation } from '../openapi/problem-responses.ts';
import type { SchemaBook } from '../openapi/schema-book.ts';

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

const JOB_EXAMPLE = {
  id: 'job_01KABCDEFGHJKMNPQRSTVWXYZ0',
  status: 'running',
  items: 1_000,
  answered: 400,
  succeeded: 399,
  failed: 1,
  refused: 0,
  charged: 399,
  cost_usd: '0.0000',
  estimate: { price_usd: '3.0000', cost_usd: '0.0000', from_quota: 1_000, from_wallet: 0, free: 0, refused: 0 },
  created_at: '2025-01-02T08:15:00Z',
  started_at: '2025-01-02T08:15:01Z',
  ended_at: null,
  estimated_end_at: '2025-01-02T08:15:16Z',
  expires_at: '2025-01-09T08:15:00Z',
  failure: null,
  warnings: [],
};

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
  .meta({ id: 'Job', description: 'A batch that is answered in the background.', examples: [JOB_EXAMPLE] });

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
  .meta({ id: 'JobList', examples: [{ jobs: [JOB_EXAMPLE], next_cursor: null }] });

export const jobLineSchema = batchResultSchema
  .omit({ next_page: true })
  .extend({ index: count.meta({ description: 'Number of the item, from 0.' }) })
  .meta({ id: 'JobLine', description: 'The result of one item.' });

/** The result of an item as a line of the results of its job: that of a batch, with its number in front and its cost at the end. */
export function jobLineText(index: number, result: BatchResult): JsonText<Wire<typeof jobLineSchema>> {
  return `{"index":${jsonText(index)},${resultText(result).slice(1)}` as JsonText<Wire<typeof jobLineSchema>>;
}

type Json = Record<string, unknown>;

const NDJSON = 'application/x-ndjson';
const NO_JOB = { description: 'The key has no such job. Code: `not_found`.' };

const query = (name: string, description: string, schema: Json): Json => ({ name, in: 'query', description, schema });

function jobOperation(
  name: string,
  summary: string,
  description: string,
  parameters: readonly Json[],
  responses: Json,
): Json {
  return resourceOperation({ name, tag: 'Any product', summary, description, notFound: NO_JOB }, responses, [
    ...parameterRefs(['TheiaVersion', 'RequestId']),
    ...parameters,
  ]);
}

/** Paths of jobs: batches that are answered in the background. */
export function jobPaths(book: SchemaBook): Readonly<Record<string, Json>> {
  const answer = (description: string, schema: Json): Json => ({
    200: { description, content: { 'application/json': { schema } } },
  });
  const job = book.add(jobSchema);
  return {
    '/jobs': {
      get: jobOperation(
        'get_jobs',
        'Jobs of the key',
        'Newest first. POST /batch makes them. GET /jobs/ID is the state of one, GET /jobs/ID/results its results as NDJSON, POST /jobs/ID/cancel ends it, DELETE /jobs/ID deletes it with its results; seven days after its end that happens by itself.',
        [
          query('limit', 'Jobs a page.', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
          query('cursor', '`next_cursor` of the page before.', { type: 'string' }),
        ],
        answer('Jobs.', book.add(jobListSchema)),
      ),
    },
    '/jobs/{id}': {
      get: jobOperation(
        'get_job',
        'State of a job',
        'How far it is, and what it has cost.',
        [RESOURCE_ID],
        answer('The job.', job),
      ),
      delete: jobOperation(
        'delete_job',
        'Delete a job',
        'Deletes the job with its results. A job that is not done is cancelled first.',
        [RESOURCE_ID],
        { 204: { description: 'It is deleted.' } },
      ),
    },
    '/jobs/{id}/cancel': {
      post: jobOperation(
        'cancel_job',
        'Cancel a job',
        'Items that are answered stay charged, and their results stay; the others are never charged. A job that is over stays as it is.',
        [RESOURCE_ID],
        answer('The job.', job),
      ),
    },
    '/jobs/{id}/results': {
      get: jobOperation(
        'get_job_results',
        'Results of a job',
        'A line of JSON for each item that is answered, in order; while the job runs, those so far. Theia-Job-Status is the state before the first line: unless it is queued or running, the lines are all there are. Go on after a lost connection with `from`.',
        [RESOURCE_ID, query('from', 'Number of the first item, from 0.', { type: 'integer', minimum: 0, default: 0 })],
        {
          200: {
            description: 'Lines.',
            headers: { 'Theia-Job-Status': { schema: { type: 'string' } } },
            content: { [NDJSON]: { schema: book.add(jobLineSchema) } },
          },
        },
      ),
    },
  };
}

/** What POST /batch has for jobs, beside what it answers at once. */
export function jobSubmission(operation: Json, book: SchemaBook): Json {
  const { parameters, requestBody, responses } = operation as {
    parameters: readonly Json[];
    requestBody: { content: Json };
    responses: { readonly 200: { readonly content: Json } };
  };
  const dryRun = responses[200].content[DRY_RUN_MEDIA_TYPE] as { readonly schema: Json };
  return {
    ...operation,
    parameters: [
      ...parameters,
      {
        name: 'Prefer',
        in: 'header',
        description: '`respond-async`: answer as a job (202). NDJSON always is one.',
        schema: { type: 'string' },
      },
      query('dry_run', 'For NDJSON, instead of the field.', { type: 'boolean' }),
    ],
    requestBody: {
      ...requestBody,
      content: {
        ...requestBody.content,
        [NDJSON]: {
          schema: {
            ...book.add(batchItemSchema),
            description: `A line for each of up to ${MAX_JOB_ITEMS} items; 32 MiB.`,
          },
        },
      },
    },
    responses: {
      ...responses,
      200: {
        ...responses[200],
        content: {
          ...responses[200].content,
          [DRY_RUN_MEDIA_TYPE]: { schema: { anyOf: [dryRun.schema, book.add(jobDryRunSchema)] } },
        },
      },
      202: {
        description: 'The batch is a job; Location is its address.',
        headers: {
          ...headerRefs(['Idempotency-Replayed']),
          Location: { schema: { type: 'string' } },
          'Preference-Applied': { schema: { type: 'string' } },
        },
        content: { 'application/json': { schema: book.add(jobSchema) } },
      },
    },
  };
}
