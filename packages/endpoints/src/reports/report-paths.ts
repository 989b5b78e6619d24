import { problemRefs } from '../openapi/problem-responses.ts';
import type { SchemaBook } from '../openapi/schema-book.ts';
import { keptReportListSchema, keptReportSchema, sharedReportSchema } from './report-schema.ts';

type Json = Record<string, unknown>;

const STATUSES = [400];
const ID = { $ref: '#/components/parameters/Id' };
const NOT_THERE = { description: 'The key has no such report, or it is not ready. Code: `not_found`.' };
const EVENTS = 'text/event-stream';

const query = (name: string, description: string, schema: Json): Json => ({ name, in: 'query', description, schema });
const answer = (schema: Json): Json => ({ 200: { description: 'Done.', content: { 'application/json': { schema } } } });
const DELETED = { 204: { description: 'It is gone.' } };

function operation(
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
    parameters,
    responses: { ...responses, ...(parameters.includes(ID) ? { 404: NOT_THERE } : {}), ...problemRefs(STATUSES) },
  };
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
        answer(book.add(keptReportListSchema)),
      ),
    },
    '/reports/{id}': {
      get: operation('get_report', 'State of a report', 'How far it is, and what it has cost.', [ID], answer(report)),
      delete: operation('delete_report', 'Delete a report', 'With its secret address.', [ID], DELETED),
    },
    '/reports/{id}/content': {
      get: operation(
        'get_report_content',
        'A report to read',
        'As `format` and `paper` ask; the answer of POST /report by default.',
        [
          ID,
          query('format', 'Form of the report.', { enum: ['json', 'markdown', 'html', 'pdf'], default: 'json' }),
          query('paper', 'Size of a page.', { enum: ['a4', 'letter'], default: 'a4' }),
        ],
        {
          200: {
            description: 'The report.',
            content: { 'application/json': {}, 'text/markdown': {}, 'text/html': {}, 'application/pdf': {} },
          },
        },
      ),
    },
    '/reports/{id}/events': {
      get: operation(
        'get_report_events',
        'Progress of a report',
        'Server-sent events: `progress` with the state of the report at each change, then `ready` or `failed`.',
        [ID],
        { 200: { description: 'Events.', content: { [EVENTS]: {} } } },
      ),
    },
    '/reports/{id}/share': {
      post: operation(
        'share_report',
        'Share a report',
        'Gives it a new secret address, under which anybody may read it without a key, as `format` and `paper` of the address ask (`html`). The one it had ends.',
        [ID],
        answer(book.add(sharedReportSchema)),
      ),
      delete: operation('withdraw_report', 'Stop sharing a report', 'Ends its secret address at once.', [ID], DELETED),
    },
  };
}

/** What POST /report answers to `keep`, beside what it answers at once. */
export function keptSubmission(described: Json, book: SchemaBook): Json {
  const { responses } = described as { readonly responses: Json };
  const schema = book.add(keptReportSchema);
  const content = { 'application/json': { schema }, [EVENTS]: {} };
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
