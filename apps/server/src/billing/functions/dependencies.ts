import { Stripe } from 'stripe';
import { OperationError } from '../../account/operations/operation.ts';
import type { Sql } from '../../database/database.ts';
import { type BillingAccount, billingAccount } from '../customers.ts';
import { forgetCustomer } from '../events/customers.ts';
import { isPlaceholder, type Product } from '../products.ts';

export interface BillingDependencies {
  readonly stripe: Stripe;
  readonly publicUrl: string;
  /** True with a real Stripe account, where the price ids of the seed data do not exist. */
  readonly needsRealPrices: boolean;
  readonly collectsTax: boolean;
  /** Seller details for the invoice footer; null: only the details of the Stripe account. */
  readonly sellerFooter: string | null;
}

/**
 * Runs an action for the account's customer at Stripe. A customer that was deleted there is replaced.
 * @throws OperationError 404 when the account does not exist, 402 when the card is declined
 */
export async function withAccount<T>(
  sql: Sql,
  stripe: Stripe,
  userId: string,
  work: (account: BillingAccount) => Promise<T>,
): Promise<T> {
  try {
    const account = await requireAccount(sql, stripe, userId);
    try {
      return await work(account);
    } catch (error) {
      if (!isWithoutCustomer(error)) throw error;
      await forgetCustomer(sql, account.customer);
      return await work(await requireAccount(sql, stripe, userId));
    }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      throw new OperationError(402, `${error.message} Please check your payment method in Billing.`);
    throw error;
  }
}

/** @throws OperationError 409 for a plan that the operator granted */
export function requireOwnPlan({ setByOperator }: BillingAccount): void {
  if (setByOperator) throw new OperationError(409, 'Your plan is managed by support. Contact support to change it.');
}

async function requireAccount(sql: Sql, stripe: Stripe, userId: string): Promise<BillingAccount> {
  const account = await billingAccount(sql, stripe, userId);
  if (account === null) throw new OperationError(404, 'This account does not exist any more');
  return account;
}

const isWithoutCustomer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === 'customer';

type PageOptions = Partial<Stripe.Checkout.SessionCreateParams>;

/** A payment page that computes tax, and asks for the address and a tax number where they are missing. */
export const taxedPage = (collectsTax: boolean): PageOptions =>
  collectsTax
    ? {
        automatic_tax: { enabled: true },
        tax_id_collection: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
      }
    : {};

/** A single payment that gets an invoice. */
export const invoicedPayment = (metadata: Record<string, string>, footer: string | null): PageOptions => ({
  invoice_creation: { enabled: true, invoice_data: { metadata, ...(footer === null ? {} : { footer }) } },
});

/** @throws OperationError 409 when the operator has not assigned the Stripe price of a product yet */
export function requireForSale(products: readonly Product[], { needsRealPrices }: BillingDependencies): void {
  const unnamed = needsRealPrices ? products.filter(isPlaceholder) : [];
  if (unnamed.length > 0)
    throw new OperationError(
      409,
      `${unnamed.map(({ name }) => name).join(', ')} cannot be bought here yet: this server has no Stripe price for it`,
    );
}

/**
 * Checks that a return page is on our site. Otherwise a link to us could redirect people anywhere.
 * @throws OperationError 400
 */
export function ownUrl(given: string | undefined, publicUrl: string, fallback: string): string {
  if (given === undefined) return `${publicUrl}${fallback}`;
  const url = URL.canParse(given, publicUrl) ? new URL(given, publicUrl) : null;
  if (url === null || url.origin !== new URL(publicUrl).origin)
    throw new OperationError(400, 'Return pages must be on this site');
  return url.href;
}
