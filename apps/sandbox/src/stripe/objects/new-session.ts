import type { Session, SessionPlan } from './objects.ts';

const DAY = 86_400;

export interface SessionOptions {
  readonly allowsCodes: boolean;
  readonly automaticTax: boolean;
  readonly collectsTaxIds: boolean;
  readonly createsInvoice: boolean;
}

export interface SessionFacts {
  readonly id: string;
  readonly created: number;
  readonly url: string;
  readonly mode: Session['mode'];
  readonly customer: string | null;
  readonly email: string | null;
  readonly clientReferenceId: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly cardOnlyIfNeeded: boolean;
  readonly metadata: Record<string, string>;
  readonly options: SessionOptions;
  readonly plan: SessionPlan;
}

export function newSession({
  id,
  created,
  url,
  mode,
  customer,
  email,
  clientReferenceId,
  successUrl,
  cancelUrl,
  cardOnlyIfNeeded,
  metadata,
  options,
  plan,
}: SessionFacts): Session {
  const total = plan.lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
  const free = mode === 'setup' || plan.trialDays > 0;
  return {
    id,
    object: 'checkout.session',
    created,
    expires_at: created + DAY,
    livemode: false,
    mode,
    status: 'open',
    url,
    ui_mode: 'hosted_page',
    success_url: successUrl,
    cancel_url: cancelUrl,
    client_reference_id: clientReferenceId,
    client_secret: null,
    payment_status: free ? 'no_payment_required' : 'unpaid',
    currency: 'usd',
    amount_total: mode === 'setup' ? null : free ? 0 : total,
    amount_subtotal: mode === 'setup' ? null : total,
    metadata,
    total_details: mode === 'setup' ? null : { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    automatic_tax: options.automaticTax
      ? { enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'requires_location_inputs' }
      : { enabled: false, liability: null, provider: null, status: null },
    tax_id_collection: { enabled: options.collectsTaxIds, required: 'never' },
    customer,
    customer_account: null,
    customer_creation: null,
    customer_email: null,
    customer_details:
      email === null
        ? null
        : {
            address: null,
            business_name: null,
            email,
            individual_name: null,
            name: null,
            phone: null,
            tax_exempt: 'none',
            tax_ids: null,
          },
    payment_intent: null,
    setup_intent: null,
    subscription: null,
    invoice: null,
    payment_link: null,
    payment_method_types: ['card'],
    allowed_payment_method_types: null,
    payment_method_configuration_details: null,
    payment_method_collection: cardOnlyIfNeeded ? 'if_required' : 'always',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    shipping_options: [],
    shipping_cost: null,
    shipping_address_collection: null,
    billing_address_collection: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: options.allowsCodes ? true : null,
    discounts: [],
    integration_identifier: null,
    invoice_creation:
      mode === 'payment'
        ? {
            enabled: options.createsInvoice,
            invoice_data: {
              account_tax_ids: null,
              custom_fields: null,
              description: null,
              footer: plan.invoiceFooter,
              issuer: null,
              metadata: plan.invoiceMetadata,
              rendering_options: null,
            },
          }
        : null,
    locale: null,
    managed_payments: null,
    origin_context: null,
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    submit_type: null,
    wallet_options: null,
    sandbox: plan,
  };
}
