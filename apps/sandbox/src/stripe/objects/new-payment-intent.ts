import type { PaymentIntent } from './objects.ts';

export interface IntentFacts {
  readonly id: string;
  readonly secret: string;
  readonly created: number;
  readonly amount: number;
  readonly customer: string | null;
  readonly paymentMethod: string | null;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
}

export const newPaymentIntent = ({
  id,
  secret,
  created,
  amount,
  customer,
  paymentMethod,
  description,
  metadata,
}: IntentFacts): PaymentIntent => ({
  id,
  object: 'payment_intent',
  created,
  livemode: false,
  amount,
  amount_capturable: 0,
  amount_received: 0,
  currency: 'usd',
  customer,
  customer_account: null,
  description,
  metadata,
  status: paymentMethod === null ? 'requires_payment_method' : 'requires_confirmation',
  payment_method: paymentMethod,
  payment_method_types: ['card'],
  allowed_payment_method_types: null,
  excluded_payment_method_types: null,
  payment_method_options: {
    card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_method_configuration_details: null,
  payment_record: null,
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  client_secret: `${id}_secret_${secret}`,
  latest_charge: null,
  last_payment_error: null,
  next_action: null,
  canceled_at: null,
  cancellation_reason: null,
  processing: null,
  setup_future_usage: null,
  receipt_email: null,
  review: null,
  shipping: null,
  source: null,
  application: null,
  application_fee_amount: null,
  managed_payments: null,
  on_behalf_of: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
});
