import type { Stripe } from 'stripe';

/** An object as sent without expansion: another object becomes its id, a decimal its digits. */
export type Wire<T> = T extends string
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Entry)[]
      ? Wire<Reference<Entry>>[]
      : T extends object
        ? { [Name in keyof T]: Wire<Reference<T[Name]>> }
        : T;
type Reference<T> = string extends T ? Extract<T, string | null | undefined> : T;

type With<T, Narrower> = Omit<T, keyof Narrower> & Narrower;

/** The objects that the sandbox stores, as the SDK declares them; narrower only where the sandbox never uses the other values. Times are Unix seconds. */
export type Customer = With<Wire<Stripe.Customer>, { name: string | null }>;
export type PaymentMethod = With<Wire<Stripe.PaymentMethod>, { card: Wire<Stripe.PaymentMethod.Card> }>;
export type Charge = With<Wire<Stripe.Charge>, { payment_intent: string }>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type SetupIntent = Wire<Stripe.SetupIntent>;
export type Refund = With<Wire<Stripe.Refund>, { charge: string; payment_intent: string }>;
export type Dispute = Wire<Stripe.Dispute>;
export type Price = With<Wire<Stripe.Price>, { nickname: string; unit_amount: number }>;
export type Plan = Wire<Stripe.Plan>;
export type Product = Wire<Stripe.Product>;
export type SubscriptionItem = With<Wire<Stripe.SubscriptionItem>, { price: Price; quantity: number }>;
export type Subscription = With<Wire<Stripe.Subscription>, { items: Stripe.ApiList<SubscriptionItem> }>;
export type InvoiceLineItem = With<Wire<Stripe.InvoiceLineItem>, { description: string }>;
export type Invoice = With<
  Wire<Stripe.Invoice>,
  {
    customer: string;
    status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
    lines: Stripe.ApiList<InvoiceLineItem>;
    parent: InvoiceParent | null;
    hosted_invoice_url: string | null;
  }
>;
interface InvoiceParent {
  type: 'subscription_details';
  subscription_details: { subscription: string; metadata: Stripe.Metadata };
  quote_details: null;
}
export type CreditNote = With<Wire<Stripe.CreditNote>, { customer: string; invoice: string }>;
export type CreditNoteLine = Wire<Stripe.CreditNoteLineItem>;
export type TaxId = With<Wire<Stripe.TaxId>, { customer: string }>;
export type Coupon = Wire<Stripe.Coupon>;
export type PromotionCode = With<Wire<Stripe.PromotionCode>, { promotion: { type: 'coupon'; coupon: string } }>;
export type Discount = With<Wire<Stripe.Discount>, { source: { type: 'coupon'; coupon: string } }>;
export type PortalSession = Wire<Stripe.BillingPortal.Session>;
export interface Event {
  id: string;
  object: 'event';
  created: number;
  livemode: false;
  api_version: string;
  type: string;
  pending_webhooks: number;
  request: null;
  data: { object: object };
}

/** Data for the page of a session, stored only by the sandbox under a field name that no Stripe object has. */
export interface SessionPlan {
  lines: { price: Price; quantity: number }[];
  intentMetadata: Record<string, string>;
  description: string | null;
  setupMetadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  trialDays: number;
  missingPaymentMethod: MissingPaymentMethod;
  /** The id of the promotion code that is used; null: none. */
  promotionCode: string | null;
  invoiceMetadata: Record<string, string>;
  invoiceFooter: string | null;
}
export type MissingPaymentMethod = 'cancel' | 'create_invoice' | 'pause';
export type Session = With<
  Wire<Stripe.Checkout.Session>,
  { success_url: string; mode: 'payment' | 'subscription' | 'setup' }
> & { sandbox: SessionPlan };

export interface State {
  customers: Record<string, Customer>;
  methods: Record<string, PaymentMethod & { sandboxNumber: string }>;
  charges: Record<string, Charge>;
  intents: Record<string, PaymentIntent>;
  subscriptions: Record<string, Subscription>;
  /** With the payment that paid it. */
  invoices: Record<string, Invoice & { sandboxIntent: string | null }>;
  sessions: Record<string, Session>;
  setups: Record<string, SetupIntent>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  taxIds: Record<string, TaxId>;
  coupons: Record<string, Coupon>;
  promotionCodes: Record<string, PromotionCode>;
  discounts: Record<string, Discount>;
  creditNotes: Record<string, CreditNote>;
  portals: Record<string, PortalSession>;
  events: Event[];
  /** Responses by idempotency key. */
  answers: Record<string, { fingerprint: string; status: number; body: string }>;
}

export type Collection = Exclude<keyof State, 'events' | 'answers'>;
