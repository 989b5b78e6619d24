import type { IncomingMessage } from 'node:http';
import type { ApiRequest } from './api-request.ts';
import { clientAddress, wholeAddress } from './client-address.ts';
import { noBody, readIncoming, readStream, streamIncoming } from './read-body.ts';

/** Converts a node:http request. */
export function fromIncoming(incoming: IncomingMessage, trustedProxies: number): ApiRequest {
  const target = originForm(incoming.url ?? '/');
  const mark = target.indexOf('?');
  return {
    method: incoming.method ?? 'GET',
    path: mark === -1 ? target : target.slice(0, mark),
    query: mark === -1 ? '' : target.slice(mark + 1),
    header: (name) => {
      const value = incoming.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    // Found when it is asked for: most calls have a key, and no limit by address.
    get remoteAddress() {
      return clientAddress(incoming, trustedProxies);
    },
    get address() {
      return wholeAddress(incoming, trustedProxies);
    },
    readBody: (bytesMax) => readIncoming(incoming, bytesMax),
    streamBody: () => streamIncoming(incoming),
  };
}

/** A request target as path and query. The origin of an absolute URL (RFC 9112 §3.2.2) is dropped. */
function originForm(target: string): string {
  if (target.startsWith('/') || !URL.canParse(target)) return target;
  const url = new URL(target);
  return url.pathname + url.search;
}

/** Converts a Fetch request, for tests and other servers. */
export function fromFetch(request: Request): ApiRequest {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname,
    query: url.search.slice(1),
    header: (name) => request.headers.get(name) ?? undefined,
    remoteAddress: '',
    address: '',
    readBody: (bytesMax) => readStream(request.body, bytesMax),
    streamBody: () => request.body ?? noBody(),
  };
}
