import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

type Arrival = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/**
 * The address for rate limits: the peer, or, behind our own proxies, the address that the outermost of them saw.
 * Entries further left in X-Forwarded-For were written by the caller. Of an IPv6 address only the network counts (/64),
 * because its owner chooses the rest freely.
 */
export function clientAddress({ headers, socket }: Arrival, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  const seen = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((entry) => entry.trim());
  const told = trustedProxies === 0 ? undefined : seen.at(-trustedProxies);
  return toNetwork(told) ?? toNetwork(socket.remoteAddress) ?? '';
}

/** The same for a Hono request; `unknown` without a connection. */
export function callerAddress(c: Context, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as { readonly incoming?: Arrival };
  return incoming === undefined ? 'unknown' : clientAddress(incoming, trustedProxies) || 'unknown';
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
