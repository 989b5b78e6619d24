import { draftInvoice, finalizeInvoice, type LineFacts, settle, sumInvoice } from './invoices.ts';
import { fromTemplate, idFor, store } from './objects/create.ts';
import { newPlan } from './objects/prices.ts';
import type {
  Invoice,
  MissingPaymentMethod,
  Price,
  PromotionCode,
  State,
  Subscription,
  SubscriptionItem,
} from './objects/objects.ts';
import { usd } from './page.ts';
import { findTestCard, confirmIntent, openIntent } from './payments.ts';
import { redeem } from './promotions.ts';
import { badParameter, missingFor, StripeRejection } from './stripe-error.ts';
import { findObject, newId, sendEvent, type SandboxContext } from './sandbox-context.ts';

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

const newItem = (subscription: string, price: Price, start: number, end: number, created: number): SubscriptionItem =>
  fromTemplate('subscription_item', {
    id: newId('si'),
    created,
    subscription,
    price,
    plan: newPlan(price),
    current_period_start: start,
    current_period_end: end,
  });

export interface SubscriptionRequest {
  readonly customer: string;
  readonly prices: readonly Price[];
  readonly trialDays: number;
  readonly metadata: Record<string, string>;
  readonly methodId: string | null;
  readonly missingPaymentMethod: MissingPaymentMethod;
  readonly automaticTax: boolean;
  readonly promotionCode: PromotionCode | null;
}

export function startSubscription(world: SandboxContext, request: SubscriptionRequest): Subscription {
  const { customer, prices, trialDays, promotionCode } = request;
  const id = idFor('subscriptions');
  const now = world.now();
  const trialEnd = trialDays > 0 ? now + trialDays * DAY : null;
  const items = prices.map((price) => newItem(id, price, now, trialEnd ?? monthLater(now), now));
  const subscription = store(world, 'subscriptions', {
    id,
    start_date: now,
    customer,
    status: trialEnd === null ? 'active' : 'trialing',
    metadata: request.metadata,
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    trial_start: trialEnd === null ? null : now,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: request.missingPaymentMethod },
    },
    billing_cycle_anchor: trialEnd ?? now,
    default_payment_method: request.methodId,
    automatic_tax: subscriptionTax(request.automaticTax),
  });
  if (promotionCode !== null) subscription.discounts = [redeem(world, promotionCode, customer, id)];
  if (trialEnd === null) invoiceFor(world, subscription, periodLines(subscription), 'subscription_create');
  sendEvent(world, 'customer.subscription.created', subscription);
  return subscription;
}

export const subscriptionTax = (enabled: boolean): Subscription['automatic_tax'] => ({
  enabled,
  disabled_reason: null,
  liability: enabled ? { type: 'self' } : null,
});

const invoiceLine = (
  { id, price, current_period_start: start, current_period_end: end }: SubscriptionItem,
  description: string,
  amount: number,
  proration: boolean,
): LineFacts => ({
  description,
  amount,
  price: price.id,
  product: price.product,
  item: id,
  proration,
  period: { start, end },
});

const periodLines = (subscription: Subscription): readonly LineFacts[] =>
  subscription.items.data.map((entry) =>
    invoiceLine(
      entry,
      `${entry.quantity} × ${entry.price.nickname} (at ${usd(entry.price.unit_amount)} / month)`,
      entry.price.unit_amount * entry.quantity,
      false,
    ),
  );

/** Bills lines; a declined card leaves the invoice open and the subscription past due. */
export function invoiceFor(
  world: SandboxContext,
  subscription: Subscription,
  lines: readonly LineFacts[],
  reason: NonNullable<Invoice['billing_reason']>,
): Invoice {
  const invoice = draftInvoice(
    world,
    {
      customer: subscription.customer,
      subscription,
      reason,
      automaticTax: subscription.automatic_tax.enabled,
    },
    lines,
  );
  sumInvoice(world, invoice, takeDiscount(world, subscription));
  finalizeInvoice(world, invoice);
  subscription.latest_invoice = invoice.id;
  payInvoice(world, subscription, invoice);
  return invoice;
}

/** The discount of the next invoice; a discount that counts once, or is over, is taken off the subscription. */
function takeDiscount(world: SandboxContext, subscription: Subscription): string | null {
  const [id] = subscription.discounts;
  if (typeof id !== 'string') return null;
  const discount = findObject(world.state.discounts, 'discount', id);
  const coupon = findObject(world.state.coupons, 'coupon', discount.source.coupon);
  const isOver = discount.end !== null && discount.end <= world.now();
  if (isOver || coupon.duration === 'once') subscription.discounts = [];
  return isOver ? null : id;
}

export function payInvoice(
  world: SandboxContext,
  subscription: Subscription,
  invoice: State['invoices'][string],
): void {
  const methodId =
    subscription.default_payment_method ??
    findObject(world.state.customers, 'customer', subscription.customer).invoice_settings.default_payment_method;
  let paid = invoice.amount_due <= 0;
  if (!paid && methodId !== null) {
    const card = findTestCard(world, methodId);
    const intent = openIntent(world, {
      amount: invoice.amount_due,
      customer: subscription.customer,
      payment_method: methodId,
      description: 'Subscription',
      metadata: {},
    });
    Object.assign(invoice, { attempt_count: invoice.attempt_count + 1, attempted: true });
    try {
      confirmIntent(world, intent, methodId, card.later, card);
      invoice.sandboxIntent = intent.id;
      paid = true;
    } catch (error) {
      if (!(error instanceof StripeRejection)) throw error;
    }
  }
  if (paid) {
    settle(world, invoice, invoice.amount_due);
    return;
  }
  subscription.status = 'past_due';
  invoice.next_payment_attempt = world.now() + DAY;
  sendEvent(world, 'invoice.payment_failed', invoice);
}

/** Adds, removes and keeps items. @returns the prorations for the rest of the period, as invoice lines */
export function changeItems(
  world: SandboxContext,
  subscription: Subscription,
  removed: readonly string[],
  added: readonly Price[],
): readonly LineFacts[] {
  const [first] = subscription.items.data;
  const start = first?.current_period_start ?? world.now();
  const end = first?.current_period_end ?? monthLater(world.now());
  for (const id of removed)
    if (!subscription.items.data.some((entry) => entry.id === id)) throw missingFor('items', 'subscription item', id);
  const gone = subscription.items.data.filter(({ id }) => removed.includes(id));
  const come = added.map((price) => newItem(subscription.id, price, start, end, world.now()));
  const items = [...subscription.items.data.filter(({ id }) => !removed.includes(id)), ...come];
  if (items.length === 0)
    throw new StripeRejection(400, {
      type: 'invalid_request_error',
      message: 'A subscription must have at least one item.',
      param: 'items',
    });
  if (new Set(items.map(({ price }) => price.id)).size < items.length)
    throw badParameter('items', 'A price can be in a subscription once.');
  subscription.items.data = items;
  if (subscription.status === 'trialing') return [];
  const share = (end - world.now()) / (end - start);
  return [
    ...gone.map((entry) =>
      invoiceLine(entry, `Unused time on ${entry.price.nickname}`, -Math.round(entry.price.unit_amount * share), true),
    ),
    ...come.map((entry) =>
      invoiceLine(
        entry,
        `Remaining time on ${entry.price.nickname}`,
        Math.round(entry.price.unit_amount * share),
        true,
      ),
    ),
  ];
}

/** Ends the current period: a trial becomes a paid month, a month the next one, and a cancelled subscription ends. */
export function endPeriod(world: SandboxContext, subscription: Subscription): void {
  if (subscription.status === 'canceled') return;
  const now = world.now();
  const methodId =
    subscription.default_payment_method ??
    findObject(world.state.customers, 'customer', subscription.customer).invoice_settings.default_payment_method;
  const unpaidTrial =
    subscription.status === 'trialing' &&
    methodId === null &&
    subscription.trial_settings?.end_behavior.missing_payment_method === 'cancel';
  if (subscription.cancel_at_period_end || unpaidTrial) {
    endSubscription(world, subscription);
    return;
  }
  if (subscription.status === 'trialing') Object.assign(subscription, { trial_end: now, billing_cycle_anchor: now });
  subscription.status = 'active';
  for (const entry of subscription.items.data)
    Object.assign(entry, { current_period_start: now, current_period_end: monthLater(now) });
  invoiceFor(world, subscription, periodLines(subscription), 'subscription_cycle');
  sendEvent(world, 'customer.subscription.updated', subscription);
}

export function endSubscription(world: SandboxContext, subscription: Subscription): void {
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? world.now(),
    ended_at: world.now(),
  });
  if (subscription.cancellation_details !== null) subscription.cancellation_details.reason = 'cancellation_requested';
  sendEvent(world, 'customer.subscription.deleted', subscription);
}

/** Ends the payment retries without success, with the account set to leave such subscriptions unpaid. */
export function markUnpaid(world: SandboxContext, subscription: Subscription): void {
  subscription.status = 'unpaid';
  sendEvent(world, 'customer.subscription.updated', subscription);
}
