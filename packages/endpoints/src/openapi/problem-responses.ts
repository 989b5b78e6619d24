import { PROBLEM_STATUS } from '../problem.ts';
import type { ProblemCode } from '../problem.ts';
import { STANDARD_HEADERS, headerRefs } from './headers.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request is faulty',
  401: 'No valid API key',
  402: 'Neither quota nor wallet covers the call',
  403: 'The plan does not include the product',
  406: 'The answer has no such media type',
  408: 'The request did not arrive whole in time',
  409: 'Conflict of idempotency keys; see Retry-After where the first call still runs',
  413: 'The body is larger than 256 KiB, 2 MiB for a batch, or 32 MiB for a job',
  415: 'The body is not JSON',
  422: 'The request is well formed but cannot be computed',
  429: 'Too many requests; see Retry-After',
  431: 'Address and headers are larger than 16 KiB',
  500: 'A fault of the server',
  503: 'Temporarily unavailable; see Retry-After',
  504: 'The computation took too long',
};

const EXTRA_HEADERS: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  409: ['Retry-After'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

function listCodes(status: number): readonly ProblemCode[] {
  return (Object.keys(PROBLEM_STATUS) as ProblemCode[]).filter((code) => PROBLEM_STATUS[code] === status);
}

/** What no operation answers: a path that is not there, and a method that a path does not have. The document tells of them in its description. */
const BEYOND_OPERATIONS: readonly number[] = [404, 405];

/** Every status the problem of an operation may have, ascending. */
const OPERATION_STATUSES: readonly number[] = [...new Set<number>(Object.values(PROBLEM_STATUS))]
  .filter((status) => !BEYOND_OPERATIONS.includes(status))
  .toSorted((a, b) => a - b);

/** `components/responses`: one problem response a status, with the codes it may carry. */
export function problemResponses(): Record<string, unknown> {
  return Object.fromEntries(
    OPERATION_STATUSES.map((status) => [
      `Problem${status}`,
      {
        description: `${TITLES[status]!}. Codes: ${listCodes(status)
          .map((code) => `\`${code}\``)
          .join(', ')}.`,
        headers: headerRefs([...STANDARD_HEADERS, ...(EXTRA_HEADERS[status] ?? [])]),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Problem' },
                { type: 'object', properties: { status: { const: status }, code: { enum: listCodes(status) } } },
              ],
            },
          },
        },
      },
    ]),
  );
}

/** References for an operation. */
export function problemRefs(statuses: readonly number[]): Record<string, unknown> {
  return Object.fromEntries(
    statuses.map((status) => [String(status), { $ref: `#/components/responses/Problem${status}` }]),
  );
}
