import { z } from 'zod';
import { usdSchema } from '../batch/calculate.ts';
import { REPORT_VOICES } from '../endpoint.ts';
import { instantSchema } from '../wire/place-and-time.ts';
import { problemCodeSchema } from '../wire/problem.ts';
import { doneResponse, RESOURCE_ID, resourceOperation } from '../openapi/problem-responses.ts';
import type { SchemaBook } from '../openapi/schema-book.ts';

/** `waiting` and `writing` cost nothing yet; `ready` is charged; `failed` never is. */
const REPORT_STATUSES = ['waiting', 'writing', 'ready', 'failed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

const REPORT_STAGES = ['composing', 'rewriting', 'checking'] as const;
export type ReportStage = (typeof REPORT_STAGES)[number];

const instantOrNull = instantSchema.nullable();

const REPORT_EXAMPLE = {
  id: 'rep_01KABCDEFGHJKMNPQRSTVWXYZ0',
  kind: 'natal',
  voice: 'composed',
  status: 'writing',
  stage: 'composing',
  progress: 0.5,
  title: null,
  shared: false,
  cost_usd: '0.0000',
  failure: null,
  failure_message: null,
  created_at: '2025-01-02T08:15:00Z',
  ended_at: null,
};

/** A report that is kept, without what is written in it. */
export const keptReportSchema = z
  .object({
    id: z.string().meta({ examples: ['rep_01KABCDEFGHJKMNPQRSTVWXYZ0'] }),
    kind: z.string().meta({ examples: ['natal'] }),
    voice: z.enum(REPORT_VOICES),
    status: z.enum(REPORT_STATUSES),
    stage: z.enum(REPORT_STAGES).nullable().meta({ description: 'What is being done; null before and after.' }),
    progress: z.number().min(0).max(1).meta({ description: 'How much of it is done.' }),
    title: z.string().nullable().meta({ description: 'Null until it is ready.' }),
    shared: z.boolean().meta({ description: 'Whether anybody may read it at a secret address.' }),
    cost_usd: usdSchema.meta({ description: 'What the wallet paid: nothing before it is ready.' }),
    failure: problemCodeSchema.nullable().meta({ description: 'Why there is none. Nothing was charged.' }),
    failure_message: z.string().nullable(),
    created_at: instantSchema,
    ended_at: instantOrNull,
  })
  .meta({
    id: 'KeptReport',
    description: 'A report that is kept until it is deleted.',
    examples: [REPORT_EXAMPLE],
  });

export const keptReportListSchema = z
  .object({
    reports: z.array(keptReportSchema).meta({ description: 'Newest first.' }),
    next_cursor: z.string().nullable().meta({ description: 'Send it as `cursor` for the reports before these.' }),
  })
  .meta({ id: 'KeptReportList', examples: [{ reports: [REPORT_EXAMPLE], next_cursor: null }] });

/** The address under which anybody may read a report. */
export const sharedReportSchema = z
  .object({ url: z.url().meta({ description: 'Secret, and told only now. A new one ends the one before.' }) })
  .meta({ id: 'SharedReport', examples: [{ url: 'https://example.com/shared-reports/SECRET' }] });

type Json = Record<string, unknown>;

const NOT_THERE = { description: 'The key has no such report, or it is not ready. Code: `not_found`.' };
const EVENTS = 'text/event-stream';
const TEXT = { type: 'string' };

const query = (name: string, description: string, schema: Json): Json => ({ name, in: 'query', description, schema });
const DELETED = { 204: { description: 'It is gone.' } };

function operation(
  name: string,
  summary: string,
  description: string,
  parameters: readonly Json[],
  responses: Json,
): Json {
  return resourceOperation(
    { name, tag: 'Any product', summary, description, notFound: NOT_THERE },
    responses,
    parameters,
  );
}

/** Paths of kept reports. */
export function reportPaths(book: SchemaBook): Readonly<Record<string, Json>> {
  const report = book.add(keptReportSchema);
  return {
    '/reports': {
      get: operation(
        'get_reports',
        'Reports of the key',
        'Newest first. POST /report with `keep` makes them. GET /reports/ID is the state of one, DELETE deletes it: also one that is not written yet, which then costs nothing.',
        [
          query('limit', 'Reports a page.', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
          query('cursor', '`next_cursor` of the page before.', { type: 'string' }),
        ],
        doneResponse(book.add(keptReportListSchema)),
      ),
    },
    '/reports/{id}': {
      get: operation(
        'get_report',
        'State of a report',
        'How far it is, and what it has cost.',
        [RESOURCE_ID],
        doneResponse(report),
      ),
      delete: operation('delete_report', 'Delete a report', 'With its secret address.', [RESOURCE_ID], DELETED),
    },
    '/reports/{id}/content': {
      get: operation(
        'get_report_content',
        'A report to read',
        'As `format` and `paper` ask; the answer of POST /report by default.',
        [
          RESOURCE_ID,
          query('format', 'Form of the report.', { enum: ['json', 'markdown', 'html', 'pdf'], default: 'json' }),
          query('paper', 'Size of a page.', { enum: ['a4', 'letter'], default: 'a4' }),
        ],
        {
          200: {
            description: 'The report, in JSON as the example of POST /report.',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ReportAnswer' } },
              'text/markdown': { schema: TEXT },
              'text/html': { schema: TEXT },
              'application/pdf': { schema: { type: 'string', format: 'binary' } },
            },
          },
        },
      ),
    },
    '/reports/{id}/events': {
      get: operation(
        'get_report_events',
        'Progress of a report',
        'Server-sent events: `progress` with the state of the report at each change, then `ready` or `failed`.',
        [RESOURCE_ID],
        { 200: { description: 'Events.', content: { [EVENTS]: { schema: TEXT } } } },
      ),
    },
    '/reports/{id}/share': {
      post: operation(
        'share_report',
        'Share a report',
        'Gives it a new secret address, under which anybody may read it without a key, as `format` and `paper` of the address ask (`html`). The one it had ends.',
        [RESOURCE_ID],
        doneResponse(book.add(sharedReportSchema)),
      ),
      delete: operation(
        'withdraw_report',
        'Stop sharing a report',
        'Ends its secret address at once.',
        [RESOURCE_ID],
        DELETED,
      ),
    },
  };
}

/** What POST /report answers to `keep`, beside what it answers at once. */
export function keptSubmission(described: Json, book: SchemaBook): Json {
  const { responses } = described as { readonly responses: Json };
  const schema = book.add(keptReportSchema);
  const content = { 'application/json': { schema }, [EVENTS]: { schema: TEXT } };
  const headers = { Location: { schema: { type: 'string' } } };
  return {
    ...described,
    responses: {
      ...responses,
      201: { description: 'With `keep`: it is ready, at Location.', headers, content },
      202: { description: 'With `keep`: it takes longer than ten seconds; Location is its state.', headers, content },
    },
  };
}
