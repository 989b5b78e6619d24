import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Ports that belong to other protocols, from 1024 on: those that browsers refuse as well (the Fetch standard's "bad ports"). */
const OTHER_PROTOCOLS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);
/** How long a name may take to be resolved. */
const LOOK_UP_MS = 5_000;

type TargetFault = 'invalid_url' | 'unknown_host' | 'private_address';

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
export type Target = Awaited<ReturnType<typeof resolveTarget>>;

export type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const resolveHost: Resolve = (host) => lookup(host, { all: true, order: 'verbatim' });

/** Reads the address of an endpoint, without looking up its host. @throws TargetRefused */
function readTarget(text: string, { allowsLocal }: TargetRules): URL {
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
export async function resolveTarget(text: string, rules: TargetRules, resolve = resolveHost) {
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

/**
 * IPv4 networks that are not the public internet: the special-purpose registry of IANA (RFC 6890 and its successors), multicast and what is reserved.
 * 169.254.169.254, where clouds tell a machine its secrets, is among the link-local ones.
 */
const NOT_PUBLIC_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/** What IANA gives out of IPv6. Everything else, such as IPv4-mapped, NAT64, unique local, link-local and multicast addresses, is not public. */
const GLOBAL_UNICAST = '2000::/3';
/** Within it: IETF protocols (Teredo, ORCHID), documentation, 6to4, AS112, and documentation again. */
const NOT_PUBLIC_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const;

/** Where a newcomer's own receiver runs: loopback and private networks. Never link-local, where clouds tell secrets. */
const LOCAL = {
  ipv4: ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ipv6: ['::1/128', 'fc00::/7'],
} as const;

function blockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const notPublic4 = blockList(NOT_PUBLIC_IPV4, 'ipv4');
const global6 = blockList([GLOBAL_UNICAST], 'ipv6');
const notPublic6 = blockList(NOT_PUBLIC_IPV6, 'ipv6');
const local4 = blockList(LOCAL.ipv4, 'ipv4');
const local6 = blockList(LOCAL.ipv6, 'ipv6');

/** Whether an address belongs to the public internet. False for what is no address. An IPv6 address with a zone is never public. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic4.check(address, 'ipv4');
  return (
    isIPv6(address) && !address.includes('%') && global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
  );
}

/** Whether an address is of this machine or a private network: allowed only where the operator says so. */
export function isLocalAddress(address: string): boolean {
  if (isIPv4(address)) return local4.check(address, 'ipv4');
  return isIPv6(address) && !address.includes('%') && local6.check(address, 'ipv6');
}
