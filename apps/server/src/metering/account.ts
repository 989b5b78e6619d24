import type { AddOn, Plan } from '@theia-astro/endpoints/plan';
import type { KeyLimits } from './key-limits.ts';
import type { TenThousandths } from './money.ts';

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
