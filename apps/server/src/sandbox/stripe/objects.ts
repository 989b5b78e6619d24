/** The part of Stripe's objects that the sandbox keeps; names and meanings are Stripe's. Times are Unix seconds. */
export interface Customer { id: string; object: 'customer'; created: number; email: string | null; name: string | null; livemode: false; metadata: Record<string, string>; invoice_settings: { default_payment_method: string | null } }
export interface PaymentMethod {
  id: string; object: 'payment_method'; created: number; livemode: false; type: 'card'; customer: string | null; metadata: Record<string, string>;
  billing_details: { email: string | null }; card: { brand: string; last4: string; exp_month: number; exp_year: number; funding: 'credit'; country: 'US' };
}
export interface Charge {
  id: string; object: 'charge'; created: number; livemode: false; amount: number; amount_captured: number; amount_refunded: number; captured: boolean; refunded: boolean; disputed: boolean;
  currency: string; customer: string | null; payment_intent: string; payment_method: string | null; status: 'succeeded' | 'failed'; paid: boolean; receipt_url: string; description: string | null;
  metadata: Record<string, string>; failure_code: string | null; failure_message: string | null;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } | null };
}
export interface PaymentIntent {
  id: string; object: 'payment_intent'; created: number; livemode: false; amount: number; amount_received: number; currency: string; customer: string | null; payment_method: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'; latest_charge: string | null; description: string | null; metadata: Record<string, string>;
  client_secret: string; canceled_at: number | null; last_payment_error: Record<string, unknown> | null; next_action: Record<string, unknown> | null;
}
export interface Price { id: string; object: 'price'; active: true; currency: 'usd'; unit_amount: number; nickname: string; product: string; type: 'recurring' | 'one_time'; recurring: { interval: 'month'; interval_count: 1; usage_type: 'licensed' } | null; livemode: false; metadata: Record<string, string>; created: number }
export interface SubscriptionItem { id: string; object: 'subscription_item'; created: number; subscription: string; quantity: number; price: Price; current_period_start: number; current_period_end: number; metadata: Record<string, string> }
export interface Subscription {
  id: string; object: 'subscription'; created: number; start_date: number; livemode: false; customer: string; status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled'; currency: 'usd';
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string }; trial_start: number | null; trial_end: number | null; billing_cycle_anchor: number;
  cancel_at: number | null; cancel_at_period_end: boolean; canceled_at: number | null; ended_at: number | null; default_payment_method: string | null; latest_invoice: string | null;
  metadata: Record<string, string>; trial_settings: { end_behavior: { missing_payment_method: string } } | null; collection_method: 'charge_automatically';
}
export interface Invoice {
  id: string; object: 'invoice'; created: number; livemode: false; customer: string; currency: 'usd'; status: 'paid' | 'open'; amount_due: number; amount_paid: number; amount_remaining: number; total: number;
  hosted_invoice_url: string; number: string; billing_reason: string; attempt_count: number; metadata: Record<string, string>;
  lines: { object: 'list'; data: { id: string; object: 'line_item'; amount: number; currency: 'usd'; description: string; quantity: number | null }[]; has_more: false; url: string };
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: Record<string, string> }; quote_details: null };
}
export interface Session {
  id: string; object: 'checkout.session'; created: number; expires_at: number; livemode: false; mode: 'payment' | 'subscription' | 'setup'; status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'; customer: string | null; client_reference_id: string | null; currency: 'usd'; amount_total: number | null; amount_subtotal: number | null;
  success_url: string; cancel_url: string | null; url: string | null; payment_intent: string | null; setup_intent: string | null; subscription: string | null; metadata: Record<string, string>;
  payment_method_collection: 'always' | 'if_required';
  /** Kept by the sandbox alone, under a name that no object of Stripe has. */
  sandbox: { lines: { price: Price; quantity: number }[]; intentMetadata: Record<string, string>; description: string | null; subscriptionMetadata: Record<string, string>; trialDays: number; missingPaymentMethod: string };
}
export interface SetupIntent { id: string; object: 'setup_intent'; created: number; livemode: false; customer: string | null; payment_method: string | null; status: 'succeeded'; usage: 'off_session'; metadata: Record<string, string> }
export interface Refund { id: string; object: 'refund'; created: number; amount: number; currency: string; charge: string; payment_intent: string; status: 'succeeded' | 'failed'; reason: string | null; metadata: Record<string, string> }
export interface Dispute { id: string; object: 'dispute'; created: number; livemode: false; amount: number; currency: string; charge: string; payment_intent: string; status: 'needs_response' | 'won' | 'lost'; reason: string; metadata: Record<string, string> }
export interface PortalSession { id: string; object: 'billing_portal.session'; created: number; livemode: false; customer: string; return_url: string | null; url: string; configuration: string }
export interface Event { id: string; object: 'event'; created: number; livemode: false; api_version: string; type: string; pending_webhooks: number; request: null; data: { object: object } }

export interface State {
  customers: Record<string, Customer>;
  methods: Record<string, PaymentMethod & { sandboxNumber: string }>;
  charges: Record<string, Charge>;
  intents: Record<string, PaymentIntent>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  sessions: Record<string, Session>;
  setups: Record<string, SetupIntent>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  portals: Record<string, PortalSession>;
  events: Event[];
  /** Answers by idempotency key. */
  answers: Record<string, { fingerprint: string; status: number; body: string }>;
}

export const emptyState = (): State => ({ customers: {}, methods: {}, charges: {}, intents: {}, subscriptions: {}, invoices: {}, sessions: {}, setups: {}, refunds: {}, disputes: {}, portals: {}, events: [], answers: {} });
