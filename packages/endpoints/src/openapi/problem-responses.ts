import { PROBLEM_STATUS } from '../problem.ts';
import type { ProblemCode } from '../problem.ts';
import { ANSWER_HEADERS, STANDARD_HEADERS, headerRefs } from './parameters.ts';

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

function listCodes(status: number): readonly ProblemCode[] {
  return (Object.keys(PROBLEM_STATUS) as ProblemCode[]).filter((code) => PROBLEM_STATUS[code] === status);
}

/** What no operation answers: a path that is not there, and a method that a path does not have. The document tells of them in its description. */
const BEYOND_OPERATIONS: readonly number[] = [404, 405];

/** An operation lists what a faulty request gets; every other problem may befall any call, and is its `default`. */
const LISTED: readonly number[] = [400, 406];

/** A status of the `default` of operations, its meaning and its codes. */
export interface OtherProblem {
  readonly status: number;
  readonly description: string;
  readonly codes: readonly ProblemCode[];
}

/** The problems that `default` stands for, by ascending status. */
export const OTHER_PROBLEMS: readonly OtherProblem[] = [...new Set<number>(Object.values(PROBLEM_STATUS))]
  .filter((status) => !BEYOND_OPERATIONS.includes(status) && !LISTED.includes(status))
  .toSorted((a, b) => a - b)
  .map((status) => ({ status, description: `${TITLES[status]!}.`, codes: listCodes(status) }));

/** Of the headers of the `default`, those that only problems have. */
export const PROBLEM_HEADERS: readonly string[] = ['Retry-After', 'WWW-Authenticate'];

/** The name of the `default` among the responses, and so of what every answer has. */
export const DEFAULT_RESPONSE = 'Problem';

/** `components/responses`: one problem response for each status that operations list, with the codes it may carry, and one for all others. */
export function problemResponses(): Record<string, unknown> {
  const listed = LISTED.map((status) => [
    `${DEFAULT_RESPONSE}${status}`,
    problemResponse(`${TITLES[status]!}.`, [], {
      status: { const: status },
      code: { enum: listCodes(status) },
    }),
  ]);
  const others = OTHER_PROBLEMS.map(({ status, description }) => `- ${status}: ${description}`);
  return {
    ...Object.fromEntries(listed),
    [DEFAULT_RESPONSE]: problemResponse(
      ['Any other problem.', ...others].join('\n'),
      [...STANDARD_HEADERS, ...ANSWER_HEADERS, ...PROBLEM_HEADERS],
      {
        status: { enum: OTHER_PROBLEMS.map(({ status }) => status) },
        code: { enum: OTHER_PROBLEMS.flatMap(({ codes }) => codes) },
      },
    ),
  };
}

function problemResponse(
  description: string,
  headers: readonly string[],
  properties: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return {
    description,
    ...(headers.length === 0 ? {} : { headers: headerRefs(headers) }),
    content: {
      'application/problem+json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties }] },
      },
    },
  };
}

/** References for an operation: these of the listed statuses, and `default`. */
export function problemRefs(statuses: readonly number[]): Record<string, unknown> {
  const listed = statuses.map((status): [string, string] => {
    if (!LISTED.includes(status)) throw new RangeError(`${status} is not listed: it belongs to the default response`);
    return [String(status), `${DEFAULT_RESPONSE}${status}`];
  });
  return Object.fromEntries(
    [...listed, ['default', DEFAULT_RESPONSE]].map(([status, name]) => [
      status,
      { $ref: `#/components/responses/${name}` },
    ]),
  );
}
