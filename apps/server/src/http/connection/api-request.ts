import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Account } from '../../metering/account.ts';
import type { PreparedCopies } from '../../encoding/compress.ts';
import { noBody, readIncoming, streamIncoming } from './read-body.ts';

/** A request, independent of its source (node:http, an item of a batch, a tool call). */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** A header by its lower-case name; undefined when absent. */
  header(name: string): string | undefined;
  /** The address for rate limits (`clientAddress`); empty when unknown. */
  readonly remoteAddress: string;
  /** The caller's whole address, IPv4 where it stands for one; empty when unknown. */
  readonly address: string;
  /** Who calls, where that is known already: of a tool call. */
  readonly caller?: KnownCaller;
  /** The whole body, or `too_large` as soon as it is known to exceed the limit. May be called once. */
  readBody(bytesMax: number): Promise<Buffer | 'too_large'>;
  /** The body piece by piece, instead of `readBody`. Ends with RequestAborted when the client disconnects. */
  streamBody(): AsyncIterable<Uint8Array>;
}

export interface KnownCaller {
  readonly key: string;
  readonly account: Account;
}

/** What stands for the request where no readable one arrived. */
export const NO_REQUEST: ApiRequest = {
  method: 'GET',
  path: '/',
  query: '',
  header: () => undefined,
  remoteAddress: '',
  address: '',
  readBody: () => Promise.resolve(Buffer.alloc(0)),
  streamBody: noBody,
};

export interface ApiAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Record<string, string>;
  /** Null for no content. For HEAD it is omitted and the headers are kept. */
  readonly body: string | Uint8Array | null;
  /** The answer of a product as JSON, where `body` has it in another form. */
  readonly json?: string | Uint8Array;
  /** A body that is made while it is sent, instead of `body`, which is then null. When it fails, the connection is cut off. */
  readonly stream?: AsyncIterable<Uint8Array>;
  /** Compressed copies of a body that is the same for everyone. Without them a long text is compressed per request. */
  readonly copies?: PreparedCopies;
}

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

type Arrival = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/**
 * The address for rate limits: the peer, or, behind our own proxies, the address that the outermost of them saw.
 * Entries further left in X-Forwarded-For were written by the caller. Of an IPv6 address only the network counts (/64),
 * because its owner chooses the rest freely.
 */
export function clientAddress(arrival: Arrival, trustedProxies: number): string {
  const { told, peer } = seenAddresses(arrival, trustedProxies);
  return toNetwork(told) ?? toNetwork(peer) ?? '';
}

/** The same caller's whole address, for the networks that a key is locked to. An IPv6 address that stands for an IPv4 address is that one. */
function wholeAddress(arrival: Arrival, trustedProxies: number): string {
  const { told, peer } = seenAddresses(arrival, trustedProxies);
  return toWhole(told) ?? toWhole(peer) ?? '';
}

function seenAddresses(
  { headers, socket }: Arrival,
  trustedProxies: number,
): { readonly told: string | undefined; readonly peer: string | undefined } {
  const forwarded = headers['x-forwarded-for'];
  const seen = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((entry) => entry.trim());
  const told = trustedProxies === 0 ? undefined : seen.at(-trustedProxies);
  return { told, peer: socket.remoteAddress };
}

/** The same for a Hono request; `unknown` without a connection. */
export function callerAddress(c: Context, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as { readonly incoming?: Arrival };
  return incoming === undefined ? 'unknown' : clientAddress(incoming, trustedProxies) || 'unknown';
}

function toWhole(text: string | undefined): string | null {
  const address = text?.replace(/%.*$/, '');
  if (address === undefined || isIPv4(address)) return address ?? null;
  if (!isIPv6(address)) return null;
  // Written the one way that URLs have: `::ffff:192.0.2.1` is `::ffff:c000:201`.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(written);
  if (mapped === null) return written;
  const [high, low] = [Number.parseInt(mapped[1]!, 16), Number.parseInt(mapped[2]!, 16)];
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}

function toNetwork(text: string | undefined): string | null {
  if (text === undefined) return null;
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(address) || address === '::1') return address;
  if (!isIPv6(address)) return null;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const whole =
    tail === undefined
      ? groups
      : [...groups, ...Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => '0'), ...behind];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
