import { type Context, Hono } from 'hono';
import { createSession, expireSession } from './checkout.ts';
import { decodeForm, type Fields, list, text, textMap } from './form-body.ts';
import type { Customer, Price } from './objects.ts';
import { cardOf, closeDispute, confirmIntent, newIntent, refundCharge } from './payments.ts';
import { badParameter, missing, StripeRefusal } from './stripe-error.ts';
import { changeItems, endSubscription, invoiceFor } from './subscriptions.ts';
import { found, newId, tell, withoutSandbox, type World } from './world.ts';

type Handler = (form: Fields, id: string) => object;

/** The part of Stripe's API that the product calls, with its forms, answers, errors and idempotency. */
export function apiRoutes(world: World, secretKey: string): Hono {
  const app = new Hono();
  const { state } = world;
  const on = (method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler): void => {
    app.on(method, path, async (c) => answer(c, async () => handler(method === 'GET' ? decodeForm(new URL(c.req.url).search.slice(1)) : decodeForm(await c.req.text()), c.req.param('id') ?? '')));
  };
  const answer = async (c: Context, run: () => Promise<object>): Promise<Response> => {
    const refuse = (refusal: StripeRefusal): Response => c.json(refusal.body, { status: refusal.status } as never);
    if (c.req.header('authorization') !== `Bearer ${secretKey}`) return refuse(new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }));
    const key = c.req.method === 'GET' ? undefined : c.req.header('idempotency-key');
    const fingerprint = `${c.req.method} ${c.req.path} ${c.req.method === 'GET' ? '' : await c.req.text()}`;
    const known = key === undefined ? undefined : state.answers[key];
    if (known !== undefined) {
      if (known.fingerprint !== fingerprint) return refuse(new StripeRefusal(400, { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.' }));
      return c.body(known.body, { status: known.status, headers: { 'content-type': 'application/json', 'idempotent-replayed': 'true' } } as never);
    }
    let status = 200;
    let body: object;
    try {
      body = withoutSandbox(await run());
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      status = error.status;
      body = error.body;
    }
    const json = JSON.stringify(body);
    if (key !== undefined) state.answers[key] = { fingerprint, status, body: json };
    world.save();
    return c.body(json, { status, headers: { 'content-type': 'application/json', 'request-id': newId('req') } } as never);
  };
  const listOf = (data: readonly object[], url: string): object => ({ object: 'list', url, has_more: false, data: data.map(withoutSandbox) });

  on('POST', '/v1/customers', (form) => {
    const customer: Customer = { id: newId('cus'), object: 'customer', created: world.now(), email: text(form, 'email'), name: text(form, 'name'), livemode: false, metadata: textMap(form, 'metadata'), invoice_settings: { default_payment_method: null } };
    state.customers[customer.id] = customer;
    tell(world, 'customer.created', customer);
    return customer;
  });
  on('GET', '/v1/customers/:id', (_, id) => found(state.customers, 'customer', id));
  on('POST', '/v1/customers/:id', (form, id) => Object.assign(found(state.customers, 'customer', id), text(form, 'email') === null ? {} : { email: text(form, 'email') }));
  on('DELETE', '/v1/customers/:id', (_, id) => {
    found(state.customers, 'customer', id);
    for (const subscription of Object.values(state.subscriptions)) if (subscription.customer === id && subscription.status !== 'canceled') endSubscription(world, subscription);
    for (const method of Object.values(state.methods)) if (method.customer === id) method.customer = null;
    tell(world, 'customer.deleted', found(state.customers, 'customer', id));
    delete state.customers[id];
    return { id, object: 'customer', deleted: true };
  });

  on('POST', '/v1/checkout/sessions', (form) => createSession(world, form));
  on('GET', '/v1/checkout/sessions', (form) => {
    const [customer, status] = [text(form, 'customer'), text(form, 'status')];
    return listOf(Object.values(state.sessions).filter((session) => (customer === null || session.customer === customer) && (status === null || session.status === status)), '/v1/checkout/sessions');
  });
  on('GET', '/v1/checkout/sessions/:id', (_, id) => found(state.sessions, 'checkout.session', id));
  on('POST', '/v1/checkout/sessions/:id/expire', (_, id) => {
    const session = found(state.sessions, 'checkout.session', id);
    expireSession(world, session);
    return session;
  });
  on('POST', '/v1/billing_portal/sessions', (form) => {
    const customer = found(state.customers, 'customer', text(form, 'customer'));
    const id = newId('bps');
    const session = { id, object: 'billing_portal.session' as const, created: world.now(), livemode: false as const, customer: customer.id, return_url: text(form, 'return_url'), url: `${world.base}/portal/${id}`, configuration: 'bpc_sandbox' };
    state.portals[id] = session;
    return session;
  });

  on('POST', '/v1/payment_intents', (form) => {
    const amount = Number(text(form, 'amount'));
    if (!Number.isInteger(amount) || amount < 50) throw badParameter('amount', 'Amount must be at least $0.50 usd');
    const customer = found(state.customers, 'customer', text(form, 'customer'));
    const methodId = text(form, 'payment_method');
    if (methodId !== null && found(state.methods, 'PaymentMethod', methodId).customer !== customer.id) throw badParameter('payment_method', 'The payment method does not belong to the customer.');
    const intent = newIntent(world, { amount, customer: customer.id, payment_method: methodId, description: text(form, 'description'), metadata: textMap(form, 'metadata') });
    if (text(form, 'confirm') === 'true' && methodId !== null) {
      const card = cardOf(world, methodId);
      confirmIntent(world, intent, methodId, text(form, 'off_session') === 'true' ? card.later : card.onPage, card);
    }
    return intent;
  });
  on('GET', '/v1/payment_intents/:id', (_, id) => found(state.intents, 'payment_intent', id));
  on('POST', '/v1/payment_intents/:id/cancel', (_, id) => {
    const intent = found(state.intents, 'payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.` });
    Object.assign(intent, { status: 'canceled', canceled_at: world.now() });
    tell(world, 'payment_intent.canceled', intent);
    return intent;
  });
  on('GET', '/v1/charges/:id', (_, id) => found(state.charges, 'charge', id));
  on('POST', '/v1/refunds', (form) => {
    const intentId = text(form, 'payment_intent');
    const chargeId = intentId === null ? text(form, 'charge') : found(state.intents, 'payment_intent', intentId).latest_charge;
    const charge = found(state.charges, 'charge', chargeId);
    return refundCharge(world, charge, Number(text(form, 'amount') ?? charge.amount - charge.amount_refunded), text(form, 'reason'));
  });
  on('POST', '/v1/disputes/:id/close', (_, id) => {
    closeDispute(world, id, 'lost');
    return found(state.disputes, 'dispute', id);
  });

  on('GET', '/v1/payment_methods/:id', (_, id) => found(state.methods, 'PaymentMethod', id));
  on('GET', '/v1/customers/:id/payment_methods', (_, id) => listOf(Object.values(state.methods).filter((method) => method.customer === id), `/v1/customers/${id}/payment_methods`));
  on('POST', '/v1/payment_methods/:id/detach', (_, id) => {
    const method = found(state.methods, 'PaymentMethod', id);
    if (method.customer === null) throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'The payment method you provided is not attached to a customer so detachment is impossible.' });
    const customer = state.customers[method.customer];
    if (customer?.invoice_settings.default_payment_method === id) customer.invoice_settings.default_payment_method = null;
    method.customer = null;
    tell(world, 'payment_method.detached', method);
    return method;
  });

  on('GET', '/v1/subscriptions/:id', (_, id) => found(state.subscriptions, 'subscription', id));
  on('POST', '/v1/subscriptions/:id', (form, id) => {
    const subscription = found(state.subscriptions, 'subscription', id);
    if (subscription.status === 'canceled') throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'A canceled subscription can only update its cancellation_details and metadata.' });
    const changes = list(form, 'items');
    if (changes.length > 0) {
      const before = subscription.items.data.reduce((sum, { price }) => sum + price.unit_amount, 0);
      const removed = changes.filter((change) => text(change, 'deleted') === 'true').map((change) => text(change, 'id') ?? '');
      const added = changes.filter((change) => text(change, 'price') !== null).map((change) => priceNamed(world, text(change, 'price') ?? ''));
      changeItems(world, subscription, removed, added);
      const after = subscription.items.data.reduce((sum, { price }) => sum + price.unit_amount, 0);
      const [item] = subscription.items.data;
      const share = item === undefined ? 0 : (item.current_period_end - world.now()) / (item.current_period_end - item.current_period_start);
      const due = Math.round((after - before) * share);
      if (subscription.status !== 'trialing' && due > 0) invoiceFor(world, subscription, due, 'subscription_update');
    }
    const ending = text(form, 'cancel_at_period_end');
    if (ending !== null) {
      subscription.cancel_at_period_end = ending === 'true';
      subscription.cancel_at = ending === 'true' ? (subscription.items.data[0]?.current_period_end ?? null) : null;
    }
    Object.assign(subscription.metadata, textMap(form, 'metadata'));
    tell(world, 'customer.subscription.updated', subscription);
    return subscription;
  });
  on('DELETE', '/v1/subscriptions/:id', (_, id) => {
    const subscription = found(state.subscriptions, 'subscription', id);
    endSubscription(world, subscription);
    return subscription;
  });
  on('GET', '/v1/invoices/:id', (_, id) => found(state.invoices, 'invoice', id));
  on('GET', '/v1/prices', () => listOf([...world.prices.values()], '/v1/prices'));
  on('GET', '/v1/prices/:id', (_, id) => priceNamed(world, id));
  on('GET', '/v1/events/:id', (_, id) => {
    const event = state.events.find((known) => known.id === id);
    if (event === undefined) throw missing('event', id);
    return event;
  });
  app.all('/v1/*', (c) => c.json({ error: { type: 'invalid_request_error', message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).` } }, 404));
  return app;
}

function priceNamed(world: World, id: string): Price {
  const price = world.prices.get(id);
  if (price === undefined) throw missing('price', id);
  return price;
}
