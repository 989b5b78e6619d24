import { Problem } from '@theia-astro/endpoints/problem';
import type { Account } from '../../metering/account.ts';
import { answerHeaders, preflightHeaders, problemAnswer, toProblem } from '../answer/answer-headers.ts';
import { authenticate } from '../caller/authenticate.ts';
import { limitRate } from '../caller/rate-limiter.ts';
import { type Call, type CallServices, startCall } from '../call/call.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { RequestAborted } from '../connection/read-body.ts';
import { bodyInput, limitBody, requireJsonBody } from '../input/read-input.ts';
import { logRequest } from '../record/metered-record.ts';
import { notFound, withoutAlias } from './routes.ts';

/** A part of the API beside the catalogue, by its paths. */
export type PathServer = ReturnType<typeof resourceServer>;

/** What a method of a resource answers; `headers` are those of every answer. */
export type Operation = (
  call: Call,
  account: Account,
  headers: Record<string, string>,
) => Promise<Pick<ApiAnswer, 'status' | 'body' | 'stream'> & { readonly headers?: Record<string, string> }>;

/** The methods of a path. HEAD is answered where GET is. */
export type Operations = Readonly<Partial<Record<'GET' | 'POST' | 'DELETE', Operation>>>;

/**
 * Resources that belong to a key or its account: their requests take one from the rate of the key and cost nothing.
 * @param root the beginning of their paths, `/webhooks`
 * @param operationsOf what a path offers, by the path without `/v1`; null: it is not there
 */
export function resourceServer(
  services: CallServices,
  root: string,
  operationsOf: (path: string) => Operations | null,
) {
  return {
    /** @param path without `/v1` */
    owns: (path: string) => path === root || path.startsWith(`${root}/`),
    /** @throws RequestAborted when the client has disconnected */
    answer: (request: ApiRequest): Promise<ApiAnswer> => serve(request, root, operationsOf, services),
  };
}

async function serve(
  request: ApiRequest,
  root: string,
  operationsOf: (path: string) => Operations | null,
  services: CallServices,
): Promise<ApiAnswer> {
  const call = startCall(request, null, services.now());
  const path = withoutAlias(request.path);
  const operations = operationsOf(path);
  const methods = Object.keys(operations ?? {});
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const finish = (answer: ApiAnswer, cause: unknown): ApiAnswer => {
    const milliseconds = performance.now() - call.begunMs;
    services.metrics.request(root, answer.status, milliseconds / 1000);
    logRequest(services.log, call, answer.status, milliseconds, cause);
    return answer;
  };
  try {
    if (operations === null) throw notFound();
    if (request.method === 'OPTIONS')
      return {
        status: 204,
        headers: { ...answerHeaders(call, services.limiter), ...preflightHeaders(allow) },
        body: null,
      };
    const operation = operations[(request.method === 'HEAD' ? 'GET' : request.method) as keyof Operations];
    if (operation === undefined)
      throw new Problem({
        code: 'method_not_allowed',
        field: null,
        message: `${path} does not accept ${request.method.slice(0, 20)}.`,
        hint: `Use ${allow}.`,
      });
    const account = await authenticate(call, services.metering, services.limiter);
    await limitRate(call, account, services.limiter);
    const headers = answerHeaders(call, services.limiter);
    const { headers: more, ...answer } = await operation(call, account, headers);
    return finish({ ...answer, headers: { ...headers, ...more } }, null);
  } catch (error) {
    if (error instanceof RequestAborted) throw error;
    const problem = toProblem(error);
    services.metrics.refusals.inc({ code: problem.code });
    const headers = { ...answerHeaders(call, services.limiter), ...(problem.status === 405 ? { allow } : {}) };
    return finish(problemAnswer(problem, call, headers), problem.status >= 500 ? error : null);
  }
}

/** The fields of the body of a request; none when there is no body. @throws Problem 400, 413, 415 */
export async function bodyFields(call: Call): Promise<Readonly<Record<string, unknown>>> {
  const bytes = await limitBody(call);
  if (bytes.byteLength === 0) return {};
  requireJsonBody(call);
  return bodyInput(call, bytes);
}

/** An answer in JSON. */
export function jsonAnswer(
  value: unknown,
  status = 200,
): { status: number; body: string; headers: Record<string, string> } {
  return { status, body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}

const ID = /^[a-z]+_[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * The cursor of a list, which is the id of its last entry; null without one.
 * @param what what the cursor would name, for the message
 * @throws Problem 400 invalid_cursor
 */
export async function readCursor(
  text: string | undefined,
  what: string,
  isListed: (id: string) => Promise<boolean>,
): Promise<string | null> {
  if (text === undefined) return null;
  if (ID.test(text) && (await isListed(text))) return text;
  throw new Problem({
    code: 'invalid_cursor',
    field: 'cursor',
    message: `cursor names no ${what}.`,
    hint: 'Begin again without cursor.',
  });
}

/** A whole number of the query. @throws Problem 400 invalid_range */
export function wholeNumber(
  text: string | undefined,
  {
    name,
    min,
    max,
    byDefault,
  }: { readonly name: string; readonly min: number; readonly max: number; readonly byDefault: number },
): number {
  if (text === undefined) return byDefault;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Problem({
    code: 'invalid_range',
    field: name,
    message: `${name} must be a whole number from ${min} to ${max}.`,
  });
}
