import type { AddOn, Plan } from '@theia-astro/endpoints/plan';
import type { TenThousandths } from './money.ts';
import { BlockList, isIPv4 } from 'node:net';

/** The cached account of a key. Balance and quota are updated with every settled call of this node. */
export interface Account {
  readonly keyId: string;
  readonly keyLabel: string;
  readonly keyCreatedAt: Date;
  readonly userId: string;
  /** False: revoked by its owner, blocked, or the user was deleted. */
  readonly usable: boolean;
  /** What the key may be used for, from where and until when. */
  readonly limits: KeyLimits;
  /** A test key pays nothing and answers samples only. */
  readonly isTest: boolean;
  /** Calls that the account's test keys may still make today (UTC), as last known. */
  testCallsLeft: number;
  /** The secret that was sent is the one before the last rotation. */
  readonly isOldKey: boolean;
  /** The contract version the key is pinned to. */
  readonly apiVersion: string;
  readonly status: string | null;
  /** The plan in force now; null pays only from the wallet. */
  readonly plan: Plan | null;
  readonly addons: readonly AddOn[];
  readonly natalSystem: 'western' | 'vedic';
  readonly trialEndsAt: Date | null;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly quota: number;
  quotaLeft: number;
  balance: TenThousandths;
  /** Most the wallet may pay for calls in a calendar month (UTC); null: no cap. */
  readonly spendCap: TenThousandths | null;
  /** What the wallet has paid for calls this month, as last known. */
  spent: TenThousandths;
  readonly ratePerSecond: number;
}

/** By `PriceTier`. */
export type PriceList = ReadonlyMap<string, TenThousandths>;

/** As `private.test_calls_max` in the database: calls a day (UTC) of all test keys of an account. */
export const TEST_CALLS_PER_DAY = 1_000;
/** Calls per second of all test keys of an account. */
export const TEST_RATE_PER_SECOND = 2;

/** What a key may be used for, from where and until when. An empty list restricts nothing. */
interface KeyLimits {
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
