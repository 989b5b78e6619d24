import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import { answerHeaders, preflightHeaders, problemAnswer, toProblem } from '../answer/answer-headers.ts';
import { limitRate } from '../caller/rate-limiter.ts';
import { mayCall } from '../caller/permit-product.ts';
import type { Account } from '../../metering/account.ts';
import { type Call, type CallServices, startCall } from '../call/call.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { RequestAborted } from '../connection/read-body.ts';
import { bodyObject, limitBody, parseBody, requireJsonBody } from '../input/read-input.ts';
import { challengeOf, identifyMcpCaller, requireScope } from './mcp-caller.ts';
import type { Offer } from './speak.ts';

const ALLOW = 'POST, OPTIONS';
const TOOL_CALL = 'tools/call';

/** Answers requests on `/mcp`. @throws RequestAborted when the client has disconnected */
export type McpServer = (request: ApiRequest) => Promise<ApiAnswer>;

/**
 * The Model Context Protocol over Streamable HTTP, without sessions: each POST is one message and has one JSON answer. The caller sends an API key, or the
 * access token of a connected app. A tool call is a call of its product and nothing else, so it is counted there; every other message, and a tool call that
 * reaches no product, takes one from the rate of the key and costs nothing.
 */
export function mcpServer(catalog: readonly Endpoint[], services: CallServices): McpServer {
  let opened: Promise<{ readonly speak: typeof import('./speak.ts').speak; readonly offer: Offer }> | null = null;
  /** The SDK is loaded with the first message. */
  const open = (): NonNullable<typeof opened> =>
    (opened ??= import('./speak.ts').then(({ speak, makeOffer }) => ({ speak, offer: makeOffer(catalog) })));
  return async (request) => {
    const call = startCall(request, null, services.now());
    const standard = answerHeaders(call, services.limiter);
    if (request.method === 'OPTIONS')
      return { status: 204, headers: { ...standard, ...preflightHeaders(ALLOW) }, body: null };
    try {
      const message = await readMessage(call);
      const { caller, rights } = await identifyMcpCaller(call, services);
      const isToolCall = message['method'] === TOOL_CALL;
      if (!isToolCall) await limitRate(caller, services.limiter);
      const { speak, offer } = await open();
      requireScope(rights, message, offer.tools, services);
      const { status, body, headers, hasCalled } = await speak(
        message,
        { ...request, caller: { key: caller.key, account: caller.account } },
        offerTo(caller.account, offer, services),
        services,
      );
      if (isToolCall && !hasCalled) await limitRate(caller, services.limiter);
      return { status, headers: { ...answerHeaders(call, services.limiter), ...headers }, body };
    } catch (error) {
      if (error instanceof RequestAborted) throw error;
      const problem = toProblem(error);
      if (problem.code === 'internal_error')
        services.log.error({ err: error, request_id: call.requestId }, 'an MCP message failed');
      services.metrics.refusals.inc({ code: problem.code });
      const answer = problemAnswer(problem, call, {
        ...answerHeaders(call, services.limiter),
        ...(problem.status === 405 ? { allow: ALLOW } : {}),
      });
      return { ...answer, headers: { ...answer.headers, ...challengeOf(problem, call, services.publicUrl) } };
    }
  };
}

/** The tools that a key may call: the others are not shown, and refused like their product when called. */
function offerTo(account: Account, offer: Offer, { findRoute }: CallServices): Offer {
  if (account.limits.products.length === 0) return offer;
  const shown = offer.tools.filter(({ path }) => mayCall(account, findRoute(path)?.endpoint.name ?? ''));
  return { ...offer, shown };
}

/** @throws Problem 401, 405, 413, 415 and 400 for what is not one message */
async function readMessage(call: Call): Promise<Readonly<Record<string, unknown>>> {
  if (call.request.method !== 'POST')
    throw new Problem({
      code: 'method_not_allowed',
      field: null,
      message: 'Messages are sent with POST; this server keeps no streams and no sessions.',
      hint: `Use ${ALLOW}.`,
    });
  if (call.request.header('authorization') === undefined)
    throw new Problem({
      code: 'missing_key',
      field: null,
      message: 'An API key is required.',
      hint: 'Send Authorization: Bearer THE… with the key from your dashboard.',
    });
  const bytes = await limitBody(call);
  requireJsonBody(call);
  return bodyObject(parseBody(bytes));
}
