import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type StripeSandbox, startStripeSandbox } from './stripe-sandbox.ts';

const PRODUCTS = [
  { name: 'Growth', priceId: 'price_growth', amountCents: 4_900, type: 'plan' as const },
  { name: 'Credit $50', priceId: 'price_credit_50', amountCents: 5_000, type: 'credit' as const },
];
const BACK = { success_url: 'https://theia.test/back', cancel_url: 'https://theia.test/back' };

describe('the sandbox refuses what Stripe refuses', () => {
  let sandbox: StripeSandbox;
  let customer = '';
  before(async () => {
    sandbox = await startStripeSandbox({ webhookUrl: 'http://127.0.0.1:9/nowhere', products: PRODUCTS, folder: null });
    customer = String((await send('customers', { email: 'ada@theia.test' })).body['id']);
  });
  after(() => sandbox.stop());

  async function send(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> {
    const response = await fetch(`${sandbox.url}/v1/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { authorization: `Bearer ${sandbox.credentials.secretKey}`, ...headers },
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
  async function refused(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const { status, body } = await send(path, fields, headers);
    const error = body['error'] as { code?: string; param?: string } | undefined;
    return `${status} ${error?.code ?? ''} ${error?.param ?? ''}`.trim();
  }
  const line = (price: string, more: Readonly<Record<string, string>> = {}) => ({
    'line_items[0][price]': price,
    'line_items[0][quantity]': '1',
    ...more,
  });

  it('unknown parameters, at any depth', async () => {
    assert.equal(await refused('customers', { nickname: 'x' }), '400 parameter_unknown nickname');
    assert.equal(
      await refused('checkout/sessions', {
        mode: 'payment',
        customer,
        ...BACK,
        ...line('price_credit_50', { 'line_items[0][colour]': 'red' }),
      }),
      '400 parameter_unknown line_items[0][colour]',
    );
    assert.equal(
      await refused('checkout/sessions', {
        mode: 'payment',
        customer,
        ...BACK,
        ...line('price_credit_50'),
        'payment_intent_data[purpose]': 'x',
      }),
      '400 parameter_unknown payment_intent_data[purpose]',
    );
  });

  it('checkout pages without a return URL, with the wrong prices for their mode, or with data of another mode', async () => {
    assert.equal(
      await refused('checkout/sessions', { mode: 'payment', customer, ...line('price_credit_50') }),
      '400 parameter_missing success_url',
    );
    assert.equal(
      await refused('checkout/sessions', {
        mode: 'payment',
        customer,
        success_url: '/back',
        ...line('price_credit_50'),
      }),
      '400 url_invalid success_url',
    );
    assert.equal(
      await refused('checkout/sessions', { mode: 'payment', customer, ...BACK, ...line('price_growth') }),
      '400 parameter_invalid line_items',
    );
    assert.equal(
      await refused('checkout/sessions', { mode: 'subscription', customer, ...BACK, ...line('price_credit_50') }),
      '400 parameter_invalid line_items',
    );
    assert.equal(
      await refused('checkout/sessions', {
        mode: 'subscription',
        customer,
        ...BACK,
        ...line('price_growth'),
        'payment_intent_data[description]': 'x',
      }),
      '400 parameter_invalid payment_intent_data',
    );
    assert.equal(
      await refused('checkout/sessions', {
        mode: 'payment',
        customer,
        ...BACK,
        ...line('price_credit_50'),
        payment_method_collection: 'if_required',
      }),
      '400 parameter_invalid payment_method_collection',
    );
    assert.equal(
      await refused('checkout/sessions', { mode: 'setup', customer, ...BACK }),
      '400 parameter_missing currency',
    );
    assert.equal(
      await refused('checkout/sessions', { mode: 'subscription', customer, ...BACK, ...line('price_unknown') }),
      '400 resource_missing line_items[0][price]',
    );
    assert.equal(
      await refused('checkout/sessions', {
        mode: 'subscription',
        customer: 'cus_nobody',
        ...BACK,
        ...line('price_growth'),
      }),
      '400 resource_missing customer',
    );
    assert.equal(
      await refused('checkout/sessions', {
        mode: 'subscription',
        customer,
        ...BACK,
        'line_items[0][price]': 'price_growth',
      }),
      '400 parameter_missing line_items[0][quantity]',
    );
  });

  it('trials of zero or too many days, and pages without a card when an amount is due', async () => {
    const trial = (days: string) =>
      refused('checkout/sessions', {
        mode: 'subscription',
        customer,
        ...BACK,
        ...line('price_growth'),
        'subscription_data[trial_period_days]': days,
      });
    assert.deepEqual(
      [await trial('0'), await trial('731'), await trial('1.5')],
      [
        '400 parameter_invalid subscription_data[trial_period_days]',
        '400 parameter_invalid subscription_data[trial_period_days]',
        '400 parameter_invalid_integer subscription_data[trial_period_days]',
      ],
    );
    assert.equal(
      await refused('checkout/sessions', {
        mode: 'subscription',
        customer,
        ...BACK,
        ...line('price_growth'),
        payment_method_collection: 'if_required',
      }),
      '400 parameter_invalid payment_method_collection',
    );
  });

  it('amounts under 50 cents, payments without currency, off session without confirmation, confirmation that might redirect', async () => {
    const intent = (fields: Readonly<Record<string, string>>) =>
      refused('payment_intents', { amount: '500', currency: 'usd', customer, ...fields });
    assert.equal(await intent({ amount: '49' }), '400 amount_too_small amount');
    assert.equal(await intent({ amount: '100000000' }), '400 amount_too_large amount');
    assert.equal(await intent({ amount: '5.5' }), '400 parameter_invalid_integer amount');
    assert.equal(await refused('payment_intents', { amount: '500', customer }), '400 parameter_missing currency');
    assert.equal(await intent({ off_session: 'true' }), '400 parameter_invalid off_session');
    assert.equal(await intent({ confirm: 'true', payment_method: 'pm_x' }), '400 parameter_invalid return_url');
    assert.equal(await intent({ payment_method_types: 'card' }), '400 parameter_unknown payment_method_types');
  });

  it('metadata, idempotency keys and versions beyond the limits', async () => {
    assert.equal(
      await refused(
        'customers',
        Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`metadata[k${index}]`, 'x'])),
      ),
      '400 parameter_invalid metadata',
    );
    assert.equal(
      await refused('customers', { [`metadata[${'k'.repeat(41)}]`]: 'x' }),
      `400 parameter_invalid metadata[${'k'.repeat(41)}]`,
    );
    assert.equal(await refused('customers', { 'metadata[k]': 'x'.repeat(501) }), '400 parameter_invalid metadata[k]');
    assert.equal(await refused('customers', {}, { 'idempotency-key': 'k'.repeat(256) }), '400');
    assert.equal(await refused('customers', {}, { 'stripe-version': '2020-01-01' }), '400');
    await send('customers', { email: 'a@theia.test' }, { 'idempotency-key': 'same' });
    assert.equal(await refused('customers', { email: 'b@theia.test' }, { 'idempotency-key': 'same' }), '400');
  });
});
