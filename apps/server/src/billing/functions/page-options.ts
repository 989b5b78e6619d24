import type { Stripe } from 'stripe';

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
