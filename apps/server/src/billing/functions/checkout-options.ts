import type { Stripe } from 'stripe';
import { OperationError } from '../../account/operations/operation.ts';
import { isPlaceholder, type Product } from '../products.ts';
import type { BillingDependencies } from './dependencies.ts';

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
