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
const address = fields({
  city: 'text',
  country: 'text',
  line1: 'text',
  line2: 'text',
  postal_code: 'text',
  state: 'text',
});
const automaticTax = fields({ enabled: 'boolean' }, ['enabled']);
export const CUSTOMER = {
  email: 'text',
  name: 'text',
  phone: 'text',
  description: 'text',
  metadata: 'metadata',
  address,
  invoice_settings: fields({
    default_payment_method: 'text',
    footer: 'text',
    custom_fields: { emptyOr: listParameters(fields({ name: 'text', value: 'text' }, ['name', 'value']), 4) },
  }),
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
export const CREDIT_NOTE_LIST = {
  ...page,
  customer: 'text',
  invoice: 'text',
  created,
} satisfies ShapesFor<Stripe.CreditNoteListParams>;
export const CODE_LIST = {
  ...page,
  active: 'boolean',
  code: 'text',
  customer: 'text',
  created,
} satisfies ShapesFor<Stripe.PromotionCodeListParams>;
export const TAX_ID = { type: 'text', value: 'text' } satisfies ShapesFor<Stripe.TaxIdCreateParams>;
export const COUPON = {
  id: 'text',
  name: 'text',
  percent_off: 'text',
  amount_off: 'integer',
  currency: 'text',
  duration: ['forever', 'once', 'repeating'],
  duration_in_months: 'integer',
  redeem_by: 'integer',
  max_redemptions: 'integer',
  applies_to: fields({ products: listParameters('text', 100) }),
} satisfies ShapesFor<Stripe.CouponCreateParams>;
export const PROMOTION_CODE = {
  promotion: fields({ type: ['coupon'], coupon: 'text' }, ['type']),
  code: 'text',
  customer: 'text',
  expires_at: 'integer',
  max_redemptions: 'integer',
  restrictions: fields({
    first_time_transaction: 'boolean',
    minimum_amount: 'integer',
    minimum_amount_currency: 'text',
  }),
} satisfies ShapesFor<Stripe.PromotionCodeCreateParams>;
export const PROMOTION_CODE_CHANGE = { active: 'boolean' } satisfies ShapesFor<Stripe.PromotionCodeUpdateParams>;
export const INVOICE = {
  customer: 'text',
  auto_advance: 'boolean',
  automatic_tax: automaticTax,
  collection_method: ['charge_automatically', 'send_invoice'],
  currency: 'text',
  description: 'text',
  footer: 'text',
  metadata: 'metadata',
  pending_invoice_items_behavior: ['exclude', 'include'],
} satisfies ShapesFor<Stripe.InvoiceCreateParams>;
export const ADD_LINES = {
  lines: listParameters(
    fields({
      description: 'text',
      quantity: 'integer',
      price_data: fields(
        {
          currency: 'text',
          product_data: fields({ name: 'text' }, ['name']),
          tax_behavior: ['exclusive', 'inclusive', 'unspecified'],
          unit_amount: 'integer',
        },
        ['currency'],
      ),
    }),
    250,
  ),
} satisfies ShapesFor<Stripe.InvoiceAddLinesParams>;
export const FINALIZE = { auto_advance: 'boolean' } satisfies ShapesFor<Stripe.InvoiceFinalizeInvoiceParams>;
export const ATTACH_PAYMENT = { payment_intent: 'text' } satisfies ShapesFor<Stripe.InvoiceAttachPaymentParams>;
export const CREDIT_NOTE = {
  invoice: 'text',
  amount: 'integer',
  refund_amount: 'integer',
} satisfies ShapesFor<Stripe.CreditNoteCreateParams>;
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
          tax_behavior: ['exclusive', 'inclusive', 'unspecified'],
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
  discounts: listParameters(fields({ coupon: 'text', promotion_code: 'text' }), 1),
  automatic_tax: automaticTax,
  tax_id_collection: fields({ enabled: 'boolean', required: ['if_supported', 'never'] }, ['enabled']),
  customer_update: fields({ address: ['auto', 'never'], name: ['auto', 'never'] }),
  invoice_creation: fields(
    { enabled: 'boolean', invoice_data: fields({ metadata: 'metadata', footer: 'text', description: 'text' }) },
    ['enabled'],
  ),
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
  automatic_tax: automaticTax,
  default_payment_method: 'text',
  trial_end: 'text',
  proration_behavior: ['always_invoice', 'create_prorations', 'none'],
  payment_behavior: ['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'],
} satisfies ShapesFor<Stripe.SubscriptionUpdateParams>;
