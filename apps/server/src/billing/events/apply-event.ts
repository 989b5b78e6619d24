import type Stripe from 'stripe';
import { cardAttached, cardDetached, customerDeleted } from './customers.ts';
import { invoiceEvent, mailDispute, mailRefund, mailTopupReceipt, trialWillEnd } from './mails.ts';
import { subscriptionEvent } from './subscriptions.ts';
import { chargeRefunded, disputeEvent, refundEvent } from './clawbacks.ts';
import { topupByCharge, topupByIntent, topupBySession, topupFailed } from './topups.ts';
import type { EventContext, Outcome } from './event-context.ts';

/**
 * Updates our rows from an event. Every event contains its object, so this makes no calls to Stripe. Applying an event twice, or after a
 * newer one, changes nothing.
 */
export async function applyEvent(context: EventContext, event: Stripe.Event): Promise<Outcome> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return topupBySession(context, event.data.object);
    case 'payment_intent.succeeded':
      return topupByIntent(context, event.data.object);
    case 'payment_intent.payment_failed':
      return topupFailed(context, event.data.object);
    case 'charge.succeeded':
    case 'charge.updated': {
      const outcome = await topupByCharge(context, event.data.object);
      if (outcome === 'applied' && event.type === 'charge.succeeded')
        await mailTopupReceipt(context, event.data.object);
      return outcome;
    }
    case 'charge.refunded':
      return chargeRefunded(context, event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const outcome = await refundEvent(context, event.data.object);
      if (outcome === 'applied' && event.type === 'refund.created') await mailRefund(context, event.data.object);
      return outcome;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const outcome = await disputeEvent(context, event.data.object);
      if (outcome === 'applied' && event.type === 'charge.dispute.created')
        await mailDispute(context, event.data.object);
      return outcome;
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.deleted':
      return subscriptionEvent(
        context,
        event.data.object,
        event.created,
        event.type === 'customer.subscription.deleted',
      );
    case 'customer.subscription.trial_will_end':
      return trialWillEnd(context, event.data.object);
    case 'invoice.paid':
      return invoiceEvent(context, event.data.object, true);
    case 'invoice.payment_failed':
      return invoiceEvent(context, event.data.object, false);
    case 'payment_method.attached':
    case 'payment_method.updated':
    case 'payment_method.automatically_updated':
      return cardAttached(context, event.data.object);
    case 'customer.deleted':
      return customerDeleted(context, event.data.object);
    case 'payment_method.detached':
      return cardDetached(context, event.data.object);
    default:
      return 'ignored';
  }
}
