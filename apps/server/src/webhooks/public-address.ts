import { BlockList, isIPv4, isIPv6 } from 'node:net';

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
