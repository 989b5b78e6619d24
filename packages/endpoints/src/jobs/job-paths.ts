import { jobDryRunSchema, jobLineSchema, jobListSchema, jobSchema, MAX_JOB_ITEMS } from './job-schema.ts';
import { batchItemSchema } from '../batch/request.ts';
import { DRY_RUN_MEDIA_TYPE } from '../openapi/dry-run.ts';
import { headerRefs } from '../openapi/headers.ts';
import { parameterRefs } from '../openapi/parameters.ts';
import { problemRefs } from '../openapi/problem-responses.ts';
import type { SchemaBook } from '../openapi/schema-book.ts';

type Json = Record<string, unknown>;

const STATUSES = [400];
const NDJSON = 'application/x-ndjson';
const JOB_ID = { $ref: '#/components/parameters/Id' };
const NO_JOB = { description: 'The key has no such job. Code: `not_found`.' };

const query = (name: string, description: string, schema: Json): Json => ({ name, in: 'query', description, schema });

function jobOperation(
  name: string,
  summary: string,
  description: string,
  parameters: readonly Json[],
  responses: Json,
): Json {
  return {
    operationId: name,
    tags: ['Any product'],
    summary,
    description,
    parameters: [...parameterRefs(['TheiaVersion', 'RequestId']), ...parameters],
    responses: {
      ...responses,
      ...(parameters.includes(JOB_ID) ? { 404: NO_JOB } : {}),
      ...problemRefs(STATUSES),
    },
  };
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
        [JOB_ID],
        answer('The job.', job),
      ),
      delete: jobOperation(
        'delete_job',
        'Delete a job',
        'Deletes the job with its results. A job that is not done is cancelled first.',
        [JOB_ID],
        { 204: { description: 'It is deleted.' } },
      ),
    },
    '/jobs/{id}/cancel': {
      post: jobOperation(
        'cancel_job',
        'Cancel a job',
        'Items that are answered stay charged, and their results stay; the others are never charged. A job that is over stays as it is.',
        [JOB_ID],
        answer('The job.', job),
      ),
    },
    '/jobs/{id}/results': {
      get: jobOperation(
        'get_job_results',
        'Results of a job',
        'A line of JSON for each item that is answered, in order; while the job runs, those so far. Theia-Job-Status is the state before the first line: unless it is queued or running, the lines are all there are. Go on after a lost connection with `from`.',
        [JOB_ID, query('from', 'Number of the first item, from 0.', { type: 'integer', minimum: 0, default: 0 })],
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
