import { cardOf, confirmIntent, newIntent } from './payments.ts';
import type { Invoice, Price, Subscription, SubscriptionItem } from './objects.ts';
import { usd } from './page.ts';
import { badParameter, missingFor, StripeRefusal } from './stripe-error.ts';
import { found, newId, tell, type World } from './world.ts';

const DAY = 86_400;

/** The same day of the next month, or its last (as billing anchors behave). */
export function monthLater(unixSeconds: number): number {
  const from = new Date(unixSeconds * 1000);
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const days = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(from.getUTCDate(), days));
  return Math.floor(next.getTime() / 1000);
}

const item = (world: World, subscription: string, price: Price, start: number, end: number): SubscriptionItem =>
  ({ id: newId('si'), object: 'subscription_item', created: world.now(), subscription, quantity: 1, price, current_period_start: start, current_period_end: end, metadata: {} });

export interface SubscriptionWish {
  readonly customer: string;
  readonly prices: readonly Price[];
  readonly trialDays: number;
  readonly metadata: Record<string, string>;
  readonly methodId: string | null;
  readonly missingPaymentMethod: string;
}

export function startSubscription(world: World, wish: SubscriptionWish): Subscription {
  const id = newId('sub');
  const now = world.now();
  const trialEnd = wish.trialDays > 0 ? now + wish.trialDays * DAY : null;
  const end = trialEnd ?? monthLater(now);
  const subscription: Subscription = {
    id, object: 'subscription', created: now, start_date: now, livemode: false, customer: wish.customer, status: trialEnd === null ? 'active' : 'trialing', currency: 'usd',
    items: { object: 'list', data: wish.prices.map((price) => item(world, id, price, now, end)), has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    trial_start: trialEnd === null ? null : now, trial_end: trialEnd, billing_cycle_anchor: trialEnd ?? now, cancel_at: null, cancel_at_period_end: false, canceled_at: null, ended_at: null,
    default_payment_method: wish.methodId, latest_invoice: null, metadata: wish.metadata, trial_settings: { end_behavior: { missing_payment_method: wish.missingPaymentMethod } }, collection_method: 'charge_automatically',
  };
  world.state.subscriptions[id] = subscription;
  if (trialEnd === null) invoiceFor(world, subscription, linesOf(subscription), 'subscription_create');
  tell(world, 'customer.subscription.created', subscription);
  return subscription;
}

export interface InvoiceLine {
  readonly description: string;
  readonly amount: number;
}

const linesOf = (subscription: Subscription): readonly InvoiceLine[] =>
  subscription.items.data.map(({ price, quantity }) => ({ description: `${quantity} × ${price.nickname} (at ${usd(price.unit_amount)} / month)`, amount: price.unit_amount * quantity }));

/** Bills lines; a declined card leaves the invoice open and the subscription past due. */
export function invoiceFor(world: World, subscription: Subscription, lines: readonly InvoiceLine[], reason: string): Invoice {
  const id = newId('in');
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, amount);
  const invoice: Invoice = {
    id, object: 'invoice', created: world.now(), livemode: false, customer: subscription.customer, currency: 'usd', status: 'open', amount_due: due, amount_paid: 0, amount_remaining: due, total: amount,
    hosted_invoice_url: `${world.base}/invoices/${id}`, number: `THEIA-${Object.keys(world.state.invoices).length + 1}`, billing_reason: reason, attempt_count: 1, metadata: {},
    lines: { object: 'list', has_more: false, url: `/v1/invoices/${id}/lines`, data: lines.map((line) => ({ id: newId('il'), object: 'line_item', currency: 'usd', quantity: 1, ...line })) },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id, metadata: subscription.metadata }, quote_details: null },
  };
  world.state.invoices[id] = invoice;
  subscription.latest_invoice = id;
  payInvoice(world, subscription, invoice);
  return invoice;
}

export function payInvoice(world: World, subscription: Subscription, invoice: Invoice): void {
  const methodId = subscription.default_payment_method ?? found(world.state.customers, 'customer', subscription.customer).invoice_settings.default_payment_method;
  let paid = invoice.amount_due <= 0;
  if (!paid && methodId !== null) {
    const card = cardOf(world, methodId);
    const intent = newIntent(world, { amount: invoice.amount_due, customer: subscription.customer, payment_method: methodId, description: 'Subscription', metadata: {} });
    try {
      confirmIntent(world, intent, methodId, card.later, card);
      paid = true;
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
    }
  }
  if (paid) {
    Object.assign(invoice, { status: 'paid', amount_paid: Math.max(0, invoice.amount_due), amount_remaining: 0 });
    tell(world, 'invoice.paid', invoice);
    return;
  }
  subscription.status = 'past_due';
  tell(world, 'invoice.payment_failed', invoice);
}

/** Adds, removes and keeps items. @returns the prorations of the rest of the period, as lines of an invoice */
export function changeItems(world: World, subscription: Subscription, removed: readonly string[], added: readonly Price[]): readonly InvoiceLine[] {
  const [first] = subscription.items.data;
  const start = first?.current_period_start ?? world.now();
  const end = first?.current_period_end ?? monthLater(world.now());
  for (const id of removed) if (!subscription.items.data.some((entry) => entry.id === id)) throw missingFor('items', 'subscription item', id);
  const gone = subscription.items.data.filter(({ id }) => removed.includes(id));
  const items = [...subscription.items.data.filter(({ id }) => !removed.includes(id)), ...added.map((price) => item(world, subscription.id, price, start, end))];
  if (items.length === 0) throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'A subscription must have at least one item.', param: 'items' });
  if (new Set(items.map(({ price }) => price.id)).size < items.length) throw badParameter('items', 'A price can be in a subscription once.');
  subscription.items.data = items;
  if (subscription.status === 'trialing') return [];
  const share = (end - world.now()) / (end - start);
  return [
    ...gone.map(({ price }) => ({ description: `Unused time on ${price.nickname}`, amount: -Math.round(price.unit_amount * share) })),
    ...added.map((price) => ({ description: `Remaining time on ${price.nickname}`, amount: Math.round(price.unit_amount * share) })),
  ];
}

/** The end of the running period: the trial turns into a paid month, a month into the next, a cancelled one into the end. */
export function endPeriod(world: World, subscription: Subscription): void {
  if (subscription.status === 'canceled') return;
  const now = world.now();
  const methodId = subscription.default_payment_method ?? found(world.state.customers, 'customer', subscription.customer).invoice_settings.default_payment_method;
  const unpaidTrial = subscription.status === 'trialing' && methodId === null && subscription.trial_settings?.end_behavior.missing_payment_method === 'cancel';
  if (subscription.cancel_at_period_end || unpaidTrial) {
    endSubscription(world, subscription);
    return;
  }
  if (subscription.status === 'trialing') Object.assign(subscription, { trial_end: now, billing_cycle_anchor: now });
  subscription.status = 'active';
  for (const entry of subscription.items.data) Object.assign(entry, { current_period_start: now, current_period_end: monthLater(now) });
  invoiceFor(world, subscription, linesOf(subscription), 'subscription_cycle');
  tell(world, 'customer.subscription.updated', subscription);
}

export function endSubscription(world: World, subscription: Subscription): void {
  Object.assign(subscription, { status: 'canceled', canceled_at: world.now(), ended_at: world.now() });
  tell(world, 'customer.subscription.deleted', subscription);
}

/** Dunning is over without a payment, and the account is set to leave such subscriptions unpaid. */
export function markUnpaid(world: World, subscription: Subscription): void {
  subscription.status = 'unpaid';
  tell(world, 'customer.subscription.updated', subscription);
}
