import { Hono } from 'hono';
import { registerCall } from './register-call.ts';
import { AMOUNT_MIN, createSession, expireSession } from './checkout.ts';
import { customerRoutes } from './customer-routes.ts';
import { nested, text, textMap } from './form-body.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { listRoutes } from './list-routes.ts';
import { idFor, store } from './objects/create.ts';
import { findTestCard, closeDispute, confirmIntent, openIntent, refundCharge } from './payments.ts';
import { promotionRoutes } from './promotion-routes.ts';
import { CANCEL_INTENT, INTENT, NONE, PORTAL, REFUND } from './shapes.ts';
import { badParameter, invalidRequest } from './stripe-error.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { findObject, findNamed, sendEvent, type SandboxContext } from './sandbox-context.ts';

const AMOUNT_MAX = 99_999_999;
const DESCRIPTION_MAX = 1_000;

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;
const refundReason = (given: string | null) => REASONS.find((reason) => reason === given) ?? null;

/** The part of Stripe's API that the product calls, with its parameters, responses, errors and idempotency. It rejects what Stripe rejects. */
export function apiRoutes(world: SandboxContext, secretKey: string): Hono {
  const app = new Hono();
  const { state } = world;
  const on = registerCall(app, world, secretKey);

  customerRoutes(on, world);
  on('POST', '/v1/checkout/sessions', null, (form) => createSession(world, form));
  on('POST', '/v1/checkout/sessions/:id/expire', NONE, (_, id) => {
    const session = findObject(state.sessions, 'checkout.session', id);
    expireSession(world, session);
    return session;
  });
  on('POST', '/v1/billing_portal/sessions', PORTAL, (form) => {
    const customer = findNamed(state.customers, 'customer', 'customer', text(form, 'customer'));
    const id = idFor('portals');
    return store(world, 'portals', {
      id,
      customer: customer.id,
      url: `${world.base}/portal/${id}`,
      return_url: text(form, 'return_url'),
    });
  });

  on('POST', '/v1/payment_intents', INTENT, (form) => {
    const amount = Number(text(form, 'amount') ?? Number.NaN);
    if (!Number.isInteger(amount)) throw badParameter('amount', 'Missing required param: amount.', 'parameter_missing');
    if (text(form, 'currency') !== 'usd')
      throw badParameter('currency', 'Missing required param: currency.', 'parameter_missing');
    if (amount < AMOUNT_MIN) throw badParameter('amount', 'Amount must be at least $0.50 usd', 'amount_too_small');
    if (amount > AMOUNT_MAX)
      throw badParameter('amount', 'Amount must be no more than $999,999.99', 'amount_too_large');
    if ((text(form, 'description') ?? '').length > DESCRIPTION_MAX)
      throw badParameter('description', `The description can have up to ${DESCRIPTION_MAX} characters`);
    const confirms = text(form, 'confirm') === 'true';
    if (form['off_session'] !== undefined && !confirms)
      throw badParameter('off_session', 'You can only use off_session with confirm=true.');
    const neverRedirects = text(nested(form, 'automatic_payment_methods'), 'allow_redirects') === 'never';
    if (confirms && !neverRedirects && text(form, 'return_url') === null)
      throw badParameter(
        'return_url',
        'This PaymentIntent may redirect your customer: give a return_url, or accept cards alone.',
      );
    const customer = findNamed(state.customers, 'customer', 'customer', text(form, 'customer'));
    const methodId = text(form, 'payment_method');
    if (
      methodId !== null &&
      findNamed(state.methods, 'PaymentMethod', 'payment_method', methodId).customer !== customer.id
    )
      throw badParameter('payment_method', 'The payment method does not belong to the customer.');
    const intent = openIntent(world, {
      amount,
      customer: customer.id,
      payment_method: methodId,
      description: text(form, 'description'),
      metadata: textMap(form, 'metadata'),
    });
    if (confirms && methodId !== null) {
      const card = findTestCard(world, methodId);
      confirmIntent(world, intent, methodId, text(form, 'off_session') === 'true' ? card.later : card.onPage, card);
    }
    return intent;
  });
  on('POST', '/v1/payment_intents/:id/cancel', CANCEL_INTENT, (_, id) => {
    const intent = findObject(state.intents, 'payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw invalidRequest(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        'payment_intent_unexpected_state',
      );
    Object.assign(intent, { status: 'canceled', canceled_at: world.now() });
    sendEvent(world, 'payment_intent.canceled', intent);
    return intent;
  });
  on('POST', '/v1/refunds', REFUND, (form) => {
    const intentId = text(form, 'payment_intent');
    const chargeId =
      intentId === null ? text(form, 'charge') : findObject(state.intents, 'payment_intent', intentId).latest_charge;
    const charge = findObject(state.charges, 'charge', chargeId);
    return refundCharge(world, charge, {
      amount: Number(text(form, 'amount') ?? charge.amount - charge.amount_refunded),
      reason: refundReason(text(form, 'reason')),
      metadata: textMap(form, 'metadata'),
    });
  });
  on('POST', '/v1/disputes/:id/close', NONE, (_, id) => {
    closeDispute(world, id, 'lost');
    return findObject(state.disputes, 'dispute', id);
  });

  on('GET', '/v1/payment_methods/:id', NONE, (_, id) => findObject(state.methods, 'PaymentMethod', id));
  on('POST', '/v1/payment_methods/:id/detach', NONE, (_, id) => {
    const method = findObject(state.methods, 'PaymentMethod', id);
    if (method.customer === null)
      throw invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    const customer = state.customers[method.customer];
    if (customer?.invoice_settings.default_payment_method === id)
      customer.invoice_settings.default_payment_method = null;
    method.customer = null;
    sendEvent(world, 'payment_method.detached', method);
    return method;
  });

  invoiceRoutes(on, world);
  promotionRoutes(on, world);
  subscriptionRoutes(on, world);
  listRoutes(on, world);
  app.all('/v1/*', (c) =>
    c.json(
      {
        error: { type: 'invalid_request_error', message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).` },
      },
      404,
    ),
  );
  return app;
}
