import { z } from 'zod';
import { billingDetails } from '../billing-details.ts';
import { billingSettingsChange } from '../billing-settings.ts';
import { PROMOTION_CODE_CHARACTERS_MAX } from '../promotion-code.ts';
import { fieldAndReason, listOf, noInput, type Operation } from './operation.ts';

/** A page at Stripe or of this site, to which the browser goes. */
const page = z.strictObject({ url: z.string() });
const natalSystem = z.enum(['western', 'vedic']);
const addOns = z.array(z.string().max(80)).max(5).default([]);
const planType = z.string().max(40);
const priceId = z.string().max(200);
const returnPage = z.string().max(2_000).optional();
/** The last invoice and credit note of a page, by the ids of Stripe. */
const olderThan = z.strictObject({
  after_invoice: z.string().max(200).nullish(),
  after_credit_note: z.string().max(200).nullish(),
});

/** A document of Stripe about a payment. Money is whole US cents, with tax; a credit note is negative. */
const invoiceRow = z.strictObject({
  id: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string().nullable(),
  created_at: z.string(),
  about: z.string(),
  total_cents: z.number(),
  tax_cents: z.number(),
  status: z.enum(['paid', 'partially_refunded', 'refunded', 'open', 'void', 'uncollectible', 'issued']),
  page_url: z.string().nullable(),
  pdf_url: z.string().nullable(),
});

/** A promotion code that can be used for a choice of plan and add-ons, and its discount. Money is whole cents. */
const appliedPromotion = z.strictObject({
  code: z.string(),
  percent_off: z.number().nullable(),
  amount_off_cents: z.number().nullable(),
  duration: z.enum(['once', 'repeating', 'forever']),
  /** With `repeating`: the number of months. */
  months: z.number().nullable(),
  /** Null: it does not expire. */
  expires_at: z.string().nullable(),
  subtotal_cents: z.number(),
  discount_cents: z.number(),
  total_cents: z.number(),
});

export type InvoiceRow = z.infer<typeof invoiceRow>;
export type AppliedPromotion = z.infer<typeof appliedPromotion>;

export const billingOperations = {
  'stripe-checkout-handler': {
    input: z.object({
      priceIds: z.array(priceId).min(1).max(10),
      planType,
      addOns,
      natalSystem: natalSystem.nullish(),
      promotionCode: z.string().max(PROMOTION_CODE_CHARACTERS_MAX).nullish(),
    }),
    output: page,
    invalid: 'The request must have priceIds (a list), planType and addOns (a list of names)',
  },
  'create-checkout': {
    input: z.discriminatedUnion('mode', [
      z.object({ mode: z.enum(['subscription', 'payment']), priceId, successUrl: returnPage, cancelUrl: returnPage }),
      z.object({
        mode: z.literal('setup'),
        returnPath: z.string().max(500).optional(),
        returnTab: z.string().max(80).optional(),
      }),
    ]),
    output: page,
    invalid: 'mode must be subscription or payment with a priceId, or setup',
  },
  'promotion-code': {
    input: z.object({ code: z.string().max(PROMOTION_CODE_CHARACTERS_MAX), planType, addOns }),
    output: appliedPromotion,
    invalid: 'The request must have code, planType and addOns (a list of names)',
  },
  'billing-details': {
    input: noInput,
    output: z.strictObject({
      /** The recipient of invoices; null: none was entered. */
      details: z.custom<z.output<typeof billingDetails>>().nullable(),
      seller: z
        .strictObject({ name: z.string(), address: listOf(z.string()), taxId: z.string().nullable() })
        .nullable(),
      collects_tax: z.boolean(),
    }),
  },
  'save-billing-details': {
    input: billingDetails,
    output: z.strictObject({ saved: z.literal(true) }),
    invalid: fieldAndReason,
    invalidStatus: 422,
  },
  'invoice-list': {
    input: olderThan,
    /** `older`: the input for the next page; null at the end. */
    output: z.strictObject({ rows: listOf(invoiceRow), older: olderThan.nullable() }),
    invalid: 'after_invoice and after_credit_note must be ids, or left out',
  },
  'billing-portal': { input: noInput, output: page },
  'cancel-plan': {
    input: z.object({ cancel: z.boolean().default(true) }),
    output: z.strictObject({ cancel_at_period_end: z.boolean() }),
    invalid: 'cancel must be true or false',
  },
  'billing-settings': {
    input: billingSettingsChange,
    /** Amounts are decimal text, US dollars. */
    output: z.strictObject({
      spend_cap_usd: z.string().nullable(),
      low_balance_usd: z.string().nullable(),
      quota_mails: z.boolean(),
      auto_topup: z.boolean(),
      auto_topup_threshold_usd: z.string(),
      auto_topup_amount_usd: z.string(),
      auto_topup_monthly_ceiling_usd: z.string(),
      auto_topup_stopped: z.string().nullable(),
    }),
    invalid: fieldAndReason,
    audit: ['billing.changed'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
