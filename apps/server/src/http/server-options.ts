import type { ServerOptions } from 'node:http';

/** Where sockets are served; anywhere else the offer is passed over. */
const SOCKETS = /^\/realtime\/v1\/websocket(?:\?|$)/;

/**
 * For `http.createServer`. Idle connections stay open longer than those of common clients and proxies (60 s), which would otherwise send a
 * call into a connection that closes at that moment; slow senders are cut off. Only an offer of WebSocket is taken up: who offers anything else,
 * as Java's HttpClient offers HTTP/2 with every request in clear, is answered in HTTP/1.1 (RFC 9110, §7.8).
 */
export const SERVER_OPTIONS: ServerOptions = {
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  noDelay: true,
  shouldUpgradeCallback: (request) =>
    request.headers.upgrade?.toLowerCase() === 'websocket' && SOCKETS.test(request.url ?? ''),
  // The listener says so itself, with a problem document.
  requireHostHeader: false,
};

/** For `server.listen`: how many connections may wait to be accepted, so that a burst of callers is not turned away. */
export const LISTEN_BACKLOG = 4_096;
