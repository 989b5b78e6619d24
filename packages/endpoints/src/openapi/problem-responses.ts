import type { EndpointTag } from '../endpoint.ts';
import { type Issue, Problem, PROBLEM_STATUS, type ProblemCode } from '../problem.ts';
import { problemDocument } from '../wire/problem.ts';
import { ANSWER_HEADERS, STANDARD_HEADERS, headerRefs } from './parameters.ts';

type Json = Readonly<Record<string, unknown>>;

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

/** An operation lists what a faulty request gets, here with an example; every other problem may occur in any call, and is its `default`. */
const LISTED: ReadonlyMap<number, Issue> = new Map<number, Issue>([
  [
    400,
    {
      code: 'missing_field',
      field: 'birth_date',
      message: 'birth_date is required.',
      hint: 'Write YYYY-MM-DD, for example 1990-06-15; or send utc.',
    },
  ],
  [
    406,
    {
      code: 'not_acceptable',
      field: 'Accept',
      message: 'The answer has none of the media types in Accept.',
      hint: 'Use one of application/json, text/markdown.',
    },
  ],
]);
const OTHER_EXAMPLE: Issue = {
  code: 'missing_key',
  field: null,
  message: 'An API key is required.',
  hint: 'Send Authorization: Bearer THE… with the key from your dashboard.',
};

/** A status of the `default` of operations, its meaning and its codes. */
export interface OtherProblem {
  readonly status: number;
  readonly description: string;
  readonly codes: readonly ProblemCode[];
}

/** The problems that `default` stands for, by ascending status. */
export const OTHER_PROBLEMS: readonly OtherProblem[] = [...new Set<number>(Object.values(PROBLEM_STATUS))]
  .filter((status) => !BEYOND_OPERATIONS.includes(status) && !LISTED.has(status))
  .toSorted((a, b) => a - b)
  .map((status) => ({ status, description: `${TITLES[status]!}.`, codes: listCodes(status) }));

/** Of the headers of the `default`, those that only problems have. */
export const PROBLEM_HEADERS: readonly string[] = ['Retry-After', 'WWW-Authenticate'];

/** The name of the `default` among the responses, and so of what every answer has. */
export const DEFAULT_RESPONSE = 'Problem';

/** `components/responses`: one problem response for each status that operations list, with the codes it may carry, and one for all others. */
export function problemResponses(): Record<string, unknown> {
  const listed = [...LISTED].map(([status, example]) => [
    `${DEFAULT_RESPONSE}${status}`,
    problemResponse(`${TITLES[status]!}.`, [], example, {
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
      OTHER_EXAMPLE,
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
  example: Issue,
  properties: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return {
    description,
    ...(headers.length === 0 ? {} : { headers: headerRefs(headers) }),
    content: {
      'application/problem+json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties }] },
        example: problemDocument(new Problem(example), '/swiss/natal', 'req_01KABCDEFGHJKMNPQRSTVWXYZ0'),
      },
    },
  };
}

/** References for an operation: these of the listed statuses, and `default`. */
export function problemRefs(statuses: readonly number[]): Record<string, unknown> {
  const listed = statuses.map((status): [string, string] => {
    if (!LISTED.has(status)) throw new RangeError(`${status} is not listed: it belongs to the default response`);
    return [String(status), `${DEFAULT_RESPONSE}${status}`];
  });
  return Object.fromEntries(
    [...listed, ['default', DEFAULT_RESPONSE]].map(([status, name]) => [
      status,
      { $ref: `#/components/responses/${name}` },
    ]),
  );
}

/** The parameter of an operation on one resource, such as a job, a report or a webhook. */
export const RESOURCE_ID = { $ref: '#/components/parameters/Id' };

/** The parameters of an operation that returns a list in pages. */
export const PAGE: readonly Json[] = [
  {
    name: 'limit',
    in: 'query',
    description: 'Entries a page.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  },
  { name: 'cursor', in: 'query', description: '`next_cursor` of the page before.', schema: { type: 'string' } },
];

interface ResourceTexts {
  readonly name: string;
  readonly tag: EndpointTag;
  readonly summary: string;
  readonly description: string;
  /** The response of a resource that the key does not have. */
  readonly notFound: Json;
}

/** An operation on the resources of a key. */
export function resourceOperation(
  { name, tag, notFound, ...texts }: ResourceTexts,
  responses: Json,
  parameters: readonly unknown[] = [],
  body?: Json,
): Json {
  return {
    operationId: name,
    tags: [tag],
    ...texts,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { content: { 'application/json': body } } }),
    responses: {
      ...responses,
      ...(parameters.includes(RESOURCE_ID) ? { 404: notFound } : {}),
      ...problemRefs([400]),
    },
  };
}

/** A successful response as JSON. */
export const doneResponse = (schema: Json, status = 200): Json => ({
  [status]: { description: 'Done.', content: { 'application/json': { schema } } },
});
