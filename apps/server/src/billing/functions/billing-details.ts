import { Stripe } from 'stripe';
import { type Handler, OperationError } from '../../account/operations/operation.ts';
import type { Seller } from '../../config/config.ts';
import type { Sql } from '../../database/database.ts';
import type { BillingDetails } from '../../rules/billing-details.ts';
import type { billingOperations } from '../../rules/operations/billing.ts';
import { ignoreMissing } from '../../stripe/stripe-client.ts';
import { type BillingDependencies, withAccount } from './dependencies.ts';

/** The name of the custom field of invoices that holds the owner's reference. */
const REFERENCE = 'Reference';

/**
 * Whom invoices are addressed to, as Stripe's customer says; null: nobody was entered. Also who sells, and whether tax is added. Makes no
 * customer.
 */
export const billingDetails =
  (
    { stripe, collectsTax }: BillingDependencies,
    seller: Seller | null,
  ): Handler<(typeof billingOperations)['billing-details']> =>
  async ({ user, sql }) => ({
    details: await readDetails(sql, stripe, user.userId),
    seller,
    collects_tax: collectsTax,
  });

async function readDetails(sql: Sql, stripe: Stripe, userId: string): Promise<BillingDetails | null> {
  const [row] = await sql<
    { customer: string | null }[]
  >`select stripe_customer_id as customer from public.subscriptions where user_id = ${userId}`;
  const id = row?.customer ?? null;
  if (id === null) return null;
  const [customer, taxIds] = await Promise.all([
    ignoreMissing(() => stripe.customers.retrieve(id)),
    ignoreMissing(() => stripe.customers.listTaxIds(id, { limit: 100 })),
  ]);
  if (customer === null || customer.deleted === true || (customer.name ?? '') === '') return null;
  const { address } = customer;
  return {
    name: customer.name ?? '',
    email: customer.email ?? '',
    country: address?.country ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postal_code: address?.postal_code ?? '',
    tax_ids: (taxIds?.data ?? []).map(({ type, value }) => ({ type, value })),
    reference: customer.invoice_settings.custom_fields?.find(({ name }) => name === REFERENCE)?.value ?? '',
  };
}

/** Replaces the details at Stripe. Invoices that exist keep theirs. New tax numbers are added before anything else: Stripe may refuse one. */
export const saveBillingDetails =
  ({ stripe }: BillingDependencies): Handler<(typeof billingOperations)['save-billing-details']> =>
  async ({ user, input, sql }) => {
    await withAccount(sql, stripe, user.userId, ({ customer }) => writeDetails(stripe, customer, input));
    return { saved: true };
  };

async function writeDetails(stripe: Stripe, customer: string, wish: BillingDetails): Promise<void> {
  const held = (await stripe.customers.listTaxIds(customer, { limit: 100 })).data;
  const isSame = (a: { type: string; value: string }) => (b: { type: string; value: string }) =>
    a.type === b.type && a.value === b.value;
  for (const taxId of wish.tax_ids.filter((wanted) => !held.some(isSame(wanted)))) {
    try {
      await stripe.customers.createTaxId(customer, taxId);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'tax_id_invalid')
        throw new OperationError(422, `Stripe does not accept the tax number ${taxId.value}. Please check it.`);
      throw error;
    }
  }
  const { name, email, country, line1, line2, city, state, postal_code: postalCode, reference } = wish;
  await stripe.customers.update(customer, {
    name,
    email,
    address: { country, line1, line2, city, state, postal_code: postalCode },
    invoice_settings: { custom_fields: reference === '' ? '' : [{ name: REFERENCE, value: reference }] },
  });
  for (const taxId of held.filter((old) => !wish.tax_ids.some(isSame(old))))
    await ignoreMissing(() => stripe.customers.deleteTaxId(customer, taxId.id));
}
