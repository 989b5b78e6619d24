import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { settleBatch } from '../../metering/settle-batch.ts';
import type { MeteredCall } from '../../metering/metered-call.ts';
import { assertFound, auditsAfter } from '../../testing/audits-after.ts';
import { type Customer, customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { meteredCall } from '../../testing/metered-call.ts';
import type { Transaction } from '../database.ts';
import { auditFromCheckpoint } from './audit.ts';

const { database } = await testDatabase({}, { fromNothing: true });
const { sql, keySecretHex } = database;

const call = (who: Customer): MeteredCall => meteredCall(who);

/** A customer with every kind of entry: calls from quota and wallet, a reversed call, manual and automatic top-ups, refunds, a dispute, a debt. */
async function fullBooks(): Promise<Customer> {
  const who = await customer(database, { plan: 'starter' });
  await settleBatch(sql, [call(who), call(who)], false);
  await sql`update public.subscriptions set status = 'ended', plan = null where user_id = ${who.userId}`;
  await sql`select private.apply_topup(${who.userId}, 'pi_hand', 3000, 'ch_hand', null, 'manual', now())`;
  const paid = [call(who), call(who), call(who)];
  await settleBatch(sql, paid, false);
  await settleBatch(sql, [{ ...paid[1]!, charged: false, status: 503, errorMessage: 'unavailable' }], true);
  const [request] = await sql<
    { id: string }[]
  >`insert into public.topup_queue (user_id, status, amount_usd) values (${who.userId}, 'processing', 20) returning id`;
  await sql`select private.apply_topup(${who.userId}, 'pi_auto', 2000, 'ch_auto', null, 'auto', now()), private.finish_topup_request(${request!.id}, 'pi_auto')`;
  await sql`select private.take_back_payment('pi_hand', 'refund', 500, 'refund:re_1'), private.take_back_payment('pi_hand', 'refund', 700, 'refund:re_2')`;
  await sql`select private.reverse_take_back('refund:re_2'), private.take_back_payment('pi_auto', 'dispute', 2000, 'dispute:dp_1')`;
  return who;
}

// So that all that follows comes after a checkpoint.
await auditFromCheckpoint(sql, { full: false, keySecretHex });
const who = await fullBooks();
const auditAfter = auditsAfter(database);

describe('the audit', () => {
  it('finds no difference in correct books, including reversed calls and disputes', async () => {
    for (const full of [true, false]) assert.deepEqual(await auditAfter(async () => {}, full), []);
  });

  const plants: readonly (readonly [
    what: string,
    says: RegExp,
    plant: (transaction: Transaction) => Promise<unknown>,
  ])[] = [
    [
      'a balance with a cent too much',
      /^The balance of/,
      (tx) => tx`update public.user_credits set balance_usd = balance_usd + 0.01 where user_id = ${who.userId}`,
    ],
    [
      'a ledger row with another amount',
      /^The ledger row \d+ says a balance/,
      (tx) =>
        tx`update public.credit_ledger set amount_usd = amount_usd - 0.0001 where user_id = ${who.userId} and kind = 'calls'`,
    ],
    [
      'a missing ledger row',
      /^The ledger row|^The balance/,
      (tx) => tx`delete from public.credit_ledger where user_id = ${who.userId} and source = 'payment:pi_auto'`,
    ],
    [
      'a missing charge',
      /for \d+ calls, but/,
      (tx) =>
        tx`delete from private.calls where id = (select id from private.calls where user_id = ${who.userId} and paid_by = 'wallet' limit 1)`,
    ],
    [
      'an unpaid answer',
      /it was not charged/,
      (tx) =>
        tx`update private.calls set paid_by = null, unit_price_usd = 0 where id = (select id from private.calls where user_id = ${who.userId} and paid_by = 'quota' limit 1)`,
    ],
    [
      'a charged call that failed',
      /but logged with status 500/,
      (tx) =>
        tx`update private.calls set response_status = 500 where user_id = ${who.userId} and response_status = 200`,
    ],
    [
      'a quota that was used more',
      /^The quotas of/,
      (tx) => tx`update public.quota_periods set used = used + 1 where user_id = ${who.userId}`,
    ],
    [
      'an hour of usage that counts more',
      /^The usage of .* counts 3 calls/,
      (tx) => tx`update private.usage_hours set calls = calls + 1 where user_id = ${who.userId} and paid_by = 'quota'`,
    ],
    [
      'an hour of usage that costs less',
      /^The usage of .* paid by wallet/,
      (tx) => tx`update private.usage_hours set cost_usd = 0 where user_id = ${who.userId} and paid_by = 'wallet'`,
    ],
    [
      'a missing hour of usage',
      /^The usage of .* counts 0 calls/,
      (tx) => tx`delete from private.usage_hours where user_id = ${who.userId}`,
    ],
    [
      'a month that spent less',
      /^The wallet of .* is said to have paid/,
      (tx) => tx`update private.wallet_months set spent_usd = spent_usd - 0.002 where user_id = ${who.userId}`,
    ],
    [
      'a missing month',
      /^The wallet of .* is said to have paid 0 USD/,
      (tx) => tx`delete from private.wallet_months where user_id = ${who.userId}`,
    ],
    [
      'a payment of another amount',
      /^The payment pi_hand of 2900 cents/,
      (tx) => tx`update public.topup_logs set amount_cents = 2900 where stripe_payment_intent_id = 'pi_hand'`,
    ],
    [
      'a payment without an entry',
      /^The payment pi_ghost of 100 cents/,
      (tx) =>
        tx`insert into public.topup_logs (user_id, amount_cents, status, stripe_payment_intent_id) values (${who.userId}, 100, 'completed', 'pi_ghost')`,
    ],
    [
      'a failed payment that was booked',
      /^The payment pi_auto of 2000 cents is failed/,
      (tx) => tx`update public.topup_logs set status = 'failed' where stripe_payment_intent_id = 'pi_auto'`,
    ],
    [
      'an entry without a payment',
      /but there is no such payment/,
      (tx) => tx`delete from public.topup_logs where stripe_payment_intent_id = 'pi_hand'`,
    ],
    [
      'a payment booked twice',
      /but there is no such payment|^The balance/,
      (tx) =>
        tx`insert into public.credit_ledger (user_id, kind, amount_usd, balance_after_usd, source) select user_id, kind, amount_usd, balance_after_usd + amount_usd, source || '_again' from public.credit_ledger where source = 'payment:pi_hand'`,
    ],
    [
      'a take-back that is not in the ledger',
      /^Of the payment pi_hand 6\.0000 USD|^Of the payment pi_hand .* taken back/,
      (tx) => tx`update private.take_backs set taken_usd = taken_usd - 1 where source = 'refund:re_1'`,
    ],
    [
      'a reversal that never happened',
      /^Of the payment pi_auto 0(\.0000)? USD/,
      (tx) => tx`update private.take_backs set reversed_at = now() where source = 'dispute:dp_1'`,
    ],
    [
      'a refund without a take-back',
      /but nothing was taken back/,
      (tx) => tx`delete from private.take_backs where source = 'dispute:dp_1'`,
    ],
    [
      'a payment with other refunds',
      /are said to be refunded/,
      (tx) => tx`update public.topup_logs set refunded_cents = 1200 where stripe_payment_intent_id = 'pi_hand'`,
    ],
    [
      'a completed request without a payment',
      /^The automatic top-up/,
      (tx) => tx`insert into public.topup_queue (user_id, status, amount_usd) values (${who.userId}, 'completed', 20)`,
    ],
    [
      'one payment for two requests',
      /completed 2 automatic top-ups/,
      (tx) =>
        tx`insert into public.topup_queue (user_id, status, amount_usd, stripe_payment_intent_id) values (${who.userId}, 'completed', 20, 'pi_auto')`,
    ],
    [
      'credit that a deleted account left behind',
      /^The ledgers of deleted accounts sum to 7/,
      (tx) =>
        tx`insert into public.credit_ledger (kind, amount_usd, balance_after_usd, source) values ('credit', 7, 7, 'of nobody')`,
    ],
    [
      'unused credit that was closed with another amount',
      /^Of the deleted account .* 5\.0000 USD of unused credit were closed/,
      (tx) => tx`insert into private.account_deletions (credit_usd) values (5)`,
    ],
    [
      'more refunded than was bought',
      /^Of the deleted account/,
      async (tx) => {
        const [gone] = await tx<
          { id: string }[]
        >`insert into private.account_deletions (credit_usd, refund_cents) values (5, 200) returning id`;
        await tx`insert into public.credit_ledger (kind, amount_usd, balance_after_usd, source) values ('closing', -2, 0, ${`closing:${gone!.id}`})`;
        await tx`insert into private.credit_refunds (deletion, payment_intent, position, refundable_cents, cents, stripe_refund_id) values (${gone!.id}, 'pi_hand', 1, 300, 300, 're_much')`;
      },
    ],
    [
      'an automatic payment without a request',
      /no request of its account asked for it/,
      (tx) => tx`delete from public.topup_queue where user_id = ${who.userId}`,
    ],
  ];
  for (const [what, says, plant] of plants) {
    it(`finds ${what}, in full and from the checkpoint on`, async () => {
      for (const full of [true, false]) assertFound(await auditAfter(plant, full), says);
    });
  }
});
