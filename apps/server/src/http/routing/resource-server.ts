import { Problem } from '@theia-astro/endpoints/problem';
import { OUTAGE, untilLost } from '../../database/outage.ts';
import { isUnavailable } from '../../metering/database-failure.ts';
import { toProblem } from '../answer/answer-headers.ts';
import { identifyCaller, type ResourceCaller } from '../caller/resource-caller.ts';
import type { Call, CallServices } from '../call/call.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { bodyInput, limitBody, requireJsonBody } from '../input/read-input.ts';
import { type Answer, answerBeside } from './answer-beside.ts';
import { notFound, withoutAlias } from './routes.ts';

/** A part of the API beside the catalogue, by its paths. */
export type PathServer = ReturnType<typeof resourceServer>;

/** What a method of a resource answers. */
export type Operation = (call: Call, caller: ResourceCaller) => Promise<Answer>;

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

function serve(
  request: ApiRequest,
  { root, product }: Resources,
  operationsOf: (path: string) => Operations | null,
  services: CallServices,
): Promise<ApiAnswer> {
  const path = withoutAlias(request.path);
  const operations = operationsOf(path);
  const methods = Object.keys(operations ?? {});
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const resource = { route: root, allow: operations && allow, subject: path, problemOf };
  return answerBeside(request, services, resource, (call) => {
    const operation = operations?.[(request.method === 'HEAD' ? 'GET' : request.method) as keyof Operations];
    if (operation === undefined) throw notFound();
    const work = identifyCaller(call, product, services).then((caller) => operation(call, caller));
    return untilLost(services.sql, work);
  });
}

function problemOf(error: unknown): Problem {
  return isUnavailable(error) ? new Problem({ code: 'unavailable', field: null, message: OUTAGE }) : toProblem(error);
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
