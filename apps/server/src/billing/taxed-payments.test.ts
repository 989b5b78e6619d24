import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closeAccount } from '../account/deletion/delete-account.ts';
import { deletionTask } from '../account/deletion/deletion-task.ts';
import { GOOD_CARD, testBilling } from '../testing/billing.ts';
import { testDatabase } from '../testing/database.ts';
import { pino } from 'pino';

const base = await testDatabase();
const test = await testBilling(base, {
  collectsTax: true,
  seller: { name: 'Theia Ltd.', address: ['1 Star Lane'], taxId: 'GB123456789' },
});
const { sql, user, call, pay, until, balance, stripe, task, control, assertBooksAgree } = test;
type Who = Awaited<ReturnType<typeof user>>;

const details = (country: string, taxIds: readonly { type: string; value: string }[] = []) => ({
  name: 'Uranus',
  email: 'accounts@uranus.test',
  country,
  line1: 'Ring 1',
  line2: '',
  city: 'Wien',
  state: '',
  postal_code: '1010',
  tax_ids: taxIds,
  reference: '',
});
const topUp = async (who: Who) => assert.equal((await test.buyCredit(who, 50)).status, 303);
const payment = async (who: Who) =>
  (
    await sql<
      { cents: number; tax: number; refunded: number; status: string }[]
    >`select amount_cents as cents, tax_cents as tax, refunded_cents as refunded, status from public.topup_logs where user_id = ${who.userId}`
  )[0];
const chargeOf = async (who: Who) => (await test.paymentOf(who)).charge;

describe('with tax', () => {
  it('a top-up credits exactly what was bought; the tax is paid on top and is on the invoice', async () => {
    const who = await user({ plan: null });
    await call(who, 'save-billing-details', details('AT'));
    await topUp(who);
    await until(async () => (await balance(who)) === '50.00');
    await chargeOf(who);
    assert.deepEqual([(await payment(who))?.cents, (await payment(who))?.tax], [6_000, 1_000]);
    const { rows } = (await call(who, 'invoice-list', {})) as {
      rows: { total_cents: number; tax_cents: number; page_url: string }[];
    };
    assert.deepEqual([rows[0]?.total_cents, rows[0]?.tax_cents], [6_000, 1_000]);
    assert.match(await (await fetch(rows[0]?.page_url ?? '')).text(), /Tax \(20% on \$50\.00\)/);
    await assertBooksAgree();
  });

  it('a company with a tax number of another country pays none, and the invoice says who accounts for it', async () => {
    const who = await user({ plan: null });
    await call(who, 'save-billing-details', details('AT', [{ type: 'eu_vat', value: 'ATU12345678' }]));
    await topUp(who);
    await until(async () => (await balance(who)) === '50.00');
    assert.equal((await payment(who))?.tax, 0);
    const { rows } = (await call(who, 'invoice-list', {})) as { rows: { page_url: string }[] };
    assert.match(await (await fetch(rows[0]?.page_url ?? '')).text(), /Reverse charge/);
  });

  it('the page asks for the country where no details were entered', async () => {
    const who = await user({ plan: null });
    const url = await test.checkout(who, { mode: 'payment', priceId: 'price_credit_50' });
    assert.equal((await pay(url, GOOD_CARD)).status, 402);
    assert.equal((await pay(url, GOOD_CARD, { country: 'DE' })).status, 303);
    await until(async () => (await balance(who)) === '50.00');
    await chargeOf(who);
    assert.equal((await payment(who))?.cents, 5_950);
  });

  it('refunds take the credit in proportion, and a payment that went back whole takes exactly its credit', async () => {
    const who = await user({ plan: null });
    await call(who, 'save-billing-details', details('DE'));
    await topUp(who);
    const charge = await chargeOf(who);
    await control(`charges/${charge}`, { what: 'refund', amount: '1000' });
    await until(async () => (await payment(who))?.refunded === 1_000);
    assert.equal(await balance(who), '41.60');
    await control(`charges/${charge}`, { what: 'refund', amount: '333' });
    await until(async () => (await payment(who))?.refunded === 1_333);
    await assertBooksAgree();
    await control(`charges/${charge}`, { what: 'refund' });
    await until(async () => (await payment(who))?.status === 'refunded');
    assert.equal(await balance(who), '0.00');
    await assertBooksAgree();
  });

  it('deliveries late and three times book the same', async () => {
    const who = await user({ plan: null });
    await call(who, 'save-billing-details', details('AT'));
    await control('webhooks', { delay_ms: '60', copies: '3' });
    await topUp(who);
    const charge = await chargeOf(who);
    await control(`charges/${charge}`, { what: 'refund', amount: '3000' });
    await control(`charges/${charge}`, { what: 'dispute' });
    await until(async () => (await payment(who))?.status === 'disputed');
    await control('webhooks', { delay_ms: '0', copies: '1' });
    await test.laterAtStripe();
    assert.equal(await balance(who), '0.00');
    await assertBooksAgree();
  });

  it('an automatic top-up charges the tax on top and makes the invoice of exactly that payment', async () => {
    const who = await user({ plan: null });
    await call(who, 'save-billing-details', details('GB'));
    await test.saveCard(who);
    await call(who, 'billing-settings', { auto_topup: true, auto_topup_amount_usd: 25, auto_topup_threshold_usd: 10 });
    await task('auto-topup');
    await until(async () => (await balance(who)) === '25.00');
    await task('invoice-topups');
    assert.equal((await payment(who))?.cents, 3_000);
    const { rows } = (await call(who, 'invoice-list', {})) as {
      rows: { total_cents: number; tax_cents: number; status: string }[];
    };
    assert.deepEqual(
      rows.map(({ total_cents: total, tax_cents: tax, status }) => [total, tax, status]),
      [[3_000, 500, 'paid']],
    );
    await assertBooksAgree();
  });

  it('an automatic top-up without an address charges nothing and says what is missing', async () => {
    const who = await user({ plan: null });
    await test.saveCard(who);
    await call(who, 'billing-settings', { auto_topup: true, auto_topup_amount_usd: 25, auto_topup_threshold_usd: 10 });
    await task('auto-topup');
    const [settings] = await sql<
      { stopped: string | null }[]
    >`select auto_topup_stopped as stopped from public.billing_settings where user_id = ${who.userId}`;
    assert.equal(settings?.stopped, 'The tax needs your address: enter your billing details.');
    assert.equal(await balance(who), '0.00');
    assert.deepEqual(((await call(who, 'invoice-list', {})) as { rows: unknown[] }).rows, []);
  });

  it('a plan is paid with tax, in the next month too, and a change of plan keeps it', async () => {
    const who = await user({ plan: null });
    await call(who, 'save-billing-details', details('AT'));
    await pay((await test.choosePlan(who, 'Starter'))['url'], GOOD_CARD);
    const subscription = await test.subscriptionOf(who);
    await control(`subscriptions/${subscription}`, { what: 'end-period' });
    const { rows } = (await call(who, 'invoice-list', {})) as { rows: { total_cents: number; tax_cents: number }[] };
    assert.deepEqual(
      rows.map(({ total_cents: total, tax_cents: tax }) => [total, tax]),
      [
        [2_280, 380],
        [2_280, 380],
      ],
    );
  });

  it('a deleted account gets its unused credit back with the tax that was paid on it, and the details go with the customer', async () => {
    const who = await user({ plan: null });
    await call(who, 'save-billing-details', details('DE'));
    await topUp(who);
    const charge = await chargeOf(who);
    await sql`select private.book_credit(${who.userId}, 'adjustment', -16.67, 'Correction', 'spent')`;
    const row = await test.readPlan(who);
    const [left] = await sql<
      { usd: string }[]
    >`select balance_usd::text as usd from public.user_credits where user_id = ${who.userId}`;
    assert.equal(await closeAccount(sql, who.userId), true);
    await deletionTask({ stripe, supportEmail: 'crew@theia.test', log: pino({ level: 'silent' }) }).perform(
      sql,
      () => false,
    );
    const { amount_refunded: refunded } = await stripe.charges.retrieve(charge);
    assert.equal(refunded, Math.round(Number(left?.usd) * 119));
    const customer = await stripe.customers.retrieve(row.customer ?? '').catch(() => null);
    assert.ok(customer === null || customer.deleted === true);
    await assertBooksAgree();
  });
});
