import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isLocalAddress, isPublicAddress } from './public-address.ts';

/** Ports that belong to other protocols, from 1024 on: those that browsers refuse as well (the Fetch standard's "bad ports"). */
const OTHER_PROTOCOLS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);
/** How long a name may take to be resolved. */
const LOOK_UP_MS = 5_000;

export type TargetFault = 'invalid_url' | 'unknown_host' | 'private_address';

/** An address that nothing is sent to. `message` may be shown to its owner. */
export class TargetRefused extends Error {
  readonly fault: TargetFault;

  constructor(fault: TargetFault, message: string) {
    super(message);
    this.name = 'TargetRefused';
    this.fault = fault;
  }
}

/** Which addresses the operator lets webhooks have. */
export interface TargetRules {
  /** Also http, and addresses of this machine and of private networks. */
  readonly allowsLocal: boolean;
}

/** Where a delivery connects to: addresses that were checked, so that no second look-up can answer something else. */
export interface Target {
  readonly url: URL;
  readonly addresses: readonly { readonly address: string; readonly family: 4 | 6 }[];
}

export type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const resolveHost: Resolve = (host) => lookup(host, { all: true, order: 'verbatim' });

/** Reads the address of an endpoint, without looking up its host. @throws TargetRefused */
export function readTarget(text: string, { allowsLocal }: TargetRules): URL {
  const url = URL.parse(text);
  if (url === null) throw new TargetRefused('invalid_url', 'It is not a URL.');
  if (url.protocol !== 'https:' && !(allowsLocal && url.protocol === 'http:'))
    throw new TargetRefused('invalid_url', 'It must begin with https://.');
  if (url.username !== '' || url.password !== '')
    throw new TargetRefused('invalid_url', 'It must not contain a user name or a password.');
  const port = url.port === '' ? 443 : Number(url.port);
  if (!allowsLocal && port !== 443 && (port < 1024 || OTHER_PROTOCOLS.has(port)))
    throw new TargetRefused(
      'invalid_url',
      `Port ${port} is not allowed: use 443, or one from 1024 on that is for the web.`,
    );
  return url;
}

/**
 * Finds out where an endpoint is, and checks every address that its host has.
 * @throws TargetRefused
 */
export async function resolveTarget(text: string, rules: TargetRules, resolve = resolveHost): Promise<Target> {
  const url = readTarget(text, rules);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await withTimeout(host, resolve) : [{ address: host, family: isIP(host) }];
  const isAllowed = (address: string): boolean =>
    isPublicAddress(address) || (rules.allowsLocal && isLocalAddress(address));
  if (!found.every(({ address }) => isAllowed(address)))
    throw new TargetRefused('private_address', 'Its host has an address that is not public.');
  return {
    url,
    addresses: found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 })),
  };
}

async function withTimeout(host: string, resolve: Resolve): ReturnType<Resolve> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('late')), LOOK_UP_MS);
  try {
    const found = await Promise.race([resolve(host), late]);
    if (found.length === 0) throw new Error('none');
    return found;
  } catch {
    throw new TargetRefused('unknown_host', 'Its host is not known.');
  } finally {
    clearTimeout(timer);
  }
}
