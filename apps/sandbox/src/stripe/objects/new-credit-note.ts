import type { CreditNote, Invoice } from './objects.ts';

export interface CreditNoteFacts {
  readonly id: string;
  readonly lineId: string;
  readonly created: number;
  readonly number: string;
  readonly pdf: string;
  readonly invoice: Invoice;
  /** Cents that go back, with their tax. */
  readonly amount: number;
  readonly refund: string | null;
}

/** A credit note of a part of a paid invoice: the tax is in it in proportion. */
export function newCreditNote({
  id,
  lineId,
  created,
  number,
  pdf,
  invoice,
  amount,
  refund,
}: CreditNoteFacts): CreditNote {
  const taxes = (invoice.total_taxes ?? []).map((tax) => ({
    ...tax,
    amount: Math.round((tax.amount * amount) / invoice.total),
    taxable_amount: Math.round(((tax.taxable_amount ?? 0) * amount) / invoice.total),
  }));
  const net = amount - taxes.reduce((sum, tax) => sum + tax.amount, 0);
  return {
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: created,
    invoice: invoice.id,
    lines: {
      object: 'list',
      has_more: false,
      url: `/v1/credit_notes/${id}/lines`,
      data: [
        {
          id: lineId,
          object: 'credit_note_line_item',
          amount: net,
          description: `Credit on ${invoice.number}`,
          discount_amount: 0,
          discount_amounts: [],
          livemode: false,
          metadata: {},
          pretax_credit_amounts: [],
          quantity: 1,
          tax_rates: [],
          taxes: taxes.map((tax) => ({ ...tax })),
          type: 'custom_line_item',
          unit_amount: net,
          unit_amount_decimal: String(net),
        },
      ],
    },
    livemode: false,
    memo: null,
    metadata: {},
    number,
    out_of_band_amount: null,
    pdf,
    post_payment_amount: amount,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    reason: null,
    refunds: refund === null ? [] : [{ amount_refunded: amount, payment_record_refund: null, refund, type: 'refund' }],
    shipping_cost: null,
    status: 'issued',
    subtotal: net,
    subtotal_excluding_tax: net,
    total: amount,
    total_excluding_tax: net,
    total_taxes: taxes,
    type: 'post_payment',
    voided_at: null,
  };
}
