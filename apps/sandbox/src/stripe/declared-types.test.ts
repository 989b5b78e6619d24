import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { Stripe } from 'stripe';
import { STRIPE_API_VERSION } from '../../../server/src/stripe/stripe-client.ts';
import { until } from '../../../server/src/testing/until.ts';
import { findTypeErrors, type SandboxOutput } from './stripe-types.ts';
import { type StripeSandbox, startStripeSandbox } from './stripe-sandbox.ts';

const PRODUCTS = [
  { name: 'Starter', priceId: 'price_starter', amountCents: 1_900, type: 'plan' as const },
  { name: 'Growth', priceId: 'price_growth', amountCents: 4_900, type: 'plan' as const },
  { name: 'Credit $50', priceId: 'price_credit_50', amountCents: 5_000, type: 'credit' as const },
];
const BACK = { success_url: 'https://theia.test/back', cancel_url: 'https://theia.test/back' };
const GOOD = '4242424242424242';
const DECLINED_LATER = '4000000000000341';
const ASKS = '4000002760003184';

/** Collects the sandbox's answers and events of a complete customer history at Stripe. */
describe('the sandbox’s answers and events, checked with the types of the pinned SDK', () => {
  let sandbox: StripeSandbox;
  let stripe: Stripe;
  const answers: SandboxOutput[] = [];
  const events: SandboxOutput[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request
      .on('data', (part: Buffer) => (body += part.toString()))
      .on('end', () => {
        const json = JSON.parse(body) as { type: string };
        events.push({ where: `event ${json.type}`, json });
        response.end();
      });
  });

  const control = async (path: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    assert.equal(
      (
        await fetch(`${sandbox.url}/control/${path}`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams(fields),
        })
      ).status,
      303,
    );
  };
  const press = (page: string | null, fields: Readonly<Record<string, string>>) =>
    fetch(page ?? '', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ expiry: '12 / 40', action: 'pay', ...fields }),
    });
  const toPay = (customer: string) =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      customer,
      ...BACK,
      line_items: [{ price: 'price_credit_50', quantity: 1 }],
      payment_intent_data: { metadata: { purpose: 'wallet_topup' }, description: 'Credit' },
    });
  const toSubscribe = (customer: string, trial: number | null) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      ...BACK,
      line_items: [{ price: 'price_starter', quantity: 1 }],
      expand: ['customer'],
      ...(trial === null
        ? {}
        : {
            payment_method_collection: 'if_required' as const,
            subscription_data: {
              trial_period_days: trial,
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
            },
          }),
    });
  const charge = (customer: string, method: string) =>
    stripe.paymentIntents.create({
      amount: 2_000,
      currency: 'usd',
      customer,
      payment_method: method,
      off_session: true,
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { topup_request: 'x' },
      expand: ['latest_charge', 'customer', 'payment_method'],
    });
  const save = async (
    customer: string,
    number: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const before = new Set((await stripe.customers.listPaymentMethods(customer)).data.map(({ id }) => id));
    const session = await stripe.checkout.sessions.create({ mode: 'setup', customer, currency: 'usd', ...BACK });
    await press(session.url, { number, ...more });
    return (
      (await stripe.customers.listPaymentMethods(customer)).data.find(({ id }) => !before.has(id))?.id ??
      assert.fail('no card was saved')
    );
  };

  before(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    sandbox = await startStripeSandbox({
      webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      products: PRODUCTS,
      folder: null,
    });
    const { hostname, port } = new URL(sandbox.url);
    stripe = new Stripe(sandbox.credentials.secretKey, {
      apiVersion: STRIPE_API_VERSION,
      host: hostname,
      port: Number(port),
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
      httpClient: Stripe.createFetchHttpClient(async (input, init) => {
        const response = await fetch(input as string, init as RequestInit);
        const json = (await response.clone().json()) as { error?: { payment_intent?: object } };
        const where = `${(init as RequestInit).method ?? 'GET'} ${new URL(String(input)).pathname.replaceAll(/\/\w+_\w{10,}/g, '/:id')}`;
        if (response.ok) answers.push({ where, json });
        else if (json.error?.payment_intent !== undefined)
          answers.push({ where: `${where}, declined`, json: json.error.payment_intent });
        return response;
      }),
    });
  });
  after(async () => {
    await sandbox.stop();
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
  });

  it('cover a complete history: top-ups, cards, plans, trials, upgrades, declines, refunds, disputes, cancellations, deletion', async () => {
    const { id: ada } = await stripe.customers.create({
      email: 'ada@theia.test',
      name: 'Ada',
      metadata: { user_id: 'u' },
    });
    const paid = await toPay(ada);
    await press(paid.url, { number: GOOD });
    const session = await stripe.checkout.sessions.retrieve(paid.id, {
      expand: ['payment_intent.latest_charge', 'customer'],
    });
    await stripe.checkout.sessions.expire((await toPay(ada)).id);
    const good = await save(ada, GOOD);
    await stripe.customers.update(ada, { invoice_settings: { default_payment_method: good } });
    await charge(ada, good);
    await assert.rejects(charge(ada, await save(ada, DECLINED_LATER)), { code: 'card_declined' });
    await assert.rejects(charge(ada, await save(ada, ASKS, { action: 'confirm' })), {
      code: 'authentication_required',
    });
    await stripe.paymentIntents.cancel(
      (await stripe.paymentIntents.create({ amount: 700, currency: 'usd', customer: ada })).id,
    );
    const intent = session.payment_intent as Stripe.PaymentIntent;
    const taken = (intent.latest_charge as Stripe.Charge).id;
    await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 1_000,
      reason: 'requested_by_customer',
      metadata: { deletion: 'd' },
      expand: ['charge.customer', 'payment_intent'],
    });
    const back = await stripe.refunds.create({ charge: taken, amount: 500 });
    await control(`refunds/${back.id}`, { what: 'fail' });
    for (const verdict of ['won', 'lost']) {
      const page = await toPay(ada);
      await press(page.url, { number: GOOD });
      const disputed = await stripe.paymentIntents.retrieve(
        (await stripe.checkout.sessions.retrieve(page.id)).payment_intent as string,
      );
      await control(`charges/${String(disputed.latest_charge)}`, { what: 'dispute' });
      const [dispute] = (await stripe.disputes.list({ payment_intent: disputed.id, expand: ['data.charge'] })).data;
      await (verdict === 'won'
        ? control(`disputes/${dispute?.id}`, { what: verdict })
        : stripe.disputes.close(dispute?.id ?? ''));
    }

    await press((await toSubscribe(ada, 14)).url, {});
    const [trial] = (await stripe.subscriptions.list({ customer: ada })).data;
    await control(`subscriptions/${trial?.id}`, { what: 'trial-will-end' });
    await stripe.subscriptions.update(trial?.id ?? '', { metadata: { natal_system: 'vedic' } });
    await control(`subscriptions/${trial?.id}`, { what: 'end-period' });
    const item = trial?.items.data[0]?.id ?? '';
    await stripe.subscriptions.update(trial?.id ?? '', {
      items: [
        { id: item, deleted: true },
        { price: 'price_growth', quantity: 1 },
      ],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice', 'customer', 'default_payment_method'],
    });
    await stripe.subscriptions.update(trial?.id ?? '', { cancel_at_period_end: true });
    await stripe.subscriptions.update(trial?.id ?? '', { cancel_at_period_end: false });

    const { id: company } = await stripe.customers.create({ email: 'accounts@theia.test' });
    await stripe.customers.update(company, {
      name: 'Uranus GmbH',
      address: { line1: 'Ring 1', city: 'Wien', postal_code: '1010', country: 'AT' },
      invoice_settings: { footer: 'Theia Ltd.', custom_fields: [{ name: 'Reference', value: 'PO-7' }] },
    });
    const gone = await stripe.customers.createTaxId(company, { type: 'eu_vat', value: 'ATU12345678' });
    await stripe.customers.listTaxIds(company);
    await stripe.customers.deleteTaxId(company, gone.id);
    const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'repeating', duration_in_months: 3 });
    const code = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'STARS',
      restrictions: { first_time_transaction: true, minimum_amount: 1_000, minimum_amount_currency: 'usd' },
    });
    await stripe.promotionCodes.list({ code: 'stars', expand: ['data.promotion.coupon'] });
    const discounted = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: company,
      ...BACK,
      line_items: [{ price: 'price_growth', quantity: 1 }],
      discounts: [{ promotion_code: code.id }],
      automatic_tax: { enabled: true },
      tax_id_collection: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
    });
    await press(discounted.url, { number: GOOD });
    const taxed = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: company,
      ...BACK,
      line_items: [{ price: 'price_credit_50', quantity: 1 }],
      automatic_tax: { enabled: true },
      invoice_creation: {
        enabled: true,
        invoice_data: { metadata: { purpose: 'wallet_topup' }, footer: 'Theia Ltd.' },
      },
    });
    await press(taxed.url, { number: GOOD });
    const { invoice: invoiced } = await stripe.checkout.sessions.retrieve(taxed.id);
    await stripe.creditNotes.create({ invoice: invoiced as string, refund_amount: 1_200, amount: 1_200 });
    const draft = await stripe.invoices.create({
      customer: company,
      auto_advance: false,
      automatic_tax: { enabled: true },
    });
    const summed = await stripe.invoices.addLines(draft.id, {
      lines: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: 2_000,
            tax_behavior: 'exclusive',
            product_data: { name: 'Wallet credit' },
          },
        },
      ],
    });
    const offSession = await stripe.paymentIntents.create({
      amount: summed.total,
      currency: 'usd',
      customer: company,
      payment_method: await save(company, GOOD),
      off_session: true,
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    await stripe.invoices.finalizeInvoice(draft.id, { auto_advance: false });
    await stripe.invoices.attachPayment(draft.id, { payment_intent: offSession.id });
    await stripe.invoices.del((await stripe.invoices.create({ customer: company })).id);
    for (const { total, status, subtotal, number } of (await stripe.invoices.list({ customer: company })).data)
      assert.ok(status === 'paid' && total > 0 && subtotal > 0 && number !== null);
    await stripe.promotionCodes.update(code.id, { active: false });

    const { id: eve } = await stripe.customers.create({ email: 'eve@theia.test' });
    await stripe.customers.update(eve, {
      invoice_settings: { default_payment_method: await save(eve, DECLINED_LATER) },
    });
    await press((await toSubscribe(eve, null)).url, { number: DECLINED_LATER });
    const [failing] = (await stripe.subscriptions.list({ customer: eve, status: 'all' })).data;
    await control(`subscriptions/${failing?.id}`, { what: 'end-period' });
    await control(`subscriptions/${failing?.id}`, { what: 'unpaid' });
    const portal = await stripe.billingPortal.sessions.create({ customer: ada, return_url: 'https://theia.test/back' });
    await fetch(`${portal.url}/cancel`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ subscription: trial?.id ?? '' }),
    });
    await stripe.subscriptions.cancel(trial?.id ?? '', { invoice_now: true, prorate: true });
    await stripe.paymentMethods.detach(good);
    await stripe.paymentMethods.retrieve(good);

    for (const list of [
      stripe.customers.list(),
      stripe.checkout.sessions.list({ expand: ['data.customer', 'data.subscription.latest_invoice'] }),
      stripe.paymentIntents.list({ expand: ['data.latest_charge'] }),
      stripe.charges.list(),
      stripe.refunds.list({ payment_intent: intent.id }),
      stripe.invoices.list({ limit: 100, expand: ['data.customer'] }),
      stripe.prices.list({ expand: ['data.product'] }),
      stripe.events.list({ limit: 100 }),
      stripe.subscriptions.list({ status: 'all' }),
      stripe.disputes.list(),
      stripe.creditNotes.list({ customer: company }),
      stripe.coupons.list(),
    ])
      assert.ok((await list).data.length > 0);
    for (const { id } of (await stripe.invoices.list()).data)
      await stripe.invoices.retrieve(id, { expand: ['parent.subscription_details.subscription'] });
    await stripe.prices.retrieve('price_growth');
    await stripe.customers.del(ada);
    const { events: told } = (await (
      await fetch(`${sandbox.url}/control`, { headers: { accept: 'application/json' } })
    ).json()) as { events: unknown[] };
    await until(() => events.length >= told.length, 'every event');
    const types = new Set(events.map(({ where }) => where.slice(6)));
    for (const type of [
      'checkout.session.completed',
      'checkout.session.expired',
      'payment_intent.payment_failed',
      'charge.failed',
      'charge.refunded',
      'refund.failed',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
      'setup_intent.succeeded',
      'customer.subscription.trial_will_end',
      'customer.subscription.deleted',
      'invoice.paid',
      'invoice.payment_failed',
      'payment_method.detached',
      'customer.deleted',
    ])
      assert.ok(types.has(type), `${type} was not sent`);
  });

  it('have every required field, no other field, only declared enum values, and null only where Stripe allows it', () => {
    assert.ok(answers.length > 60 && events.length > 60, `${answers.length} answers, ${events.length} events`);
    assert.deepEqual(findTypeErrors([...answers, ...events]), []);
  });

  it('fail the check with a missing field, an undeclared enum value, a wrong null, or a field that Stripe does not have', () => {
    const whole = answers.find(({ where }) => where === 'POST /v1/refunds')?.json as Record<string, unknown>;
    const spoilt = [
      { ...whole, reason: 'because' },
      { ...whole, amount: null },
      { ...whole, colour: 'red' },
      Object.fromEntries(Object.entries(whole).filter(([name]) => name !== 'receipt_number')),
    ];
    assert.equal(
      findTypeErrors(spoilt.map((json, index) => ({ where: `spoilt ${index}`, json }))).length,
      spoilt.length,
    );
    const event = events.find(({ where }) => where === 'event refund.created')?.json as { data: { object: object } };
    assert.equal(
      findTypeErrors([
        { where: 'spoilt event', json: { ...event, data: { object: { ...event.data.object, charge: 7 } } } },
      ]).length,
      1,
    );
  });
});
