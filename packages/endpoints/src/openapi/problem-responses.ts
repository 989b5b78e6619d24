import { PROBLEM_STATUS } from '../problem.ts';
import type { ProblemCode } from '../problem.ts';
import { STANDARD_HEADERS, headerRefs } from './headers.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request is faulty',
  401: 'No valid API key',
  402: 'Neither quota nor wallet covers the call',
  403: 'The plan does not include the product',
  404: 'No such path',
  405: 'The path has other methods',
  406: 'The answer has no such media type',
  409: 'Conflict of idempotency keys',
  413: 'The body is larger than 256 KiB',
  415: 'The body is not JSON',
  422: 'The request is well formed but cannot be computed',
  429: 'Too many requests; see Retry-After',
  500: 'A fault of the server',
  503: 'Temporarily unavailable; see Retry-After',
  504: 'The computation took too long',
};

const EXTRA_HEADERS: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

export function codesOf(status: number): readonly ProblemCode[] {
  return (Object.keys(PROBLEM_STATUS) as ProblemCode[]).filter((code) => PROBLEM_STATUS[code] === status);
}

/** Every status a problem may have, ascending. */
export const PROBLEM_STATUSES: readonly number[] = [...new Set<number>(Object.values(PROBLEM_STATUS))].toSorted(
  (a, b) => a - b,
);

/** `components/responses`: one problem response a status, with the codes it may carry. */
export function problemResponses(): Record<string, unknown> {
  return Object.fromEntries(
    PROBLEM_STATUSES.map((status) => [
      `Problem${status}`,
      {
        description: `${TITLES[status] ?? 'A problem'}. Codes: ${codesOf(status)
          .map((code) => `\`${code}\``)
          .join(', ')}.`,
        headers: headerRefs([...STANDARD_HEADERS, ...(EXTRA_HEADERS[status] ?? [])]),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Problem' },
                { type: 'object', properties: { status: { const: status }, code: { enum: codesOf(status) } } },
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
