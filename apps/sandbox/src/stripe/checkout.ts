import { list, nested, text, textMap, type Fields } from './form-body.ts';
import { attachPayment, draftInvoice, finalizeInvoice } from './invoices.ts';
import { TEST_CARDS } from './cards.ts';
import { fromTemplate, idFor, store } from './objects/create.ts';
import { newPrice } from './objects/prices.ts';
import type { PaymentIntent, Price, Session } from './objects/objects.ts';
import { attachCard, confirmIntent, openIntent } from './payments.ts';
import { checkParameters } from './parameters.ts';
import { requireUsable } from './promotions.ts';
import { SESSION } from './shapes.ts';
import { badParameter, cardError, missingFor, StripeRejection } from './stripe-error.ts';
import { startSubscription } from './subscriptions.ts';
import { sumSession } from './sums.ts';
import { findNamed, findObject, newId, sendEvent, type SandboxContext } from './sandbox-context.ts';

export const AMOUNT_MIN = 50;
const TRIAL_DAYS_MAX = 730;

type InvoiceData = NonNullable<Session['invoice_creation']>['invoice_data'];

/** `POST /v1/checkout/sessions` */
export function createSession(world: SandboxContext, form: Fields): Session {
  checkParameters(form, SESSION, ['success_url', 'mode']);
  const mode = text(form, 'mode');
  const successUrl = text(form, 'success_url');
  if ((mode !== 'payment' && mode !== 'subscription' && mode !== 'setup') || successUrl === null)
    throw badParameter('mode', 'mode must be payment, subscription or setup');
  const customer = text(form, 'customer');
  if (customer !== null) findNamed(world.state.customers, 'customer', 'customer', customer);
  if ((text(form, 'client_reference_id') ?? '').length > 200)
    throw badParameter('client_reference_id', 'client_reference_id can have up to 200 characters');
  const lines = list(form, 'line_items').map((line, index) => readLine(world, line, index));
  const trialDays = checkMode(mode, form, lines);
  const subscriptionData = nested(form, 'subscription_data');
  const missing = text(nested(nested(subscriptionData, 'trial_settings'), 'end_behavior'), 'missing_payment_method');
  const promotionCode = readCode(world, form, customer, lines);
  const id = idFor('sessions');
  const invoiceData = nested(nested(form, 'invoice_creation'), 'invoice_data');
  const email = customer === null ? null : (world.state.customers[customer]?.email ?? null);
  const total =
    mode === 'setup' ? null : lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
  const isEnabled = (name: string): boolean => text(nested(form, name), 'enabled') === 'true';
  const session = store(world, 'sessions', {
    id,
    expires_at: world.now() + 86_400,
    mode,
    url: `${world.base}/pay/${id}`,
    success_url: successUrl,
    cancel_url: text(form, 'cancel_url'),
    client_reference_id: text(form, 'client_reference_id'),
    payment_status: mode === 'setup' || trialDays > 0 ? 'no_payment_required' : 'unpaid',
    amount_total: total !== null && trialDays > 0 ? 0 : total,
    amount_subtotal: total,
    metadata: textMap(form, 'metadata'),
    total_details: mode === 'setup' ? null : { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    automatic_tax: isEnabled('automatic_tax')
      ? { enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'requires_location_inputs' }
      : { enabled: false, liability: null, provider: null, status: null },
    tax_id_collection: { enabled: isEnabled('tax_id_collection'), required: 'never' },
    customer,
    customer_details: email === null ? null : fromTemplate('session_customer_details', { email }),
    payment_method_collection: text(form, 'payment_method_collection') === 'if_required' ? 'if_required' : 'always',
    allow_promotion_codes: text(form, 'allow_promotion_codes') === 'true' ? true : null,
    invoice_creation:
      mode === 'payment'
        ? {
            enabled: isEnabled('invoice_creation'),
            invoice_data: fromTemplate<InvoiceData, 'session_invoice_data'>('session_invoice_data', {
              footer: text(invoiceData, 'footer'),
              metadata: textMap(invoiceData, 'metadata'),
            }),
          }
        : null,
    sandbox: {
      lines,
      intentMetadata: textMap(nested(form, 'payment_intent_data'), 'metadata'),
      description: text(nested(form, 'payment_intent_data'), 'description'),
      setupMetadata: textMap(nested(form, 'setup_intent_data'), 'metadata'),
      subscriptionMetadata: textMap(subscriptionData, 'metadata'),
      trialDays,
      missingPaymentMethod: missing === 'cancel' || missing === 'pause' ? missing : 'create_invoice',
      promotionCode,
      invoiceMetadata: textMap(invoiceData, 'metadata'),
      invoiceFooter: text(invoiceData, 'footer'),
    },
  });
  sumSession(world, session);
  return session;
}

/** @throws StripeRejection 400 */
function readCode(world: SandboxContext, form: Fields, customer: string | null, lines: readonly Line[]): string | null {
  const [discount, ...more] = list(form, 'discounts');
  if (discount === undefined) return null;
  if (text(form, 'mode') !== 'subscription')
    throw badParameter('discounts', 'The sandbox takes promotion codes for subscriptions only.');
  if (more.length > 0) throw badParameter('discounts', 'Only one discount can be applied.');
  if (form['allow_promotion_codes'] !== undefined)
    throw badParameter('discounts', 'You may only specify one of these parameters: allow_promotion_codes, discounts.');
  const id = text(discount, 'promotion_code');
  const code = findNamed(world.state.promotionCodes, 'promotion code', 'discounts[0][promotion_code]', id);
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
  requireUsable(world, code, customer, subtotal, 'discounts[0][promotion_code]');
  return code.id;
}

type Line = ReturnType<typeof readLine>;

/** Checks which parameters a mode allows. @returns the days of the trial @throws StripeRejection 400 */
function checkMode(mode: Session['mode'], form: Fields, lines: readonly Line[]): number {
  const only = (name: string, of: Session['mode']): void => {
    if (form[name] !== undefined && mode !== of)
      throw badParameter(name, `You can not pass \`${name}\` in \`${mode}\` mode.`);
  };
  only('payment_intent_data', 'payment');
  only('setup_intent_data', 'setup');
  only('subscription_data', 'subscription');
  only('payment_method_collection', 'subscription');
  only('invoice_creation', 'payment');
  if (mode === 'setup') {
    if (lines.length > 0) throw badParameter('line_items', 'You can not pass `line_items` in `setup` mode.');
    if (text(form, 'currency') === null && form['allowed_payment_method_types'] === undefined)
      throw badParameter('currency', 'Missing required param: currency.', 'parameter_missing');
    return 0;
  }
  if (lines.length === 0) throw badParameter('line_items', 'Missing required param: line_items.', 'parameter_missing');
  const recurring = lines.filter(({ price }) => price.type === 'recurring').length;
  if (mode === 'payment' && recurring > 0)
    throw badParameter(
      'line_items',
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    );
  if (mode === 'subscription' && recurring === 0)
    throw badParameter(
      'line_items',
      'You must provide at least one recurring price in `subscription` mode when using prices.',
    );
  if (recurring > 20) throw badParameter('line_items', 'A subscription can have up to 20 recurring prices');
  const total = lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
  if (mode === 'payment' && total < AMOUNT_MIN)
    throw badParameter(
      'line_items',
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
      'amount_too_small',
    );
  const subscriptionData = nested(form, 'subscription_data');
  const days = text(subscriptionData, 'trial_period_days');
  if (days !== null && (Number(days) < 1 || Number(days) > TRIAL_DAYS_MAX))
    throw badParameter('subscription_data[trial_period_days]', `The trial must have 1 to ${TRIAL_DAYS_MAX} days`);
  const withoutCard = text(form, 'payment_method_collection') === 'if_required';
  if (withoutCard && days === null && total > 0)
    throw badParameter(
      'payment_method_collection',
      'payment_method_collection=if_required needs a trial or an amount of zero',
    );
  return Number(days ?? 0);
}

function readLine(world: SandboxContext, line: Fields, index: number) {
  const at = `line_items[${index}]`;
  const quantity = Number(text(line, 'quantity') ?? Number.NaN);
  if (!Number.isInteger(quantity) || quantity < 1)
    throw badParameter(
      `${at}[quantity]`,
      'Quantity is required. Add `quantity` to the line item.',
      'parameter_missing',
    );
  const id = text(line, 'price');
  if ((id === null) === (line['price_data'] === undefined))
    throw badParameter(at, 'One of price and price_data is needed.');
  return { price: id === null ? createPrice(world, line, at) : findPrice(world, `${at}[price]`, id), quantity };
}

export function findPrice(world: SandboxContext, param: string, id: string): Price {
  const price = world.prices.get(id);
  if (price === undefined) throw missingFor(param, 'price', id);
  return price;
}

function createPrice(world: SandboxContext, line: Fields, at: string): Price {
  const data = nested(line, 'price_data');
  if (text(data, 'currency') !== 'usd') throw badParameter(`${at}[price_data][currency]`, 'The sandbox sells in usd');
  return newPrice({
    id: newId('price'),
    created: world.now(),
    product: newId('prod'),
    name: text(nested(data, 'product_data'), 'name') ?? 'Item',
    cents: Number(text(data, 'unit_amount') ?? 0),
    monthly: data['recurring'] !== undefined,
  });
}

/** True if the page does not ask for a card. */
export const needsNoCard = (session: Session): boolean =>
  session.mode === 'subscription' &&
  session.sandbox.trialDays > 0 &&
  session.payment_method_collection === 'if_required';

export interface CardForm {
  /** Digits only; null if the page was submitted without a card. */
  readonly number: string | null;
  readonly expMonth: number;
  readonly expYear: number;
  /** True if the owner confirmed with the bank. */
  readonly confirmed: boolean;
}

/** Submits the checkout page. @returns 'asks' when the bank requires a confirmation first @throws StripeRejection */
export function completeSession(world: SandboxContext, session: Session, card: CardForm): 'done' | 'asks' {
  if (session.status !== 'open') throw badParameter('session', 'This page is not open any more.');
  const known = card.number === null ? undefined : TEST_CARDS.get(card.number);
  if (card.number !== null && known === undefined)
    throw cardError('incorrect_number', 'Your card number is incorrect. Use one of the test cards.');
  if (card.number === null && !needsNoCard(session)) throw badParameter('card', 'A card is needed.');
  if (card.number !== null && new Date(Date.UTC(card.expYear, card.expMonth, 1)).getTime() <= world.now() * 1000)
    throw cardError('expired_card', 'Your card has expired.');
  if (known?.onPage === 'asks' && !card.confirmed) return 'asks';
  if (known?.onPage === 'declined')
    throw new StripeRejection(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: known.declineCode,
      message: known.message,
    });

  const sums = sumSession(world, session);
  if (sums.tax === null) throw badParameter('country', 'Choose a country: the tax depends on it.');
  const code =
    session.sandbox.promotionCode === null
      ? null
      : findObject(world.state.promotionCodes, 'promotion code', session.sandbox.promotionCode);
  if (code !== null) requireUsable(world, code, session.customer, sums.subtotal, 'promotion_code');
  const keeps = session.mode !== 'payment';
  const method =
    card.number === null
      ? null
      : attachCard(world, keeps ? session.customer : null, card.number, card.expMonth, card.expYear);
  if (session.mode === 'payment' && method !== null && known !== undefined) {
    const intent = openIntent(world, {
      amount: session.amount_total ?? 0,
      customer: session.customer,
      payment_method: method.id,
      description: session.sandbox.description,
      metadata: session.sandbox.intentMetadata,
    });
    session.payment_intent = intent.id;
    confirmIntent(world, intent, method.id, 'accepted', known);
    session.payment_status = 'paid';
    if (session.customer !== null && session.invoice_creation?.enabled === true) invoiceSession(world, session, intent);
  } else if (session.mode === 'setup' && method !== null) {
    const id = idFor('setups');
    const setup = store(world, 'setups', {
      id,
      customer: session.customer,
      payment_method: method.id,
      metadata: session.sandbox.setupMetadata,
      client_secret: `${id}_${newId('secret')}`,
    });
    session.setup_intent = setup.id;
    sendEvent(world, 'setup_intent.succeeded', setup);
  } else if (session.mode === 'subscription' && session.customer !== null) {
    const { trialDays, subscriptionMetadata, missingPaymentMethod, lines } = session.sandbox;
    const subscription = startSubscription(world, {
      customer: session.customer,
      prices: lines.map(({ price }) => price),
      trialDays,
      metadata: subscriptionMetadata,
      methodId: method?.id ?? null,
      missingPaymentMethod,
      automaticTax: session.automatic_tax.enabled,
      promotionCode: code,
    });
    session.subscription = subscription.id;
    session.invoice = subscription.latest_invoice;
    if (trialDays === 0) session.payment_status = 'paid';
  }
  session.status = 'complete';
  session.url = null;
  sendEvent(world, 'checkout.session.completed', session);
  return 'done';
}

function invoiceSession(world: SandboxContext, session: Session, intent: PaymentIntent): void {
  const { lines, invoiceMetadata, invoiceFooter } = session.sandbox;
  const invoice = draftInvoice(
    world,
    {
      customer: session.customer ?? '',
      subscription: null,
      reason: 'manual',
      automaticTax: session.automatic_tax.enabled,
      footer: invoiceFooter,
      metadata: invoiceMetadata,
    },
    lines.map(({ price, quantity }) => ({
      description: price.nickname,
      amount: price.unit_amount * quantity,
      price: price.id,
      product: price.product,
      item: null,
      proration: false,
      period: { start: world.now(), end: world.now() },
    })),
  );
  finalizeInvoice(world, invoice);
  attachPayment(world, invoice, intent);
  session.invoice = invoice.id;
}

/** Expires a page that was not completed within a day. */
export function expireSession(world: SandboxContext, session: Session): void {
  if (session.status !== 'open') throw badParameter('session', 'Only an open Checkout Session can be expired.');
  session.status = 'expired';
  session.url = null;
  sendEvent(world, 'checkout.session.expired', session);
}
