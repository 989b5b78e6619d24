import type { Stripe } from 'stripe';
import { FunctionRefused } from '../../account/functions/account-function.ts';
import type { Sql } from '../../database/database.ts';
import { type BillingAccount, billingAccount } from '../customers.ts';

export interface BillingDependencies {
  readonly stripe: Stripe;
  readonly publicUrl: string;
}

/** @throws FunctionRefused 404 when the account is gone */
export async function requireAccount(sql: Sql, stripe: Stripe, userId: string): Promise<BillingAccount> {
  const account = await billingAccount(sql, stripe, userId);
  if (account === null) throw new FunctionRefused(404, 'This account does not exist any more');
  return account;
}
