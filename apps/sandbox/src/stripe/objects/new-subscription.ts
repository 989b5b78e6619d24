import { newPlan } from './new-price.ts';
import type { MissingPaymentMethod, Price, Subscription, SubscriptionItem } from './objects.ts';

export interface ItemFacts {
  readonly id: string;
  readonly created: number;
  readonly subscription: string;
  readonly price: Price;
  readonly start: number;
  readonly end: number;
}

export const newSubscriptionItem = ({ id, created, subscription, price, start, end }: ItemFacts): SubscriptionItem => ({
  id,
  object: 'subscription_item',
  created,
  subscription,
  quantity: 1,
  price,
  plan: newPlan(price),
  current_period_start: start,
  current_period_end: end,
  metadata: {},
  billing_thresholds: null,
  current_trial: null,
  discounts: [],
  tax_rates: [],
});

export interface SubscriptionFacts {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly items: SubscriptionItem[];
  readonly trialEnd: number | null;
  readonly paymentMethod: string | null;
  readonly missingPaymentMethod: MissingPaymentMethod;
  readonly metadata: Record<string, string>;
  readonly automaticTax: boolean;
}

export const newSubscription = ({
  id,
  created,
  customer,
  items,
  trialEnd,
  paymentMethod,
  missingPaymentMethod,
  metadata,
  automaticTax,
}: SubscriptionFacts): Subscription => ({
  id,
  object: 'subscription',
  created,
  start_date: created,
  livemode: false,
  customer,
  customer_account: null,
  currency: 'usd',
  status: trialEnd === null ? 'active' : 'trialing',
  metadata,
  description: null,
  items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
  trial_start: trialEnd === null ? null : created,
  trial_end: trialEnd,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: missingPaymentMethod } },
  billing_cycle_anchor: trialEnd ?? created,
  billing_cycle_anchor_config: null,
  billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  ended_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  days_until_due: null,
  default_payment_method: paymentMethod,
  default_source: null,
  default_tax_rates: [],
  latest_invoice: null,
  pending_setup_intent: null,
  pending_update: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
  pending_invoice_item_interval: null,
  next_pending_invoice_item_invoice: null,
  pause_collection: null,
  automatic_tax: automaticTax
    ? { enabled: true, disabled_reason: null, liability: { type: 'self' } }
    : { enabled: false, disabled_reason: null, liability: null },
  application: null,
  application_fee_percent: null,
  discounts: [],
  managed_payments: null,
  on_behalf_of: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
});
