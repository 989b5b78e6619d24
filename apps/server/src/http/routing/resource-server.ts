import { Problem } from '@theia-astro/endpoints/problem';
import { OUTAGE, untilLost } from '../../database/outage.ts';
import { isUnavailable } from '../../metering/database-failure.ts';
import { answerHeaders, preflightHeaders, problemAnswer, toProblem } from '../answer/answer-headers.ts';
import { identifyCaller, type ResourceCaller } from '../caller/resource-caller.ts';
import { type Call, type CallServices, startCall } from '../call/call.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { RequestAborted } from '../connection/read-body.ts';
import { bodyInput, limitBody, requireJsonBody } from '../input/read-input.ts';
import { logRequest } from '../record/metered-record.ts';
import { notFound, withoutAlias } from './routes.ts';

/** A part of the API beside the catalogue, by its paths. */
export type PathServer = ReturnType<typeof resourceServer>;

/** What a method of a resource answers, with headers besides those of every answer. */
export type Operation = (
  call: Call,
  caller: ResourceCaller,
) => Promise<Pick<ApiAnswer, 'status' | 'body' | 'stream'> & { readonly headers?: Record<string, string> }>;

/** The methods of a path. HEAD is answered where GET is. */
export type Operations = Readonly<Partial<Record<'GET' | 'POST' | 'DELETE', Operation>>>;

interface Resources {
  /** The beginning of their paths, `/webhooks`. */
  readonly root: string;
  /** What a key must be allowed to call; null: nothing. */
  readonly product: string | null;
}

/**
 * Resources that belong to a key or its account, for keys and signed-in sessions: their requests take one from the rate of the caller and cost nothing.
 * @param operationsOf what a path offers, by the path without `/v1`; null: it is not there
 */
export function resourceServer(
  services: CallServices,
  resources: Resources,
  operationsOf: (path: string) => Operations | null,
) {
  const { root } = resources;
  return {
    /** @param path without `/v1` */
    owns: (path: string) => path === root || path.startsWith(`${root}/`),
    /** @throws RequestAborted when the client has disconnected */
    answer: (request: ApiRequest): Promise<ApiAnswer> => serve(request, resources, operationsOf, services),
  };
}

async function serve(
  request: ApiRequest,
  { root, product }: Resources,
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
    const work = identifyCaller(call, product, services).then((caller) => operation(call, caller));
    const { headers, ...answer } = await untilLost(services.sql, work);
    return finish({ ...answer, headers: { ...answerHeaders(call, services.limiter), ...headers } }, null);
  } catch (error) {
    if (error instanceof RequestAborted) throw error;
    const problem = isUnavailable(error) ? outageProblem() : toProblem(error);
    services.metrics.refusals.inc({ code: problem.code });
    const headers = { ...answerHeaders(call, services.limiter), ...(problem.status === 405 ? { allow } : {}) };
    return finish(problemAnswer(problem, call, headers), problem.status >= 500 ? error : null);
  }
}

function outageProblem(): Problem {
  return new Problem({ code: 'unavailable', field: null, message: OUTAGE });
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
