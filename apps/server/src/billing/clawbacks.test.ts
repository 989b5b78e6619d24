import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auditAccounts } from '../database/audit/audit.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { stripeEvents } from '../testing/stripe-events.ts';

const base = await testDatabase();
const { database, config } = base;
const { sql } = database;
const { store, deliver } = stripeEvents(base);

/** Lets the waiting time of every stored event expire. */
const expireWait = async (): Promise<void> => {
  await sql`update private.stripe_events set received_at = received_at - interval '1 hour'`;
  await store.processOpen();
};
async function createPayer(
  cents: number,
): Promise<{ readonly userId: string; readonly intent: string; readonly charge: Record<string, unknown> }> {
  const { userId } = await customer(database);
  const intent = `pi_${userId.slice(0, 8)}`;
  const charge = {
    id: `ch_${userId.slice(0, 8)}`,
    object: 'charge',
    payment_intent: intent,
    amount: cents,
    amount_captured: cents,
    captured: true,
    amount_refunded: 0,
    status: 'succeeded',
    currency: 'usd',
    receipt_url: null,
    created: 1_780_000_000,
    metadata: { user_id: userId, purpose: 'wallet_topup' },
    customer: null,
  };
  await deliver('charge.succeeded', charge);
  return { userId, intent, charge };
}
const balance = async (userId: string): Promise<unknown> =>
  (
    await sql`select balance_usd::numeric(14, 2)::text as balance from public.user_credits where user_id = ${userId}`
  )[0]?.['balance'];
const readHistory = async (intent: string) => ({
  ...(await sql`select status, refunded_cents from public.topup_logs where stripe_payment_intent_id = ${intent}`)[0],
});
const refund = (intent: string, id: string, cents: number, status = 'succeeded', currency = 'usd') => ({
  id,
  object: 'refund',
  payment_intent: intent,
  amount: cents,
  currency,
  status,
});
const assertBooksAgree = async (): Promise<void> => assert.deepEqual((await auditAccounts(sql)).differences, []);

describe('refunds', () => {
  it('in parts take each part once, until the payment is refunded in full', async () => {
    const { userId, intent, charge } = await createPayer(5_000);
    await deliver('refund.created', refund(intent, 're_a', 1_200));
    assert.deepEqual(
      [await balance(userId), await readHistory(intent)],
      ['38.00', { status: 'partially_refunded', refunded_cents: 1_200 }],
    );
    await deliver('charge.refunded', { ...charge, amount_refunded: 1_200 });
    await deliver('refund.updated', refund(intent, 're_a', 1_200));
    await deliver('refund.created', refund(intent, 're_b', 3_800));
    await deliver('charge.refunded', { ...charge, amount_refunded: 5_000 });
    assert.deepEqual(
      [await balance(userId), await readHistory(intent)],
      ['0.00', { status: 'refunded', refunded_cents: 5_000 }],
    );
    await assertBooksAgree();
  });

  it('known only by their total are taken after a while, and assigned to refunds whose events arrive later: nothing is taken twice', async () => {
    const { userId, intent, charge } = await createPayer(10_000);
    await deliver('charge.refunded', { ...charge, amount_refunded: 3_000 });
    await deliver('charge.refunded', { ...charge, amount_refunded: 5_000 });
    assert.equal(await balance(userId), '100.00');
    await expireWait();
    assert.equal(await balance(userId), '50.00');
    await deliver('refund.created', refund(intent, 're_c', 4_000));
    assert.equal(await balance(userId), '50.00');
    await deliver('refund.created', refund(intent, 're_d', 2_500));
    assert.deepEqual(
      [await balance(userId), await readHistory(intent)],
      ['35.00', { status: 'partially_refunded', refunded_cents: 6_500 }],
    );
    await deliver('refund.failed', refund(intent, 're_c', 4_000, 'failed'));
    assert.deepEqual(
      [await balance(userId), await readHistory(intent)],
      ['75.00', { status: 'partially_refunded', refunded_cents: 2_500 }],
    );
    await assertBooksAgree();
  });

  it('that fail return the money, in whatever order the events arrive', async () => {
    const { userId, intent, charge } = await createPayer(4_000);
    await deliver('refund.failed', refund(intent, 're_e', 4_000, 'failed'));
    await deliver('refund.created', refund(intent, 're_e', 4_000, 'pending'));
    await deliver('charge.refunded', { ...charge, amount_refunded: 4_000 });
    await expireWait();
    assert.deepEqual(
      [await balance(userId), await readHistory(intent)],
      ['40.00', { status: 'completed', refunded_cents: 0 }],
    );
    await assertBooksAgree();
  });

  it('of a payment whose event arrives later wait for it', async () => {
    const { userId } = await customer(database);
    await deliver('refund.created', refund('pi_late', 're_f', 700));
    assert.equal(await balance(userId), '0.00');
    const paid = await deliver('payment_intent.succeeded', {
      id: 'pi_late',
      object: 'payment_intent',
      amount: 2_000,
      amount_received: 2_000,
      currency: 'usd',
      latest_charge: 'ch_late',
      created: 1_780_000_000,
      metadata: { user_id: userId, purpose: 'wallet_topup' },
      customer: null,
    });
    await store.processRelated(paid);
    assert.equal(await balance(userId), '13.00');
    await assertBooksAgree();
  });

  it('and disputes switch automatic top-up off, so that the card is not charged again', async () => {
    const { userId, intent } = await createPayer(5_000);
    await sql`insert into public.payment_method (user_id, stripe_payment_method_id) values (${userId}, 'pm_refunded')`;
    await sql`insert into public.billing_settings (user_id, auto_topup) values (${userId}, true)`;
    await deliver('refund.created', refund(intent, 're_g', 5_000));
    await sql`select private.request_topups(null)`;
    assert.equal((await sql`select 1 from public.topup_queue where user_id = ${userId}`).length, 0);
    const [settings] =
      await sql`select auto_topup, auto_topup_stopped from public.billing_settings where user_id = ${userId}`;
    assert.deepEqual({ ...settings }, { auto_topup: false, auto_topup_stopped: 'A top-up was refunded.' });
  });
});

describe('disputes', () => {
  const dispute = (intent: string, id: string, cents: number, status: string) => ({
    id,
    object: 'dispute',
    payment_intent: intent,
    amount: cents,
    currency: 'usd',
    status,
  });

  it('after a refund take what the bank took; when won, they return it and the payment counts as before', async () => {
    const { userId, intent } = await createPayer(10_000);
    await deliver('refund.created', refund(intent, 're_h', 3_000));
    await deliver('charge.dispute.created', dispute(intent, 'dp_a', 7_000, 'needs_response'));
    assert.deepEqual([await balance(userId), (await readHistory(intent))['status']], ['0.00', 'disputed']);
    await deliver('charge.dispute.closed', dispute(intent, 'dp_a', 7_000, 'won'));
    await deliver('charge.dispute.funds_reinstated', dispute(intent, 'dp_a', 7_000, 'won'));
    assert.deepEqual(
      [await balance(userId), await readHistory(intent)],
      ['70.00', { status: 'partially_refunded', refunded_cents: 3_000 }],
    );
    await assertBooksAgree();
  });

  it('that are only inquiries move nothing', async () => {
    const { userId, intent } = await createPayer(1_000);
    await deliver('charge.dispute.created', dispute(intent, 'dp_b', 1_000, 'warning_needs_response'));
    await deliver('charge.dispute.closed', dispute(intent, 'dp_b', 1_000, 'warning_closed'));
    assert.equal(await balance(userId), '10.00');
  });
});

describe('what cannot be booked', () => {
  const mails = async (subject: string) =>
    (await sql`select 1 from private.mail_outbox where to_address = ${config.supportEmail} and subject = ${subject}`)
      .length;

  it('is mailed to the operator once: a payment in another currency, or one of an unknown account; zero amounts are ignored', async () => {
    const { userId } = await customer(database);
    const intent = {
      id: 'pi_eur',
      object: 'payment_intent',
      amount: 2_000,
      amount_received: 2_000,
      currency: 'eur',
      latest_charge: 'ch_eur',
      created: 1_780_000_000,
      metadata: { user_id: userId, purpose: 'wallet_topup' },
      customer: null,
    };
    const id = await deliver('payment_intent.succeeded', intent);
    await sql`update private.stripe_events set outcome = null where id = ${id}`;
    await store.process(id);
    assert.deepEqual([await balance(userId), await mails('A top-up could not be booked')], ['0.00', 1]);
    await deliver('payment_intent.succeeded', {
      ...intent,
      id: 'pi_nobody',
      currency: 'usd',
      metadata: { user_id: '00000000-0000-4000-8000-000000000000', purpose: 'wallet_topup' },
    });
    assert.equal(await mails('A top-up could not be booked'), 2);
    await deliver('payment_intent.succeeded', { ...intent, id: 'pi_zero', currency: 'usd', amount_received: 0 });
    assert.equal((await sql`select 1 from public.topup_logs where user_id = ${userId}`).length, 0);
    const paid = await createPayer(3_000);
    await deliver('refund.created', refund(paid.intent, 're_eur', 3_000, 'succeeded', 'eur'));
    assert.deepEqual([await balance(paid.userId), await mails('Money in another currency')], ['30.00', 1]);
  });
});
