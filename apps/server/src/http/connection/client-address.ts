import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

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
export function wholeAddress(arrival: Arrival, trustedProxies: number): string {
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
