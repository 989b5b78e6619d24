import type { Stripe } from 'stripe';
import type { Shape, Shapes } from './parameters.ts';

/** Only parameter names of the official SDK. */
type ShapesFor<T> = Readonly<Partial<Record<keyof T, Shape>>>;

const fields = (of: Shapes, required: readonly string[] = []): Shape => ({ fields: of, required });
const listParameters = (shape: Shape, max: number): Shape => ({ list: shape, max });
const created = fields({ gt: 'integer', gte: 'integer', lt: 'integer', lte: 'integer' });
const page: Shapes = { limit: 'integer', starting_after: 'text', ending_before: 'text' };

/** The parameters of the calls that the sandbox supports (docs.stripe.com/api). */
export const NONE: Shapes = {};
export const CUSTOMER = {
  email: 'text',
  name: 'text',
  phone: 'text',
  description: 'text',
  metadata: 'metadata',
  invoice_settings: fields({ default_payment_method: 'text' }),
} satisfies ShapesFor<Stripe.CustomerCreateParams>;
export const PORTAL = {
  customer: 'text',
  return_url: 'url',
  configuration: 'text',
  locale: 'text',
} satisfies ShapesFor<Stripe.BillingPortal.SessionCreateParams>;
export const SESSION_LIST = {
  ...page,
  customer: 'text',
  status: ['open', 'complete', 'expired'],
  subscription: 'text',
  payment_intent: 'text',
  created,
} satisfies ShapesFor<Stripe.Checkout.SessionListParams>;
export const INTENT_LIST = { ...page, customer: 'text', created } satisfies ShapesFor<Stripe.PaymentIntentListParams>;
export const PAGE: Shapes = page;
export const CUSTOMER_LIST = { ...page, email: 'text', created } satisfies ShapesFor<Stripe.CustomerListParams>;
export const CHARGE_LIST = {
  ...page,
  customer: 'text',
  payment_intent: 'text',
  created,
} satisfies ShapesFor<Stripe.ChargeListParams>;
export const DISPUTE_LIST = {
  ...page,
  charge: 'text',
  payment_intent: 'text',
  created,
} satisfies ShapesFor<Stripe.DisputeListParams>;
export const SUBSCRIPTION_LIST = {
  ...page,
  customer: 'text',
  status: ['active', 'all', 'canceled', 'ended', 'past_due', 'trialing', 'unpaid'],
  created,
} satisfies ShapesFor<Stripe.SubscriptionListParams>;
export const INVOICE_LIST = {
  ...page,
  customer: 'text',
  status: ['draft', 'open', 'paid', 'uncollectible', 'void'],
  created,
} satisfies ShapesFor<Stripe.InvoiceListParams>;
export const EVENT_LIST = { ...page, type: 'text', created } satisfies ShapesFor<Stripe.EventListParams>;
export const CANCEL_INTENT = {
  cancellation_reason: ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'],
} satisfies ShapesFor<Stripe.PaymentIntentCancelParams>;
export const REFUND = {
  payment_intent: 'text',
  charge: 'text',
  amount: 'integer',
  reason: ['duplicate', 'fraudulent', 'requested_by_customer'],
  metadata: 'metadata',
} satisfies ShapesFor<Stripe.RefundCreateParams>;
export const REFUND_LIST = {
  ...page,
  charge: 'text',
  payment_intent: 'text',
  created,
} satisfies ShapesFor<Stripe.RefundListParams>;
export const CANCEL_SUBSCRIPTION = {
  invoice_now: 'boolean',
  prorate: 'boolean',
  cancellation_details: fields({ comment: 'text' }),
} satisfies ShapesFor<Stripe.SubscriptionCancelParams>;

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
  line_items: listParameters(
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
  allowed_payment_method_types: listParameters('text', 20),
  allow_promotion_codes: 'boolean',
} satisfies ShapesFor<Stripe.Checkout.SessionCreateParams>;

export const INTENT = {
  amount: 'integer',
  currency: 'text',
  customer: 'text',
  payment_method: 'text',
  allowed_payment_method_types: listParameters('text', 20),
  off_session: 'boolean',
  confirm: 'boolean',
  return_url: 'url',
  metadata: 'metadata',
  description: 'text',
  receipt_email: 'text',
  setup_future_usage: ['off_session', 'on_session'],
  automatic_payment_methods: fields({ enabled: 'boolean', allow_redirects: ['always', 'never'] }, ['enabled']),
} satisfies ShapesFor<Stripe.PaymentIntentCreateParams>;

export const SUBSCRIPTION = {
  items: listParameters(
    fields({ id: 'text', price: 'text', deleted: 'boolean', quantity: 'integer', metadata: 'metadata' }),
    20,
  ),
  metadata: 'metadata',
  cancel_at_period_end: 'boolean',
  default_payment_method: 'text',
  trial_end: 'text',
  proration_behavior: ['always_invoice', 'create_prorations', 'none'],
  payment_behavior: ['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'],
} satisfies ShapesFor<Stripe.SubscriptionUpdateParams>;
