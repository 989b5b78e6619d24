import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { Stripe } from 'stripe';
import { settleBatch } from '../../metering/settle-batch.ts';
import { meteredCall } from '../../testing/metered-call.ts';
import { GOOD_CARD, testBilling } from '../../testing/billing.ts';
import { testDatabase } from '../../testing/database.ts';
import { closeAccount, deletionPreview } from './delete-account.ts';
import { deletionTask } from './deletion-task.ts';

const MASTERCARD = '5555555555554444';

const base = await testDatabase();
const billing = await testBilling(base);
const { sql, user, pay, until, balance, control, assertBooksAgree: agree } = billing;
const log = pino({ level: 'silent' });
type Who = Awaited<ReturnType<typeof user>>;

const finish = (stripe: Stripe | null = billing.stripe) =>
  deletionTask({ stripe, supportEmail: base.config.supportEmail, log }).perform(sql, () => false);
const due = () => sql`update private.account_deletions set next_attempt_at = now()`;
const close = async (who: Who): Promise<void> => assert.ok(await closeAccount(sql, who.userId));
const spend = (who: Who, usd: string) =>
  sql`select private.book_credit(${who.userId}, 'adjustment', -${usd}::numeric, 'spent', null)`;
const preview = (who: Who) =>
  deletionPreview({
    user: { role: 'authenticated', userId: who.userId, claims: { sub: who.userId } as never },
    input: {},
    sql,
    logger: log,
  });

interface SandboxCharge {
  readonly id: string;
  readonly amount: number;
  readonly amount_refunded: number;
  readonly created: number;
  readonly payment_intent: string;
  readonly metadata: { readonly user_id?: string };
}
const sandboxState = () =>
  billing.atStripe<{
    charges: Record<string, SandboxCharge>;
    refunds: Record<string, { id: string; charge: string; amount: number }>;
    events: { id: string }[];
  }>();
/** Cents charged and refunded according to Stripe's own books, in the order of payment. */
const atStripe = async (who: Who): Promise<(readonly [number, number])[]> =>
  Object.values((await sandboxState()).charges)
    .filter(({ metadata }) => metadata.user_id === who.userId)
    .map(({ amount, amount_refunded: refunded }) => [amount, refunded] as const);
const readCharges = async (who: Who) =>
  Object.values((await sandboxState()).charges).filter(({ metadata }) => metadata.user_id === who.userId);
const mailTo = async (who: Who): Promise<string | undefined> =>
  (
    await sql<
      { text_body: string }[]
    >`select text_body from private.mail_outbox where to_address = ${who.email} and subject = 'Your Theia account is deleted'`
  )
    .map(({ text_body: text }) => text)
    .join('\n---\n');

/** A top-up through the checkout page, with its card known. Top-ups of one user are a second apart. */
async function topUp(who: Who, usd: 50 | 100 | 250, card = GOOD_CARD): Promise<void> {
  const before = Number(await balance(who));
  await sql`update public.topup_logs set created_at = created_at - interval '1 hour' where user_id = ${who.userId}`;
  await billing.buyCredit(who, usd, card);
  await until(async () => Number(await balance(who)) === before + usd);
  await until(
    async () =>
      (await sql`select 1 from public.topup_logs where user_id = ${who.userId} and card_last4 is null`).length === 0,
  );
}

describe('the bought part of a balance', () => {
  const bought = async (
    steps: readonly (readonly [kind: 'topup' | 'credit' | 'spent', usd: string])[],
  ): Promise<string> => {
    const who = await user({ plan: null });
    for (const [index, [kind, usd]] of steps.entries()) {
      if (kind === 'topup')
        await sql`select private.apply_topup(${who.userId}, ${`pi_${who.userId}_${index}`}, ${Number(usd) * 100}, null, null, 'manual', now())`;
      else if (kind === 'credit')
        await sql`select private.book_credit(${who.userId}, 'credit', ${usd}::numeric, 'gift', null)`;
      else await spend(who, usd);
    }
    return (await sql<{ usd: string }[]>`select private.bought_usd(${who.userId})::numeric(14, 4)::text as usd`)[0]!
      .usd;
  };

  it('is the sum paid, minus what was spent beyond the gifts received by then', async () => {
    assert.equal(
      await bought([
        ['topup', '50'],
        ['spent', '20'],
      ]),
      '30.0000',
    );
    assert.equal(
      await bought([
        ['credit', '10'],
        ['topup', '50'],
        ['spent', '20'],
      ]),
      '40.0000',
      'a gift is used up first',
    );
    assert.equal(
      await bought([
        ['credit', '10'],
        ['topup', '50'],
        ['spent', '4'],
      ]),
      '50.0000',
      'the rest of a gift is not refundable',
    );
    assert.equal(
      await bought([
        ['topup', '50'],
        ['spent', '50'],
        ['credit', '50'],
      ]),
      '0.0000',
      'a gift after everything was spent is still a gift',
    );
    assert.equal(
      await bought([
        ['topup', '50'],
        ['spent', '30'],
        ['credit', '10'],
        ['spent', '15'],
        ['topup', '50'],
      ]),
      '65.0000',
    );
    assert.equal(await bought([['credit', '25']]), '0.0000');
    assert.equal(await bought([]), '0.0000');
  });

  it('treats a reversed call as never made', async () => {
    const who = await user({ plan: null });
    await sql`select private.apply_topup(${who.userId}, ${`pi_${who.userId}`}, 1000, null, null, 'manual', now())`;
    const made = meteredCall(who);
    await settleBatch(sql, [made], false);
    assert.equal(await balance(who), '10.00');
    assert.equal(
      (await sql<{ usd: string }[]>`select private.bought_usd(${who.userId})::text as usd`)[0]!.usd,
      '9.9980',
    );
    await settleBatch(sql, [{ ...made, charged: false, status: 503, errorMessage: 'unavailable' }], true);
    assert.equal(
      (await sql<{ usd: string }[]>`select private.bought_usd(${who.userId})::text as usd`)[0]!.usd,
      '10.0000',
    );
  });
});

describe('unused credit of a deleted account', () => {
  it('is refunded as announced: newest top-up first, to the card it came from, and the mail says what is lost', async () => {
    const who = await user({ plan: null, balanceUsd: '5' });
    await topUp(who, 50);
    await topUp(who, 100, MASTERCARD);
    await spend(who, '35.005');
    assert.deepEqual(await preview(who), {
      balance_usd: 119.99,
      refunded_usd: 119.99,
      lost_usd: 0,
      refunds: [
        { card: 'Mastercard ending in 4444', amount_usd: 100 },
        { card: 'Visa ending in 4242', amount_usd: 19.99 },
      ],
    });
    await sql`select private.book_credit(${who.userId}, 'credit', 7, 'gift', null)`;
    assert.deepEqual(
      [(await preview(who))['balance_usd'], (await preview(who))['refunded_usd'], (await preview(who))['lost_usd']],
      [126.99, 119.99, 7],
    );
    await close(who);
    await finish();
    assert.deepEqual(await atStripe(who), [
      [5_000, 1_999],
      [10_000, 10_000],
    ]);
    const mail = await mailTo(who);
    assert.match(
      mail ?? '',
      /The wallet held \$126\.99\. We refunded \$119\.99 to the card it came from\. \$7\.00 could not be refunded and is lost\./,
    );
    assert.match(mail ?? '', /Mastercard ending in 4444: \$100\.00\nVisa ending in 4242: \$19\.99\nLost: \$7\.00/);
    await agree();
  });

  it('of a partly refunded top-up is refunded up to the remainder; nothing of a disputed one', async () => {
    const who = await user({ plan: null });
    await topUp(who, 50);
    await topUp(who, 100);
    await topUp(who, 250);
    const [, second, third] = await readCharges(who);
    await control(`charges/${second?.id}`, { what: 'refund', amount: '4000' });
    await control(`charges/${third?.id}`, { what: 'dispute' });
    await until(async () => (await balance(who)) === '110.00');
    await close(who);
    await finish();
    assert.deepEqual(await atStripe(who), [
      [5_000, 5_000],
      [10_000, 10_000],
      [25_000, 0],
    ]);
    await agree();
  });

  it('that Stripe rejects for one top-up is refunded to an older one as far as it was bought; the rest is lost and the mail says so', async () => {
    const who = await user({ plan: null });
    await topUp(who, 50);
    await topUp(who, 100);
    const [, newest] = await readCharges(who);
    await control(`charges/${newest?.id}`, { what: 'age' });
    await close(who);
    await finish();
    assert.deepEqual(await atStripe(who), [
      [5_000, 5_000],
      [10_000, 0],
    ]);
    assert.match(
      (await mailTo(who)) ?? '',
      /The wallet held \$150\.00\. We refunded \$50\.00 to the card it came from\. \$100\.00 could not be refunded and is lost\./,
    );
    assert.deepEqual(
      (await sql`select reason from private.credit_refunds where payment_intent = ${newest!.payment_intent}`).map(
        ({ reason }) => reason,
      ),
      ['charge_not_refundable'],
    );
    await agree();
  });

  it('that Stripe refunded before its event arrived is not refunded again from another top-up', async () => {
    for (const what of ['refund', 'dispute']) {
      const who = await user({ plan: null });
      await topUp(who, 50);
      await topUp(who, 100);
      await spend(who, '50');
      await control('webhooks', { paused: 'true' });
      await control(`charges/${(await readCharges(who))[1]?.id}`, { what });
      await close(who);
      await finish();
      assert.deepEqual(
        await atStripe(who),
        [
          [5_000, 0],
          [10_000, what === 'refund' ? 10_000 : 0],
        ],
        what,
      );
      await control('webhooks', {});
    }
    await agree();
  });

  it('is refunded once, however often the process dies between the refund and its booking, even after Stripe dropped the idempotency key', async () => {
    const who = await user({ plan: null });
    await topUp(who, 50);
    await topUp(who, 100);
    await spend(who, '30');
    await close(who);
    for (let kills = 0; kills < 2; kills += 1) {
      await finish(dyingAfterRefund());
      await control('forget-keys');
      await due();
    }
    assert.equal(await mailTo(who), '', 'no mail before the outcome is known');
    await finish();
    await finish();
    assert.deepEqual(await atStripe(who), [
      [5_000, 2_000],
      [10_000, 10_000],
    ]);
    assert.equal(((await mailTo(who)) ?? '').split('---').length, 1);
    await agree();
  });

  it('is refunded once when several nodes work on the same deletion', async () => {
    const who = await user({ plan: null });
    await topUp(who, 50);
    await topUp(who, 100);
    await close(who);
    const running = Array.from({ length: 6 }, async () => {
      await due();
      await finish();
    });
    await Promise.all(running);
    await due();
    await finish();
    assert.deepEqual(await atStripe(who), [
      [5_000, 5_000],
      [10_000, 10_000],
    ]);
    assert.equal(((await mailTo(who)) ?? '').split('---').length, 1);
    await agree();
  });

  for (const [resource, method] of [
    ['paymentIntents', 'retrieve'],
    ['charges', 'retrieve'],
    ['refunds', 'create'],
  ] as const)
    it(`is refunded in full when another node books the first refund just before ${resource}.${method}, and dies at the second`, async () => {
      const who = await user({ plan: null });
      await topUp(who, 50);
      await topUp(who, 100);
      await close(who);
      let overtaken = false;
      const stripe = withCall(resource, method, async (call) => {
        if (!overtaken) {
          overtaken = true;
          await due();
          await finish(dyingAtSecondRefund());
        }
        return call();
      });
      await finish(stripe);
      await due();
      await finish();
      assert.ok(overtaken);
      assert.deepEqual(await atStripe(who), [
        [5_000, 5_000],
        [10_000, 10_000],
      ]);
      assert.equal(((await mailTo(who)) ?? '').split('---').length, 1);
      await agree();
    });

  it('waits while Stripe cannot pay it out, and leaves no subscription running in the meantime', async () => {
    const who = await user();
    await pay((await billing.choosePlan(who, 'Growth'))['url'], GOOD_CARD);
    const subscription = await billing.subscriptionOf(who);
    await topUp(who, 50);
    await close(who);
    await finish(
      refusing(
        new Stripe.errors.StripeInvalidRequestError({
          type: 'invalid_request_error',
          code: 'balance_insufficient',
          message: 'Insufficient funds in Stripe account.',
        } as never),
      ),
    );
    assert.equal((await billing.stripe.subscriptions.retrieve(subscription)).status, 'canceled');
    assert.deepEqual(
      [(await atStripe(who)).map(([, refunded]) => refunded).filter((cents) => cents > 0), await mailTo(who)],
      [[], ''],
    );
    await due();
    await finish();
    assert.match((await mailTo(who)) ?? '', /We refunded \$50\.00/);
    await agree();
  });

  it('is not changed by later events from Stripe, delayed, repeated and in any order', async () => {
    const who = await user({ plan: null });
    await topUp(who, 50);
    await control('webhooks', { delay_ms: '50', copies: '4' });
    await close(who);
    await finish();
    await control('webhooks/again', { last: '40' });
    const { events } = await sandboxState();
    await until(
      async () =>
        (await sql`select 1 from private.stripe_events where id = any (${events.map(({ id }) => id)}::text[])`)
          .length === events.length,
    );
    await control('webhooks', {});
    await billing.task('stripe-events');
    assert.deepEqual(await atStripe(who), [[5_000, 5_000]]);
    assert.equal(
      (await sql`select 1 from private.stripe_events where payload::text like ${`%${who.userId}%`}`).length,
      0,
    );
    await agree();
  });

  it('that the bank returns later is removed from the books, and the operator is notified once', async () => {
    const who = await user({ plan: null });
    await topUp(who, 50);
    const [charge] = await readCharges(who);
    await close(who);
    await finish();
    const refund = Object.values((await sandboxState()).refunds).find((one) => one.charge === charge?.id);
    await control('webhooks', { copies: '3' });
    await control(`refunds/${refund?.id}`, { what: 'fail' });
    const operatorMails = () =>
      sql`select 1 from private.mail_outbox where to_address = ${base.config.supportEmail} and subject = 'A refund of a deleted account failed'`;
    await until(async () => (await operatorMails()).length > 0);
    await control('webhooks', {});
    await control('webhooks/again');
    await until(
      async () =>
        ((
          await sql<
            { deliveries: number }[]
          >`select deliveries from private.stripe_events where type = 'refund.failed' order by received_at desc limit 1`
        )[0]?.deliveries ?? 0) >= 4,
    );
    assert.equal((await operatorMails()).length, 1);
    assert.deepEqual(
      (
        await sql`select status, refunded_cents from public.topup_logs where stripe_payment_intent_id = ${charge!.payment_intent}`
      ).map((row) => ({ ...row })),
      [{ status: 'completed', refunded_cents: 0 }],
    );
    await agree();
  });

  it('can be neither spent nor booked from the moment the account is closed', async () => {
    const who = await user({ plan: null });
    await topUp(who, 50);
    // With this many calls the task erases them, and the wallet still exists until then.
    await sql`
      insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms)
      select gen_random_uuid(), now(), ${who.userId}, 'req_' || n, 'POST', '/swiss/natal', 400, 1 from generate_series(1, 20001) n`;
    await close(who);
    assert.equal(await balance(who), '0.00');
    const [late] =
      await sql`select private.apply_topup(${who.userId}, 'pi_late', 5000, null, null, 'auto', now()) as booked`;
    assert.equal(late?.['booked'], false);
    const [taken] =
      await sql`select private.take_back_payment(${(await readCharges(who))[0]!.payment_intent}, 'refund', 100, 'refund:re_late') as known`;
    assert.equal(taken?.['known'], true);
    await finish();
    assert.deepEqual(await atStripe(who), [[5_000, 5_000]]);
    await agree();
  });
});

/** Stripe for a process that dies as soon as a refund is made. */
function dyingAfterRefund(): Stripe {
  return withCall('refunds', 'create', async (create) => {
    await create();
    throw new Error('killed');
  });
}

function dyingAtSecondRefund(): Stripe {
  let refunds = 0;
  return withCall('refunds', 'create', async (create) => {
    refunds += 1;
    if (refunds === 2) throw new Error('killed');
    return create();
  });
}

function refusing(error: Error): Stripe {
  return withCall('refunds', 'create', async () => {
    throw error;
  });
}

/** The sandbox's Stripe with one method replaced; `instead` receives the original call. */
function withCall(
  resource: 'refunds' | 'charges' | 'paymentIntents',
  method: string,
  instead: (call: () => Promise<unknown>) => Promise<unknown>,
): Stripe {
  const changed = new Proxy(billing.stripe[resource], {
    get: (target, name) => {
      const real = Reflect.get(target, name).bind(target);
      return name === method ? (...given: unknown[]) => instead(() => real(...given)) : real;
    },
  });
  return new Proxy(billing.stripe, {
    get: (target, name) => (name === resource ? changed : Reflect.get(target, name)),
  });
}
