import { BlockList, isIPv4 } from 'node:net';
import { type AddOn, type Plan, requireAddOn, requirePlan } from '@theia-astro/endpoints/plan';
import { type TenThousandths, tenThousandths } from './money.ts';
import type { Sql } from '../database/database.ts';
import type { KeyLimits as GivenLimits } from '../rules/operations/keys.ts';
import { hashesOf } from './key-hash.ts';

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
  /** The key of a connected app: the settlement keeps it within the daily limit of the app. */
  readonly isApp: boolean;
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
const TEST_RATE_PER_SECOND = 2;

/** What a key may be used for, from where and until when. An empty list restricts nothing. */
interface KeyLimits {
  readonly products: readonly string[];
  readonly origins: readonly string[];
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
function addressTest(networks: readonly string[]): (address: string) => boolean {
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

const WALLET_RATE_PER_SECOND = 5;

interface AccountRow {
  readonly key_id: string;
  readonly user_id: string;
  readonly usable: boolean;
  readonly api_version: string;
  readonly key_label: string;
  readonly key_created_at: Date;
  readonly status: string | null;
  readonly natal_system: 'western' | 'vedic';
  readonly addons: string[];
  readonly trial_ends_at: Date | null;
  readonly plan: string | null;
  readonly period_start: Date | null;
  readonly period_end: Date | null;
  readonly quota: number;
  readonly used: number;
  readonly balance_usd: string;
  readonly plan_rate_per_second: number | null;
  readonly own_rate_per_second: number | null;
  readonly spend_cap_usd: string | null;
  readonly spent_usd: string;
  readonly is_test: boolean;
  readonly is_app: boolean;
  readonly tests_today: string;
  readonly is_old: boolean;
  readonly old_for_ms: number | null;
  readonly expires_in_ms: number | null;
  readonly limits: GivenLimits;
}

/**
 * Loads the account of a key hash, or null for an unknown key. Two hashes are looked up by one statement, which sees a key under exactly one of them
 * even while it is stored anew.
 */
export async function loadAccount(sql: Sql, keyHashHex: string): Promise<Account | null> {
  const [hash, other] = hashesOf(keyHashHex);
  // Before the look-up: a key never works longer than the database says.
  const askedAtMs = performance.now();
  const [row] =
    other === undefined
      ? await sql<AccountRow[]>`select * from private.account_of_key(decode(${hash!}, 'hex'))`
      : await sql<AccountRow[]>`
          select a.* from (values (decode(${hash!}, 'hex')), (decode(${other}, 'hex'))) as h (hash) cross join lateral private.account_of_key(h.hash) a`;
  return row === undefined ? null : toAccount(row, askedAtMs);
}

/** Loads the account of a key by the key's id, or null when there is no such key. */
export async function loadAccountOfKey(sql: Sql, keyId: string): Promise<Account | null> {
  const askedAtMs = performance.now();
  const [row] = await sql<AccountRow[]>`
    select a.* from private.api_keys k cross join lateral private.account_of_key(k.key_hash) a where k.id = ${keyId}`;
  return row === undefined ? null : toAccount(row, askedAtMs);
}

/** What the owner allows a connected app. */
export interface AppRights {
  readonly scopes: readonly string[];
  /** What it may still spend today (UTC). */
  readonly budget: TenThousandths;
}

/** Loads the account of an access token for a resource, by the token's SHA-256; null when it is unknown, has expired, was revoked or is for something else. */
export async function loadAccountOfToken(
  sql: Sql,
  tokenHash: Buffer,
  resource: string,
): Promise<{ readonly account: Account; readonly rights: AppRights } | null> {
  const askedAtMs = performance.now();
  const [row] = await sql<(AccountRow & { readonly scopes: string[]; readonly budget_usd: string })[]>`
    select a.*, string_to_array(t.payload ->> 'scope', ' ') as scopes, private.app_budget(k.id, now())::text as budget_usd
    from private.oauth_records t join private.api_keys k on k.id = t.app_id cross join lateral private.account_of_key(k.key_hash) a
    where t.kind = 'AccessToken' and t.id = ${tokenHash} and t.expires_at > now() and t.payload ->> 'aud' = ${resource}`;
  return row === undefined
    ? null
    : {
        account: toAccount(row, askedAtMs),
        rights: { scopes: row.scopes, budget: tenThousandths(row.budget_usd) },
      };
}

/** `askedAtMs`: when the row was asked for, by the monotonic clock. */
function toAccount({ limits, ...row }: AccountRow, askedAtMs: number): Account {
  return {
    keyId: row.key_id,
    keyLabel: row.key_label,
    keyCreatedAt: row.key_created_at,
    userId: row.user_id,
    usable: row.usable,
    limits: {
      products: limits.allowed_products,
      origins: limits.allowed_origins,
      addresses: limits.allowed_addresses,
      allowsAddress: addressTest(limits.allowed_addresses),
      expiresAt: limits.expires_at === null ? null : new Date(limits.expires_at),
      expiresAtMs: row.expires_in_ms === null ? null : askedAtMs + row.expires_in_ms,
      oldKeyEndsAtMs: row.old_for_ms === null ? null : askedAtMs + row.old_for_ms,
    },
    isTest: row.is_test,
    isApp: row.is_app,
    testCallsLeft: Math.max(0, TEST_CALLS_PER_DAY - Number(row.tests_today)),
    isOldKey: row.is_old,
    apiVersion: row.api_version,
    status: row.status,
    plan: row.plan === null ? null : requirePlan(row.plan),
    addons: row.addons.map(requireAddOn),
    natalSystem: row.natal_system,
    trialEndsAt: row.trial_ends_at,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    quota: row.quota,
    quotaLeft: Math.max(0, row.quota - row.used),
    balance: tenThousandths(row.balance_usd),
    spendCap: row.spend_cap_usd === null ? null : tenThousandths(row.spend_cap_usd),
    spent: tenThousandths(row.spent_usd),
    ratePerSecond: row.is_test
      ? TEST_RATE_PER_SECOND
      : (row.own_rate_per_second ?? row.plan_rate_per_second ?? WALLET_RATE_PER_SECOND),
  };
}
