import type { Charge, PaymentIntent, PaymentMethod } from './objects.ts';
import { noBillingDetails } from './new-payment-method.ts';

export interface ChargeFacts {
  readonly id: string;
  readonly created: number;
  readonly intent: PaymentIntent;
  readonly method: PaymentMethod;
  readonly receiptUrl: string;
  /** Why the bank declined; null if it accepted. */
  readonly declined: { readonly code: string; readonly message: string } | null;
}

export function newCharge({ id, created, intent, method, receiptUrl, declined }: ChargeFacts): Charge {
  const paid = declined === null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear, country, funding } = method.card;
  return {
    id,
    object: 'charge',
    created,
    livemode: false,
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    captured: paid,
    refunded: false,
    disputed: false,
    paid,
    status: paid ? 'succeeded' : 'failed',
    currency: intent.currency,
    customer: intent.customer,
    payment_intent: intent.id,
    payment_method: method.id,
    description: intent.description,
    metadata: { ...intent.metadata },
    failure_code: declined?.code ?? null,
    failure_message: declined?.message ?? null,
    failure_balance_transaction: null,
    receipt_url: receiptUrl,
    receipt_email: null,
    receipt_number: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: declined?.code ?? null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: paid ? 'Payment complete.' : 'The bank did not accept the payment.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: paid ? intent.amount : null,
        authorization_code: paid ? '000000' : null,
        brand,
        last4,
        exp_month: expMonth,
        exp_year: expYear,
        country,
        funding,
        fingerprint: method.card.fingerprint ?? null,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        electronic_commerce_indicator: null,
        installments: null,
        mandate: null,
        network: brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    billing_details: noBillingDetails(),
    balance_transaction: null,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    calculated_statement_descriptor: 'THEIA',
    fraud_details: {},
    on_behalf_of: null,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  };
}
