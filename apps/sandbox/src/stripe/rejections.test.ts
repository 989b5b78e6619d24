import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type StripeSandbox, startStripeSandbox } from './stripe-sandbox.ts';

type Texts = Readonly<Record<string, string>>;

const PRODUCTS = [
  { name: 'Growth', priceId: 'price_growth', amountCents: 4_900, type: 'plan' as const },
  { name: 'Credit $50', priceId: 'price_credit_50', amountCents: 5_000, type: 'credit' as const },
];
const BACK = { success_url: 'https://theia.test/back', cancel_url: 'https://theia.test/back' };
const CREDIT = { 'line_items[0][price]': 'price_credit_50', 'line_items[0][quantity]': '1' };
const GROWTH = { ...CREDIT, 'line_items[0][price]': 'price_growth' };
const PAYMENT = { mode: 'payment', ...BACK, ...CREDIT };
const SUBSCRIPTION = { mode: 'subscription', ...BACK, ...GROWTH };
const TRIAL = 'subscription_data[trial_period_days]';
const INTENT = { amount: '500', currency: 'usd' };
const LONG = 'k'.repeat(41);

/** Group, path, fields that are sent together with the customer, and the rejection: status, code, parameter. */
const CASES: readonly (readonly [string, string, Texts, string])[] = [
  ['unknown parameters', 'customers', { nickname: 'x' }, '400 parameter_unknown nickname'],
  [
    'unknown parameters in a list',
    'checkout/sessions',
    { ...PAYMENT, 'line_items[0][colour]': 'red' },
    '400 parameter_unknown line_items[0][colour]',
  ],
  [
    'unknown nested parameters',
    'checkout/sessions',
    { ...PAYMENT, 'payment_intent_data[purpose]': 'x' },
    '400 parameter_unknown payment_intent_data[purpose]',
  ],
  [
    'checkout pages without a return URL',
    'checkout/sessions',
    { mode: 'payment', ...CREDIT },
    '400 parameter_missing success_url',
  ],
  ['relative return URLs', 'checkout/sessions', { ...PAYMENT, success_url: '/back' }, '400 url_invalid success_url'],
  ['recurring prices of a payment', 'checkout/sessions', { ...PAYMENT, ...GROWTH }, '400 parameter_invalid line_items'],
  [
    'single prices of a subscription',
    'checkout/sessions',
    { ...SUBSCRIPTION, ...CREDIT },
    '400 parameter_invalid line_items',
  ],
  [
    'data of a payment for a subscription',
    'checkout/sessions',
    { ...SUBSCRIPTION, 'payment_intent_data[description]': 'x' },
    '400 parameter_invalid payment_intent_data',
  ],
  [
    'data of a subscription for a payment',
    'checkout/sessions',
    { ...PAYMENT, payment_method_collection: 'if_required' },
    '400 parameter_invalid payment_method_collection',
  ],
  ['set-up without a currency', 'checkout/sessions', { mode: 'setup', ...BACK }, '400 parameter_missing currency'],
  [
    'unknown prices',
    'checkout/sessions',
    { ...SUBSCRIPTION, 'line_items[0][price]': 'price_unknown' },
    '400 resource_missing line_items[0][price]',
  ],
  [
    'unknown customers',
    'checkout/sessions',
    { ...SUBSCRIPTION, customer: 'cus_nobody' },
    '400 resource_missing customer',
  ],
  [
    'items without a quantity',
    'checkout/sessions',
    { mode: 'subscription', ...BACK, 'line_items[0][price]': 'price_growth' },
    '400 parameter_missing line_items[0][quantity]',
  ],
  ['trials of no day', 'checkout/sessions', { ...SUBSCRIPTION, [TRIAL]: '0' }, `400 parameter_invalid ${TRIAL}`],
  ['too long trials', 'checkout/sessions', { ...SUBSCRIPTION, [TRIAL]: '731' }, `400 parameter_invalid ${TRIAL}`],
  [
    'trials of a part of a day',
    'checkout/sessions',
    { ...SUBSCRIPTION, [TRIAL]: '1.5' },
    `400 parameter_invalid_integer ${TRIAL}`,
  ],
  [
    'pages without a card when an amount is due',
    'checkout/sessions',
    { ...SUBSCRIPTION, payment_method_collection: 'if_required' },
    '400 parameter_invalid payment_method_collection',
  ],
  ['amounts under 50 cents', 'payment_intents', { ...INTENT, amount: '49' }, '400 amount_too_small amount'],
  ['too large amounts', 'payment_intents', { ...INTENT, amount: '100000000' }, '400 amount_too_large amount'],
  ['parts of a cent', 'payment_intents', { ...INTENT, amount: '5.5' }, '400 parameter_invalid_integer amount'],
  ['payments without a currency', 'payment_intents', { amount: '500' }, '400 parameter_missing currency'],
  [
    'off-session payments without confirmation',
    'payment_intents',
    { ...INTENT, off_session: 'true' },
    '400 parameter_invalid off_session',
  ],
  [
    'confirmations that might redirect',
    'payment_intents',
    { ...INTENT, confirm: 'true', payment_method: 'pm_x' },
    '400 parameter_invalid return_url',
  ],
  [
    'payment method types',
    'payment_intents',
    { ...INTENT, payment_method_types: 'card' },
    '400 parameter_unknown payment_method_types',
  ],
  [
    'too many keys of metadata',
    'customers',
    Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`metadata[k${index}]`, 'x'])),
    '400 parameter_invalid metadata',
  ],
  ['too long keys of metadata', 'customers', { [`metadata[${LONG}]`]: 'x' }, `400 parameter_invalid metadata[${LONG}]`],
  ['too long values of metadata', 'customers', { 'metadata[k]': 'x'.repeat(501) }, '400 parameter_invalid metadata[k]'],
];

describe('the sandbox rejects what Stripe rejects', () => {
  let sandbox: StripeSandbox;
  let customer = '';
  before(async () => {
    sandbox = await startStripeSandbox({ webhookUrl: 'http://127.0.0.1:9/nowhere', products: PRODUCTS, folder: null });
    customer = String((await send('customers', { email: 'ada@theia.test' })).body['id']);
  });
  after(() => sandbox.stop());

  async function send(path: string, fields: Texts, headers: Texts = {}) {
    const response = await fetch(`${sandbox.url}/v1/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { authorization: `Bearer ${sandbox.credentials.secretKey}`, ...headers },
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
  async function rejection(path: string, fields: Texts, headers: Texts = {}): Promise<string> {
    const { status, body } = await send(path, fields, headers);
    const error = body['error'] as { code?: string; param?: string } | undefined;
    return `${status} ${error?.code ?? ''} ${error?.param ?? ''}`.trim();
  }

  for (const [title, path, fields, expected] of CASES)
    it(title, async () => {
      assert.equal(await rejection(path, path === 'customers' ? fields : { customer, ...fields }), expected);
    });

  it('idempotency keys and versions beyond the limits', async () => {
    assert.equal(await rejection('customers', {}, { 'idempotency-key': 'k'.repeat(256) }), '400');
    assert.equal(await rejection('customers', {}, { 'stripe-version': '2020-01-01' }), '400');
    await send('customers', { email: 'a@theia.test' }, { 'idempotency-key': 'same' });
    assert.equal(await rejection('customers', { email: 'b@theia.test' }, { 'idempotency-key': 'same' }), '400');
  });
});
