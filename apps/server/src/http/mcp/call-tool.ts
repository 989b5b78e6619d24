import { parseBody } from '../input/parse-body.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { serveRequest } from '../serve-request.ts';
import type { CallServices } from '../call/services.ts';
import { cutAnswer } from './cut-answer.ts';
import type { Tool } from './tools.ts';

/** Headers of the caller that a call of the API obeys too. */
const PASSED_ON: ReadonlySet<string> = new Set(['authorization', 'theia-version', 'origin']);

/** What a tool answers. */
export interface ToolResult {
  readonly text: string;
  readonly isError: boolean;
  /** What the call cost and which one it was, for the client. */
  readonly facts: Readonly<Record<string, string>>;
}

/**
 * Calls the product behind a tool as if its request had come over HTTP: the same key, rate, price, refusals and log. Nothing is metered here.
 * @throws RequestAborted
 */
export async function callTool(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  caller: ApiRequest,
  services: CallServices,
): Promise<ToolResult> {
  const route = services.findRoute(tool.path);
  if (route === undefined) throw new TypeError(`No product at ${tool.path}`);
  const { next_page: nextPage, ...fields } = given;
  const body = tool.body(fields);
  const isPost = route.endpoint.methods.includes('POST');
  const answer = await serveRequest(
    {
      method: isPost ? 'POST' : 'GET',
      path: tool.path,
      query: isPost ? '' : queryText(body),
      header: (name) =>
        name === 'content-type'
          ? 'application/json'
          : name === 'theia-next-page' && nextPage !== undefined
            ? String(nextPage)
            : PASSED_ON.has(name)
              ? caller.header(name)
              : undefined,
      remoteAddress: caller.remoteAddress,
      address: caller.address,
      readBody: async (bytesMax) => {
        const bytes = Buffer.from(JSON.stringify(body));
        return bytes.byteLength > bytesMax ? 'too_large' : bytes;
      },
      streamBody: () => caller.streamBody(),
    },
    route,
    services,
  );
  const text = typeof answer.body === 'string' ? answer.body : Buffer.from(answer.body ?? []).toString();
  const isError = answer.status >= 400;
  return {
    text: isError ? problemText(text, answer) : cutAnswer(text) + pageText(answer),
    isError,
    facts: factsOf(answer),
  };
}

function queryText(fields: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== null && value !== undefined)
      query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return query.toString();
}

const FACTS = {
  'x-request-id': 'request_id',
  'theia-cost-usd': 'cost_usd',
  'theia-balance-usd': 'balance_usd',
  'theia-next-page': 'next_page',
} as const;

/** How the following page is asked for without paying again. */
function pageText({ headers }: ApiAnswer): string {
  const token = headers['theia-next-page'];
  return token === undefined
    ? ''
    : `\nThe following page is free: the same call with after = next, or before = previous, and next_page = "${token}".\n`;
}

function factsOf({ headers }: ApiAnswer): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(FACTS).flatMap(([header, name]) => (headers[header] === undefined ? [] : [[name, headers[header]]])),
  );
}

interface Problem {
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
  readonly hint?: string;
  readonly request_id: string;
  readonly candidates?: readonly unknown[];
  readonly errors: readonly { readonly code: string; readonly field: string | null; readonly message: string }[];
}
const CANDIDATES_MAX = 5;

/** What is wrong, where, and what to do, of every fault. */
function problemText(json: string, { headers }: ApiAnswer): string {
  const parsed = parseBody(Buffer.from(json));
  if ('invalid' in parsed) return json;
  const { code, field, message, hint, request_id, candidates, errors } = parsed.value as Problem;
  const others = errors
    .slice(1)
    .map((one) => `- ${one.code}${one.field === null ? '' : ` (${one.field})`}: ${one.message}`);
  return [
    `${code}: ${message}`,
    ...(field === null ? [] : [`field: ${field}`]),
    ...(hint === undefined ? [] : [`hint: ${hint}`]),
    ...(headers['retry-after'] === undefined ? [] : [`retry after: ${headers['retry-after']} s`]),
    ...(others.length === 0 ? [] : ['Also:', ...others]),
    ...(candidates === undefined ? [] : [`candidates: ${JSON.stringify(candidates.slice(0, CANDIDATES_MAX))}`]),
    `request_id: ${request_id}`,
  ].join('\n');
}
