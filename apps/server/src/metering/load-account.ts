import { requireAddOn, requirePlan } from '@theia-astro/endpoints/plan';
import type { Sql } from '../database/database.ts';
import type { Account } from './account.ts';
import { hashesOf } from './key-hash.ts';
import { tenThousandths } from './money.ts';

/** Contract §1: calls per second of an account that pays only from its wallet. */
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
}

/**
 * Loads the account of a key hash, or null for an unknown key. Two hashes are looked up by one statement, which sees a key under exactly one of them
 * even while it is stored anew.
 */
export async function loadAccount(sql: Sql, keyHashHex: string): Promise<Account | null> {
  const [hash, other] = hashesOf(keyHashHex);
  const [row] =
    other === undefined
      ? await sql<AccountRow[]>`select * from private.account_of_key(decode(${hash!}, 'hex'))`
      : await sql<AccountRow[]>`
          select a.* from (values (decode(${hash!}, 'hex')), (decode(${other}, 'hex'))) as h (hash) cross join lateral private.account_of_key(h.hash) a`;
  return row === undefined ? null : toAccount(row);
}

/** Loads the account of a key by the key's id, or null when there is no such key. */
export async function loadAccountOfKey(sql: Sql, keyId: string): Promise<Account | null> {
  const [row] = await sql<AccountRow[]>`
    select a.* from private.api_keys k cross join lateral private.account_of_key(k.key_hash) a where k.id = ${keyId}`;
  return row === undefined ? null : toAccount(row);
}

function toAccount(row: AccountRow): Account {
  return {
    keyId: row.key_id,
    keyLabel: row.key_label,
    keyCreatedAt: row.key_created_at,
    userId: row.user_id,
    usable: row.usable,
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
    ratePerSecond: row.own_rate_per_second ?? row.plan_rate_per_second ?? WALLET_RATE_PER_SECOND,
  };
}
