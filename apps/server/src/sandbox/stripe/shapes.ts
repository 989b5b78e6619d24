import type { Stripe } from 'stripe';
import type { Shape, Shapes } from './parameters.ts';

/** Names of the official SDK's own parameters, and no others. */
type Of<T> = Readonly<Partial<Record<keyof T, Shape>>>;

const fields = (of: Shapes, required: readonly string[] = []): Shape => ({ fields: of, required });
const listOf = (shape: Shape, max: number): Shape => ({ list: shape, max });
const created = fields({ gt: 'integer', gte: 'integer', lt: 'integer', lte: 'integer' });
const page: Shapes = { limit: 'integer', starting_after: 'text', ending_before: 'text' };

/** The parameters of the calls that the sandbox answers (docs.stripe.com/api); none for the others. */
export const NONE: Shapes = {};
export const CUSTOMER = {
  email: 'text',
  name: 'text',
  phone: 'text',
  description: 'text',
  metadata: 'metadata',
  invoice_settings: fields({ default_payment_method: 'text' }),
} satisfies Of<Stripe.CustomerCreateParams>;
export const PORTAL = {
  customer: 'text',
  return_url: 'url',
  configuration: 'text',
  locale: 'text',
} satisfies Of<Stripe.BillingPortal.SessionCreateParams>;
export const SESSION_LIST = {
  ...page,
  customer: 'text',
  status: ['open', 'complete', 'expired'],
  subscription: 'text',
  payment_intent: 'text',
  created,
} satisfies Of<Stripe.Checkout.SessionListParams>;
export const INTENT_LIST = { ...page, customer: 'text', created } satisfies Of<Stripe.PaymentIntentListParams>;
export const PAGE: Shapes = page;
export const CUSTOMER_LIST = { ...page, email: 'text', created } satisfies Of<Stripe.CustomerListParams>;
export const CHARGE_LIST = {
  ...page,
  customer: 'text',
  payment_intent: 'text',
  created,
} satisfies Of<Stripe.ChargeListParams>;
export const DISPUTE_LIST = {
  ...page,
  charge: 'text',
  payment_intent: 'text',
  created,
} satisfies Of<Stripe.DisputeListParams>;
export const SUBSCRIPTION_LIST = {
  ...page,
  customer: 'text',
  status: ['active', 'all', 'canceled', 'ended', 'past_due', 'trialing', 'unpaid'],
  created,
} satisfies Of<Stripe.SubscriptionListParams>;
export const INVOICE_LIST = {
  ...page,
  customer: 'text',
  status: ['draft', 'open', 'paid', 'uncollectible', 'void'],
  created,
} satisfies Of<Stripe.InvoiceListParams>;
export const EVENT_LIST = { ...page, type: 'text', created } satisfies Of<Stripe.EventListParams>;
export const CANCEL_INTENT = {
  cancellation_reason: ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'],
} satisfies Of<Stripe.PaymentIntentCancelParams>;
export const REFUND = {
  payment_intent: 'text',
  charge: 'text',
  amount: 'integer',
  reason: ['duplicate', 'fraudulent', 'requested_by_customer'],
  metadata: 'metadata',
} satisfies Of<Stripe.RefundCreateParams>;
export const REFUND_LIST = {
  ...page,
  charge: 'text',
  payment_intent: 'text',
  created,
} satisfies Of<Stripe.RefundListParams>;
export const CANCEL_SUBSCRIPTION = {
  invoice_now: 'boolean',
  prorate: 'boolean',
  cancellation_details: fields({ comment: 'text' }),
} satisfies Of<Stripe.SubscriptionCancelParams>;

export const SESSION = {
  mode: ['payment', 'setup', 'subscription'],
  customer: 'text',
  client_reference_id: 'text',
  currency: 'text',
  success_url: 'url',
  cancel_url: 'url',
  metadata: 'metadata',
  locale: 'text',
  expires_at: 'integer',
  line_items: listOf(
    fields({
      price: 'text',
      quantity: 'integer',
      price_data: fields(
        {
          currency: 'text',
          unit_amount: 'integer',
          product: 'text',
          product_data: fields({ name: 'text', description: 'text', metadata: 'metadata' }, ['name']),
          recurring: fields({ interval: ['day', 'week', 'month', 'year'], interval_count: 'integer' }, ['interval']),
        },
        ['currency'],
      ),
    }),
    100,
  ),
  payment_intent_data: fields({
    metadata: 'metadata',
    description: 'text',
    setup_future_usage: ['off_session', 'on_session'],
    receipt_email: 'text',
  }),
  setup_intent_data: fields({ metadata: 'metadata', description: 'text' }),
  subscription_data: fields({
    metadata: 'metadata',
    description: 'text',
    trial_period_days: 'integer',
    trial_end: 'integer',
    billing_cycle_anchor: 'integer',
    proration_behavior: ['create_prorations', 'none'],
    trial_settings: fields(
      {
        end_behavior: fields({ missing_payment_method: ['cancel', 'create_invoice', 'pause'] }, [
          'missing_payment_method',
        ]),
      },
      ['end_behavior'],
    ),
  }),
  payment_method_collection: ['always', 'if_required'],
  allowed_payment_method_types: listOf('text', 20),
  allow_promotion_codes: 'boolean',
} satisfies Of<Stripe.Checkout.SessionCreateParams>;

export const INTENT = {
  amount: 'integer',
  currency: 'text',
  customer: 'text',
  payment_method: 'text',
  allowed_payment_method_types: listOf('text', 20),
  off_session: 'boolean',
  confirm: 'boolean',
  return_url: 'url',
  metadata: 'metadata',
  description: 'text',
  receipt_email: 'text',
  setup_future_usage: ['off_session', 'on_session'],
  automatic_payment_methods: fields({ enabled: 'boolean', allow_redirects: ['always', 'never'] }, ['enabled']),
} satisfies Of<Stripe.PaymentIntentCreateParams>;

export const SUBSCRIPTION = {
  items: listOf(
    fields({ id: 'text', price: 'text', deleted: 'boolean', quantity: 'integer', metadata: 'metadata' }),
    20,
  ),
  metadata: 'metadata',
  cancel_at_period_end: 'boolean',
  default_payment_method: 'text',
  trial_end: 'text',
  proration_behavior: ['always_invoice', 'create_prorations', 'none'],
  payment_behavior: ['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'],
} satisfies Of<Stripe.SubscriptionUpdateParams>;
