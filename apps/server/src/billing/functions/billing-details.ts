import { Stripe } from 'stripe';
import { type Handler, OperationError } from '../../account/operations/operation.ts';
import type { billingOperations } from '../../rules/operations/billing.ts';
import type { Output } from '../../rules/operations/operation.ts';
import type { Seller } from '../../config/config.ts';
import type { Sql } from '../../database/database.ts';
import type { BillingDetails } from '../../rules/billing-details.ts';
import { ignoreMissing } from '../../stripe/stripe-client.ts';
import { type BillingDependencies, withAccount } from './dependencies.ts';
import { changing } from '../../database/acting.ts';
import { type BillingSettings, ceilingHoldsAmount } from '../../rules/billing-settings.ts';

type Operations = typeof billingOperations;

/** The name of the custom field of invoices that holds the owner's reference. */
const REFERENCE = 'Reference';

/**
 * Whom invoices are addressed to, as Stripe's customer says; null: nobody was entered. Also who sells, and whether tax is added. Makes no
 * customer.
 */
export const billingDetails =
  ({ stripe, collectsTax }: BillingDependencies, seller: Seller | null): Handler<Operations['billing-details']> =>
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
  ({ stripe }: BillingDependencies): Handler<Operations['save-billing-details']> =>
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

/** The owner's wallet settings: spend cap, mails, automatic top-up. Omitted fields stay unchanged. */
export const billingSettings =
  (afterChange: (userId: string) => Promise<void>): Handler<Operations['billing-settings']> =>
  async ({ user, input: wish, sql }) => {
    const saved = await changing(sql, user, async (transaction) => {
      await transaction`insert into public.billing_settings (user_id) values (${user.userId}) on conflict do nothing`;
      const [now] = await transaction<BillingSettings[]>`
        select spend_cap_usd::float8, low_balance_usd::float8, quota_mails, auto_topup, auto_topup_threshold_usd::float8, auto_topup_amount_usd::float8, auto_topup_monthly_ceiling_usd::float8
        from public.billing_settings where user_id = ${user.userId} for update`;
      if (now === undefined) throw new OperationError(404, 'This account does not exist any more');
      const next: BillingSettings = { ...now, ...omitUndefined(wish) };
      if (!ceilingHoldsAmount(next))
        throw new OperationError(422, 'The monthly ceiling must be at least the amount of one top-up');
      if (wish.auto_topup === true) {
        const [card] = await transaction`select 1 from public.payment_method where user_id = ${user.userId} and active`;
        if (card === undefined) throw new OperationError(409, 'Automatic top-up needs a payment method');
      }
      const [row] = await transaction<Output<Operations['billing-settings']>[]>`
        update public.billing_settings set
          spend_cap_usd = ${next.spend_cap_usd}, low_balance_usd = ${next.low_balance_usd}, quota_mails = ${next.quota_mails}, auto_topup = ${next.auto_topup}, auto_topup_threshold_usd = ${next.auto_topup_threshold_usd},
          auto_topup_amount_usd = ${next.auto_topup_amount_usd}, auto_topup_monthly_ceiling_usd = ${next.auto_topup_monthly_ceiling_usd},
          auto_topup_stopped = case when ${wish.auto_topup === undefined} then auto_topup_stopped end, updated_at = now()
        where user_id = ${user.userId}
        returning spend_cap_usd::text, low_balance_usd::text, quota_mails, auto_topup, auto_topup_threshold_usd::text, auto_topup_amount_usd::text, auto_topup_monthly_ceiling_usd::text, auto_topup_stopped`;
      if (row === undefined) throw new Error('the settings were not saved');
      return row;
    });
    await afterChange(user.userId);
    return saved;
  };

type WithoutUndefined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

function omitUndefined<T extends object>(wish: T): WithoutUndefined<T> {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>;
}
