import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GOOD_CARD, testBilling } from '../testing/billing.ts';
import { testDatabase } from '../testing/database.ts';

const base = await testDatabase();
const seller = { name: 'Theia Ltd.', address: ['1 Star Lane', 'Dover'], taxId: 'DE-777' };
const test = await testBilling(base, { seller });
const { user, call, pay, until, balance, refusal, stripe, task } = test;
type Who = Awaited<ReturnType<typeof user>>;
type Row = Readonly<Record<string, unknown>>;

const DETAILS = {
  name: 'Uranus GmbH',
  email: 'accounts@uranus.test',
  country: 'AT',
  line1: 'Ring 1',
  line2: '',
  city: 'Wien',
  state: '',
  postal_code: '1010',
  tax_ids: [{ type: 'eu_vat', value: 'ATU12345678' }],
  reference: 'PO 7',
};
const list = async (who: Who, older: unknown = {}) =>
  (await call(who, 'invoice-list', older)) as { readonly rows: readonly Row[]; readonly older: unknown };
const topUp = async (who: Who) => assert.equal((await test.buyCredit(who, 50)).status, 303);
const customerOf = async (who: Who) => (await test.readPlan(who)).customer;

describe('billing details', () => {
  it('are kept at Stripe and come back as they were saved; reading them makes no customer', async () => {
    const who = await user({ plan: null });
    assert.deepEqual(await call(who, 'billing-details', {}), { details: null, seller, collects_tax: false });
    assert.equal(await customerOf(who), null);
    await call(who, 'save-billing-details', DETAILS);
    assert.deepEqual((await call(who, 'billing-details', {}))['details'], DETAILS);
    const customer = await stripe.customers.retrieve((await customerOf(who)) ?? '');
    assert.ok(!customer.deleted && customer.name === 'Uranus GmbH' && customer.address?.country === 'AT');
  });

  it('replace the ones before: numbers that are left out are deleted, the reference too', async () => {
    const who = await user({ plan: null });
    await call(who, 'save-billing-details', DETAILS);
    const next = {
      ...DETAILS,
      country: 'CH',
      tax_ids: [{ type: 'ch_vat', value: 'che-123.456.789 mwst' }],
      reference: '',
    };
    await call(who, 'save-billing-details', next);
    assert.deepEqual((await call(who, 'billing-details', {}))['details'], {
      ...next,
      tax_ids: [{ type: 'ch_vat', value: 'CHE-123.456.789 MWST' }],
    });
  });

  it('are rejected with the field and the reason: empty fields, a foreign or wrong tax number, other fields', async () => {
    const who = await user({ plan: null });
    const rejected = (change: Row) => refusal(who, 'save-billing-details', { ...DETAILS, ...change });
    assert.match(await rejected({ name: ' ' }), /^422 name: Enter the name/);
    assert.match(await rejected({ email: 'nobody' }), /^422 email: /);
    assert.match(await rejected({ country: 'Austria' }), /^422 country: Choose a country/);
    assert.match(await rejected({ line1: 'x'.repeat(201) }), /^422 line1: At most 200/);
    assert.match(
      await rejected({ tax_ids: [{ type: 'eu_vat', value: 'ATU1' }] }),
      /^422 tax_ids\.0\.value: This is not a EU VAT number\. It looks like ATU12345678\.$/,
    );
    assert.match(await rejected({ tax_ids: [{ type: 'us_ein', value: '12-3456789' }] }), /^422 tax_ids\.0\.type: .*AT/);
    assert.match(await rejected({ balance: 5 }), /^422 /);
    assert.equal(await customerOf(who), null);
  });

  it('appear on invoices made from then on, and not on the ones before', async () => {
    const who = await user({ plan: null });
    await topUp(who);
    await until(async () => (await balance(who)) === '50.00');
    await call(who, 'save-billing-details', DETAILS);
    await topUp(who);
    await until(async () => (await balance(who)) === '100.00');
    const [later, earlier] = (await stripe.invoices.list({ customer: (await customerOf(who)) ?? '' })).data;
    assert.equal(earlier?.customer_name, null);
    assert.deepEqual(
      [later?.customer_name, later?.customer_address?.city, later?.customer_tax_ids?.[0]?.value],
      ['Uranus GmbH', 'Wien', 'ATU12345678'],
    );
    assert.deepEqual(later?.custom_fields, [{ name: 'Reference', value: 'PO 7' }]);
    assert.equal(later?.footer, 'Theia Ltd.\n1 Star Lane\nDover\nTax ID DE-777');
    const page = await (await fetch(later?.hosted_invoice_url ?? '')).text();
    for (const text of ['Theia Ltd.', 'Uranus GmbH', 'ATU12345678', 'PO 7', '$50.00']) assert.ok(page.includes(text));
  });

  it('go to a new customer when the old one was deleted at Stripe', async () => {
    const who = await user({ plan: null });
    await call(who, 'save-billing-details', DETAILS);
    const first = (await customerOf(who)) ?? '';
    await stripe.customers.del(first);
    await until(async () => (await customerOf(who)) === null);
    assert.equal((await call(who, 'billing-details', {}))['details'], null);
    await call(who, 'save-billing-details', DETAILS);
    assert.notEqual(await customerOf(who), first);
  });
});

describe('invoices', () => {
  it('of a top-up and of a plan are listed with number, amount, status and PDF, the newest first', async () => {
    const who = await user({ plan: null });
    assert.deepEqual(await list(who), { rows: [], older: null });
    await topUp(who);
    await pay((await test.choosePlan(who, 'Starter'))['url'], GOOD_CARD);
    await until(async () => (await list(who)).rows.length === 2);
    const { rows } = await list(who);
    assert.deepEqual(
      rows.map(({ kind, status, total_cents: total, tax_cents: tax }) => [kind, status, total, tax]).toSorted(),
      [
        ['invoice', 'paid', 1_900, 0],
        ['invoice', 'paid', 5_000, 0],
      ],
    );
    const numbers = rows.map(({ number }) => String(number));
    assert.equal(new Set(numbers).size, 2);
    assert.ok(numbers.every((number) => /-000[12]$/.test(number)));
    const pdf = await fetch(String(rows[0]?.['pdf_url']));
    assert.equal(pdf.headers.get('content-type'), 'application/pdf');
    assert.match(await pdf.text(), /^%PDF-1\.4/);
  });

  it('of an automatic top-up get a number once the payment is booked, and only then; a repeated run makes no second', async () => {
    const who = await user({ plan: null });
    await test.saveCard(who);
    await call(who, 'billing-settings', { auto_topup: true, auto_topup_amount_usd: 50, auto_topup_threshold_usd: 10 });
    await task('auto-topup');
    await until(async () => (await balance(who)) === '50.00');
    assert.deepEqual((await list(who)).rows, []);
    await task('invoice-topups');
    await task('invoice-topups');
    const { rows } = await list(who);
    assert.deepEqual(
      rows.map(({ status, total_cents: total, about }) => [status, total, about]),
      [['paid', 5_000, 'Wallet credit']],
    );
    assert.match(String(rows[0]?.['number']), /-0001$/);
  });

  it('show what went back: a refund of a top-up in part and in full, and a credit note of a plan', async () => {
    const who = await user({ plan: null });
    await topUp(who);
    const paid = await test.paymentOf(who);
    await until(async () => (await test.paymentOf(who)).invoice);
    await test.control(`charges/${paid.charge}`, { what: 'refund', amount: '2000' });
    await until(async () => (await list(who)).rows[0]?.['status'] === 'partially_refunded');
    await test.control(`charges/${paid.charge}`, { what: 'refund' });
    await until(async () => (await list(who)).rows[0]?.['status'] === 'refunded');
    await pay((await test.choosePlan(who, 'Growth'))['url'], GOOD_CARD);
    const plan = await until(async () => (await list(who)).rows.find((row) => row['total_cents'] === 4_900));
    await test.control(`invoices/${String(plan['id'])}`, { amount: '900' });
    const { rows } = await list(who);
    assert.equal(rows.find(({ id }) => id === plan['id'])?.['status'], 'partially_refunded');
    const note = rows.find(({ kind }) => kind === 'credit_note');
    assert.deepEqual([note?.['total_cents'], note?.['status']], [-900, 'issued']);
  });

  it('are read page by page: every one once', async () => {
    const who = await user({ plan: null });
    await call(who, 'save-billing-details', DETAILS);
    const customer = (await customerOf(who)) ?? '';
    for (let made = 0; made < 30; made += 1) {
      const draft = await stripe.invoices.create({ customer });
      if (made !== 7) await stripe.invoices.finalizeInvoice(draft.id);
    }
    const first = await list(who);
    const second = await list(who, first.older);
    assert.equal(second.older, null);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    assert.deepEqual([ids.length, new Set(ids).size], [29, 29]);
    assert.match(await refusal(who, 'invoice-list', { after_invoice: 7 }), /^400 /);
  });

  it('of other accounts are never shown', async () => {
    const [who, other] = [await user({ plan: null }), await user({ plan: null })];
    await topUp(who);
    await until(async () => (await list(who)).rows.length === 1);
    assert.deepEqual((await list(other)).rows, []);
  });

  it('leave the books as they are', async () => {
    await test.assertBooksAgree();
  });
});
