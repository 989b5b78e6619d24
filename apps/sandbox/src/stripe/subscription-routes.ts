import type { On } from './register-call.ts';
import { findPrice } from './checkout.ts';
import { type Fields, list, nested, text, textMap } from './form-body.ts';
import type { Subscription } from './objects/objects.ts';
import { CANCEL_SUBSCRIPTION, SUBSCRIPTION } from './shapes.ts';
import { badParameter, cardError, invalidRequest, missing } from './stripe-error.ts';
import { changeItems, endSubscription, invoiceFor, subscriptionTax } from './subscriptions.ts';
import { findObject, sendEvent, type SandboxContext } from './sandbox-context.ts';

/** `/v1/subscriptions` */
export function subscriptionRoutes(on: On, world: SandboxContext): void {
  const { state } = world;
  on('POST', '/v1/subscriptions/:id', SUBSCRIPTION, (form, id) =>
    update(world, findObject(state.subscriptions, 'subscription', id), form),
  );
  on('DELETE', '/v1/subscriptions/:id', CANCEL_SUBSCRIPTION, (_, id) => {
    const subscription = findObject(state.subscriptions, 'subscription', id);
    if (subscription.status === 'canceled') throw missing('subscription', id);
    endSubscription(world, subscription);
    return subscription;
  });
}

function update(world: SandboxContext, subscription: Subscription, form: Fields): Subscription {
  if (subscription.status === 'canceled')
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  const behaviour = text(form, 'payment_behavior') ?? 'allow_incomplete';
  if (
    behaviour === 'pending_if_incomplete' &&
    (form['metadata'] !== undefined || form['cancel_at_period_end'] !== undefined)
  )
    throw badParameter('payment_behavior', 'pending_if_incomplete allows only the parameters of pending updates.');
  const before = structuredClone(subscription);
  const changes = list(form, 'items');
  if (changes.length > 0) {
    const removed = changes
      .filter((change) => text(change, 'deleted') === 'true')
      .map((change) => text(change, 'id') ?? '');
    const added = changes.flatMap((change, index) =>
      text(change, 'price') === null ? [] : [findPrice(world, `items[${index}][price]`, text(change, 'price') ?? '')],
    );
    const prorations = changeItems(world, subscription, removed, added);
    if (prorations.length > 0 && text(form, 'proration_behavior') === 'always_invoice') {
      const invoice = invoiceFor(world, subscription, prorations, 'subscription_update');
      if (invoice.status === 'open' && behaviour === 'error_if_incomplete') {
        delete world.state.invoices[invoice.id];
        Object.assign(subscription, before);
        throw cardError('card_declined', 'Your card was declined.');
      }
    }
  }
  const taxed = text(nested(form, 'automatic_tax'), 'enabled');
  if (taxed !== null) subscription.automatic_tax = subscriptionTax(taxed === 'true');
  const ending = text(form, 'cancel_at_period_end');
  if (ending !== null) {
    subscription.cancel_at_period_end = ending === 'true';
    subscription.cancel_at = ending === 'true' ? (subscription.items.data[0]?.current_period_end ?? null) : null;
  }
  Object.assign(subscription.metadata, textMap(form, 'metadata'));
  sendEvent(world, 'customer.subscription.updated', subscription);
  return subscription;
}
