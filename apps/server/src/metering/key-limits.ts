import { BlockList, isIPv4 } from 'node:net';

/** As `private.test_calls_max` in the database: calls a day (UTC) of all test keys of an account. */
export const TEST_CALLS_PER_DAY = 1_000;
/** Calls per second of all test keys of an account. */
export const TEST_RATE_PER_SECOND = 2;

/** What a key may be used for, from where and until when. An empty list restricts nothing. */
export interface KeyLimits {
  /** Names of endpoints. */
  readonly products: readonly string[];
  /** As browsers send them. */
  readonly origins: readonly string[];
  /** Networks in CIDR notation. */
  readonly addresses: readonly string[];
  /** True for an address in one of the networks, or when there is none. */
  readonly allowsAddress: (address: string) => boolean;
  readonly expiresAt: Date | null;
  /** When the key expires, by the monotonic clock of this process, milliseconds; null: never. */
  readonly expiresAtMs: number | null;
  /** When the replaced secret that was sent ends, by the same clock; null for a secret that was not replaced. */
  readonly oldKeyEndsAtMs: number | null;
}

/** A test for addresses in any of these networks; IPv4 addresses as such, not as IPv6. */
export function addressTest(networks: readonly string[]): (address: string) => boolean {
  if (networks.length === 0) return () => true;
  // Two lists: in one, an IPv4 address would also be looked for among the IPv6 networks (`::/0`).
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    lists[family].addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => {
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    return address !== '' && lists[family].check(address, family);
  };
}
