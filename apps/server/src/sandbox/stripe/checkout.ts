import { list, nested, text, textMap, type Fields } from './form-body.ts';
import { TEST_CARDS } from './cards.ts';
import type { Price, Session } from './objects.ts';
import { attachCard, confirmIntent, newIntent } from './payments.ts';
import { badParameter, StripeRefusal } from './stripe-error.ts';
import { startSubscription } from './subscriptions.ts';
import { found, newId, tell, type World } from './world.ts';

const DAY = 86_400;

/** `POST /v1/checkout/sessions` */
export function createSession(world: World, form: Fields): Session {
  const mode = text(form, 'mode');
  if (mode !== 'payment' && mode !== 'subscription' && mode !== 'setup') throw badParameter('mode', 'mode must be payment, subscription or setup');
  const successUrl = text(form, 'success_url');
  if (successUrl === null) throw badParameter('success_url', 'Missing required param: success_url.');
  const customer = text(form, 'customer');
  if (customer !== null) found(world.state.customers, 'customer', customer);
  const lines = list(form, 'line_items').map((line) => ({ price: priceOf(world, line), quantity: Number(text(line, 'quantity') ?? 1) }));
  if (mode !== 'setup' && lines.length === 0) throw badParameter('line_items', 'Missing required param: line_items.');
  const recurring = lines.filter(({ price }) => price.type === 'recurring').length;
  if (mode === 'payment' && recurring > 0) throw badParameter('line_items', 'You specified `payment` mode but passed a recurring price.');
  if (mode === 'subscription' && recurring === 0) throw badParameter('line_items', 'You must provide at least one recurring price in `subscription` mode.');
  const subscriptionData = nested(form, 'subscription_data');
  const trialDays = Number(text(subscriptionData, 'trial_period_days') ?? 0);
  const total = lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
  const id = newId('cs_test');
  const session: Session = {
    id, object: 'checkout.session', created: world.now(), expires_at: world.now() + DAY, livemode: false, mode, status: 'open',
    payment_status: mode === 'setup' || trialDays > 0 ? 'no_payment_required' : 'unpaid', customer, client_reference_id: text(form, 'client_reference_id'), currency: 'usd',
    amount_total: mode === 'setup' ? null : trialDays > 0 ? 0 : total, amount_subtotal: mode === 'setup' ? null : total, success_url: successUrl, cancel_url: text(form, 'cancel_url'),
    url: `${world.base}/pay/${id}`, payment_intent: null, setup_intent: null, subscription: null, metadata: textMap(form, 'metadata'),
    payment_method_collection: text(form, 'payment_method_collection') === 'if_required' ? 'if_required' : 'always',
    sandbox: {
      lines, intentMetadata: textMap(nested(form, 'payment_intent_data'), 'metadata'), description: text(nested(form, 'payment_intent_data'), 'description'),
      subscriptionMetadata: textMap(subscriptionData, 'metadata'), trialDays, missingPaymentMethod: text(nested(nested(subscriptionData, 'trial_settings'), 'end_behavior'), 'missing_payment_method') ?? 'create_invoice',
    },
  };
  world.state.sessions[id] = session;
  return session;
}

function priceOf(world: World, line: Fields): Price {
  const id = text(line, 'price');
  if (id !== null) {
    const price = world.prices.get(id);
    if (price === undefined) throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'resource_missing', message: `No such price: '${id}'`, param: 'line_items[0][price]' });
    return price;
  }
  const data = nested(line, 'price_data');
  return {
    id: newId('price'), object: 'price', active: true, currency: 'usd', unit_amount: Number(text(data, 'unit_amount') ?? 0), nickname: text(nested(data, 'product_data'), 'name') ?? 'Item', product: newId('prod'),
    type: 'one_time', recurring: null, livemode: false, metadata: {}, created: world.now(),
  };
}

/** True where the page need not ask for a card. */
export const needsNoCard = (session: Session): boolean => session.mode === 'subscription' && session.sandbox.trialDays > 0 && session.payment_method_collection === 'if_required';

export interface CardForm {
  /** Digits alone; null where the page was left without a card. */
  readonly number: string | null;
  readonly expMonth: number;
  readonly expYear: number;
  /** The owner confirmed with the bank. */
  readonly confirmed: boolean;
}

/** What pressing the button of the checkout page does. @returns 'asks' when the bank wants its customer first @throws StripeRefusal */
export function completeSession(world: World, session: Session, card: CardForm): 'done' | 'asks' {
  if (session.status !== 'open') throw badParameter('session', 'This page is not open any more.');
  const known = card.number === null ? undefined : TEST_CARDS.get(card.number);
  if (card.number !== null && known === undefined) throw new StripeRefusal(402, { type: 'card_error', code: 'incorrect_number', message: 'Your card number is incorrect. Use one of the test cards.' });
  if (card.number === null && !needsNoCard(session)) throw badParameter('card', 'A card is needed.');
  if (card.number !== null && new Date(Date.UTC(card.expYear, card.expMonth, 1)).getTime() <= world.now() * 1000) throw new StripeRefusal(402, { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' });
  if (known?.onPage === 'asks' && !card.confirmed) return 'asks';
  if (known?.onPage === 'declined') throw new StripeRefusal(402, { type: 'card_error', code: 'card_declined', decline_code: known.declineCode, message: known.message });

  const keeps = session.mode !== 'payment';
  const method = card.number === null ? null : attachCard(world, keeps ? session.customer : null, card.number, card.expMonth, card.expYear);
  if (session.mode === 'payment' && method !== null && known !== undefined) {
    const intent = newIntent(world, { amount: session.amount_total ?? 0, customer: session.customer, payment_method: method.id, description: session.sandbox.description, metadata: session.sandbox.intentMetadata });
    session.payment_intent = intent.id;
    confirmIntent(world, intent, method.id, 'accepted', known);
    session.payment_status = 'paid';
  } else if (session.mode === 'setup' && method !== null) {
    const id = newId('seti');
    const setup = { id, object: 'setup_intent' as const, created: world.now(), livemode: false as const, customer: session.customer, payment_method: method.id, status: 'succeeded' as const, usage: 'off_session' as const, metadata: session.metadata };
    world.state.setups[id] = setup;
    session.setup_intent = id;
    tell(world, 'setup_intent.succeeded', setup);
  } else if (session.mode === 'subscription' && session.customer !== null) {
    const { trialDays, subscriptionMetadata, missingPaymentMethod, lines } = session.sandbox;
    const subscription = startSubscription(world, { customer: session.customer, prices: lines.map(({ price }) => price), trialDays, metadata: subscriptionMetadata, methodId: method?.id ?? null, missingPaymentMethod });
    session.subscription = subscription.id;
    if (trialDays === 0) session.payment_status = 'paid';
  }
  session.status = 'complete';
  session.url = null;
  tell(world, 'checkout.session.completed', session);
  return 'done';
}

/** Pages nobody completed within a day. */
export function expireSession(world: World, session: Session): void {
  if (session.status !== 'open') throw badParameter('session', 'Only an open Checkout Session can be expired.');
  session.status = 'expired';
  session.url = null;
  tell(world, 'checkout.session.expired', session);
}
