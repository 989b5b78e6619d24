import type { ServerOptions } from 'node:http';

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
