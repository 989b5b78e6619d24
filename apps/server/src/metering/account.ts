import type { Plan, PriceTier } from '@theia/endpoints/endpoint';
import type { TenThousandths } from './money.ts';

/** What the engine remembers of the account behind a key. Balance and quota follow every settled call of this node. */
export interface Account {
  readonly keyId: string;
  readonly keyLabel: string;
  readonly keyCreatedAt: Date;
  readonly userId: string;
  /** False: revoked by its owner, blocked, or the user is gone. */
  readonly usable: boolean;
  /** The contract version the key is pinned to. */
  readonly apiVersion: string;
  readonly status: string | null;
  /** The plan in force now; null pays from the wallet alone. */
  readonly plan: Plan | null;
  readonly addons: readonly string[];
  readonly natalSystem: 'western' | 'vedic';
  readonly trialEndsAt: Date | null;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly quota: number;
  quotaLeft: number;
  balance: TenThousandths;
  /** Most the wallet may pay for calls in a calendar month (UTC); null: no cap. */
  readonly spendCap: TenThousandths | null;
  /** What it paid for calls this month, as last known. */
  spent: TenThousandths;
  readonly ratePerSecond: number;
}

export type PriceList = ReadonlyMap<PriceTier, TenThousandths>;
