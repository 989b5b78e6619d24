import type { SetupIntent } from './objects.ts';

export interface SetupFacts {
  readonly id: string;
  readonly secret: string;
  readonly created: number;
  readonly customer: string | null;
  readonly paymentMethod: string;
  readonly metadata: Record<string, string>;
}

/** A succeeded setup intent: the sandbox creates it when its page is completed. */
export const newSetupIntent = ({
  id,
  secret,
  created,
  customer,
  paymentMethod,
  metadata,
}: SetupFacts): SetupIntent => ({
  id,
  object: 'setup_intent',
  created,
  livemode: false,
  customer,
  customer_account: null,
  payment_method: paymentMethod,
  status: 'succeeded',
  usage: 'off_session',
  metadata,
  description: null,
  client_secret: `${id}_secret_${secret}`,
  allowed_payment_method_types: null,
  excluded_payment_method_types: null,
  payment_method_types: ['card'],
  payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
  payment_method_configuration_details: null,
  automatic_payment_methods: null,
  application: null,
  cancellation_reason: null,
  last_setup_error: null,
  latest_attempt: null,
  mandate: null,
  single_use_mandate: null,
  next_action: null,
  on_behalf_of: null,
  managed_payments: null,
});
