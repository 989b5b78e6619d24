import type { PaymentMethod } from './objects.ts';

export interface CardFacts {
  readonly id: string;
  readonly created: number;
  readonly customer: string | null;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

const NOBODY = { address: null, email: null, name: null, phone: null, tax_id: null };

/** The sandbox asks the payer only for the card, so the billing details are empty. */
export const noBillingDetails = (): typeof NOBODY => ({ ...NOBODY });

export const newPaymentMethod = ({
  id,
  created,
  customer,
  brand,
  last4,
  expMonth,
  expYear,
}: CardFacts): PaymentMethod => ({
  id,
  object: 'payment_method',
  type: 'card',
  created,
  customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  allow_redisplay: 'unspecified',
  billing_details: noBillingDetails(),
  card: {
    brand,
    last4,
    exp_month: expMonth,
    exp_year: expYear,
    funding: 'credit',
    country: 'US',
    display_brand: brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    fingerprint: `sandbox${brand}${last4}`,
    generated_from: null,
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
});
