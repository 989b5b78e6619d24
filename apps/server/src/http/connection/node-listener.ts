import type { IncomingMessage, RequestListener, ServerOptions, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Issue, Problem } from '@theia-astro/endpoints/problem';
import { type ApiAnswer, type ApiRequest, fromIncoming } from './api-request.ts';
import { encodeText } from '../answer/compress-answer.ts';
import type { ProductServer } from '../routing/product-server.ts';
import { discardRest } from './read-body.ts';

/** The product API directly on node:http, without Fetch objects. Unknown paths go to `others`. */
export function productListener(
  server: ProductServer,
  others: RequestListener,
  refuse: (request: ApiRequest, problem: Problem) => ApiAnswer,
  trustedProxies: number,
): RequestListener {
  return (incoming, outgoing) => {
    const request = fromIncoming(incoming, trustedProxies);
    const issue = findHeadFault(incoming);
    if (issue !== null) {
      const { status, headers, body } = refuse(request, new Problem(issue));
      send(incoming, outgoing, status, headers, body);
      return;
    }
    const pending = server.answer(request);
    if (pending === null) {
      others(incoming, outgoing);
      return;
    }
    pending
      .then(async ({ status, headers, body, stream }) => {
        if (!incoming.complete) await discardRest(incoming);
        if (stream === undefined) send(incoming, outgoing, status, headers, body);
        else await pipeline(stream, outgoing.writeHead(status, headers));
      })
      .catch(() => outgoing.destroy());
  };
}

/** Answers every request with a problem and closes its connection, after reading what the client still sends. */
export function refusingListener(refuse: (request: ApiRequest) => ApiAnswer, trustedProxies: number): RequestListener {
  return (incoming, outgoing) => {
    outgoing.shouldKeepAlive = false;
    const { status, headers, body } = refuse(fromIncoming(incoming, trustedProxies));
    discardRest(incoming)
      .then(() => send(incoming, outgoing, status, headers, body))
      .catch(() => outgoing.destroy());
  };
}

const BAD_HOST = /[^\w.:[\]%-]/;

/** Faults that the parser accepts but RFC 9112 §3.2 does not: a missing or invalid Host, a target that is not a path. */
function findHeadFault({ headers: { host }, httpVersion, url = '' }: IncomingMessage): Issue | null {
  if (host === undefined && httpVersion === '1.1')
    return { code: 'malformed_request', field: 'Host', message: 'The request has no Host header.' };
  if (host !== undefined && BAD_HOST.test(host))
    return { code: 'malformed_request', field: 'Host', message: 'The Host header is not a valid host.' };
  return url.startsWith('/') || URL.canParse(url)
    ? null
    : { code: 'malformed_request', field: null, message: 'The request target is neither a path nor a URL.' };
}

function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Uint8Array | null,
): void {
  if (body === null) {
    outgoing.writeHead(status, headers).end();
    return;
  }
  const bytes = typeof body === 'string' ? encodeText(body) : body;
  headers['content-length'] = String(bytes.byteLength);
  outgoing.writeHead(status, headers).end(incoming.method === 'HEAD' ? undefined : bytes);
}

/** The path where sockets are served; on other paths the upgrade offer is ignored. */
const SOCKETS = /^\/realtime\/v1\/websocket(?:\?|$)/;

/**
 * For `http.createServer`. Idle connections stay open longer than those of common clients and proxies (60 s), which could otherwise send a
 * call on a connection that is just closing. Slow senders are cut off. Only WebSocket upgrades are accepted: other offers, like the
 * unencrypted HTTP/2 that Java's HttpClient offers with every request, are answered in HTTP/1.1 (RFC 9110, §7.8).
 */
export const SERVER_OPTIONS: ServerOptions = {
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  noDelay: true,
  shouldUpgradeCallback: (request) =>
    request.headers.upgrade?.toLowerCase() === 'websocket' && SOCKETS.test(request.url ?? ''),
  // The listener answers this itself, with a problem document.
  requireHostHeader: false,
};

/** For `server.listen`: how many connections may wait to be accepted, so that a burst of callers is not refused. */
export const LISTEN_BACKLOG = 4_096;
