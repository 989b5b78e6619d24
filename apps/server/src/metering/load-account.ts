import { requireAddOn, requirePlan } from '@theia-astro/endpoints/plan';
import type { Sql } from '../database/database.ts';
import { type Account, addressTest, TEST_CALLS_PER_DAY, TEST_RATE_PER_SECOND } from './account.ts';
import { hashesOf } from './key-hash.ts';
import { tenThousandths } from './money.ts';

/** Calls per second of an account that pays only from its wallet. */
export const WALLET_RATE_PER_SECOND = 5;

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
  readonly tests_today: string;
  readonly is_old: boolean;
  readonly old_for_ms: number | null;
  readonly expires_at: Date | null;
  readonly expires_in_ms: number | null;
  readonly allowed_products: string[];
  readonly allowed_origins: string[];
  readonly allowed_addresses: string[];
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

/** `askedAtMs`: when the row was asked for, by the monotonic clock. */
function toAccount(row: AccountRow, askedAtMs: number): Account {
  return {
    keyId: row.key_id,
    keyLabel: row.key_label,
    keyCreatedAt: row.key_created_at,
    userId: row.user_id,
    usable: row.usable,
    limits: {
      products: row.allowed_products,
      origins: row.allowed_origins,
      addresses: row.allowed_addresses,
      allowsAddress: addressTest(row.allowed_addresses),
      expiresAt: row.expires_at,
      expiresAtMs: row.expires_in_ms === null ? null : askedAtMs + row.expires_in_ms,
      oldKeyEndsAtMs: row.old_for_ms === null ? null : askedAtMs + row.old_for_ms,
    },
    isTest: row.is_test,
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
