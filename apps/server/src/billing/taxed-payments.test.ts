import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closeAccount } from '../account/deletion/delete-account.ts';
import { deletionTask } from '../account/deletion/deletion-task.ts';
import { auditAccounts } from '../database/audit/audit.ts';
import { GOOD_CARD, testBilling } from '../testing/billing.ts';
import { testDatabase } from '../testing/database.ts';
import { pino } from 'pino';

const base = await testDatabase();
const test = await testBilling(base, {
  collectsTax: true,
  seller: { name: 'Theia Ltd.', address: ['1 Star Lane'], taxId: 'GB123456789' },
});
const { sql, user, call, pay, until, balance, stripe, task, control } = test;
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
const topUp = async (who: Who, more: Readonly<Record<string, string>> = {}): Promise<void> => {
  const { url } = await call(who, 'create-checkout', { mode: 'payment', priceId: 'price_credit_50' });
  assert.equal((await pay(url, GOOD_CARD, more)).status, 303);
};
const payment = async (who: Who) =>
  (
    await sql<
      { cents: number; tax: number; refunded: number; charge: string | null; status: string }[]
    >`select amount_cents as cents, tax_cents as tax, refunded_cents as refunded, stripe_charge_id as charge, status from public.topup_logs where user_id = ${who.userId}`
  )[0];
const chargeOf = (who: Who): Promise<string> => until(async () => (await payment(who))?.charge);
const differences = async () => (await auditAccounts(sql)).differences;

describe('with tax', () => {
  it('a top-up credits exactly what was bought; the tax is paid on top and stands on the invoice', async () => {
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
    assert.deepEqual(await differences(), []);
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
    const { url } = await call(who, 'create-checkout', { mode: 'payment', priceId: 'price_credit_50' });
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
    assert.deepEqual(await differences(), []);
    await control(`charges/${charge}`, { what: 'refund' });
    await until(async () => (await payment(who))?.status === 'refunded');
    assert.equal(await balance(who), '0.00');
    assert.deepEqual(await differences(), []);
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
    assert.deepEqual(await differences(), []);
  });

  it('an automatic top-up charges the tax on top and makes the invoice of exactly that payment', async () => {
    const who = await user({ plan: null });
    await call(who, 'save-billing-details', details('GB'));
    const { url } = await call(who, 'create-checkout', { mode: 'setup' });
    await pay(url, GOOD_CARD);
    await until(
      async () => (await sql`select 1 from public.payment_method where user_id = ${who.userId} and active`)[0],
    );
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
    assert.deepEqual(await differences(), []);
  });

  it('an automatic top-up without an address charges nothing and says what is missing', async () => {
    const who = await user({ plan: null });
    const { url } = await call(who, 'create-checkout', { mode: 'setup' });
    await pay(url, GOOD_CARD);
    await until(
      async () => (await sql`select 1 from public.payment_method where user_id = ${who.userId} and active`)[0],
    );
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
    const upgrade = (planType: string) =>
      call(who, 'stripe-checkout-handler', {
        planType,
        addOns: [],
        priceIds: [`price_${planType.toLowerCase()}`],
      });
    await pay((await upgrade('Starter'))['url'], GOOD_CARD);
    const subscription = await until(
      async () =>
        (
          await sql<
            { id: string | null }[]
          >`select stripe_subscription_id as id from public.subscriptions where user_id = ${who.userId}`
        )[0]?.id,
    );
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
    const [row] = await sql<
      { customer: string }[]
    >`select stripe_customer_id as customer from public.subscriptions where user_id = ${who.userId}`;
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
    const customer = await stripe.customers.retrieve(row?.customer ?? '').catch(() => null);
    assert.ok(customer === null || customer.deleted === true);
    assert.deepEqual(await differences(), []);
  });
});
