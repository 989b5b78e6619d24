import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assert as assertProperty, asyncProperty, infiniteStream, integer, type Stream } from 'fast-check';
import { pino } from 'pino';
import { auditAccounts } from '../../database/audit/audit.ts';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { applyEvent } from './apply-event.ts';
import { eventStore } from './event-store.ts';
import { story, storyState } from './story.test-data.ts';
import { randomCases } from '../../../../../scripts/random-cases.ts';

const { database, config } = await testDatabase();
const { sql } = database;
/** Waits long enough that a slow machine is not mistaken for a missing event. */
const store = eventStore({ sql, config, log: pino({ level: 'silent' }), patienceSeconds: 3_600 });
let accounts = 0;

async function newAccount(): Promise<{ readonly userId: string; readonly events: ReturnType<typeof story> }> {
  const { userId } = await customer(database);
  accounts += 1;
  const name = `s${accounts}`;
  await sql`update public.subscriptions set stripe_customer_id = ${`cus_${name}`} where user_id = ${userId}`;
  return { userId, events: story(userId, `cus_${name}`, name) };
}

const state = (userId: string): Promise<unknown> => storyState(sql, userId);

describe('Stripe events', () => {
  it('delivered once and in order, give the expected final state', async () => {
    const { userId, events } = await newAccount();
    for (const event of events) {
      await store.keep(event);
      await store.process(event.id);
    }
    const told = (await state(userId)) as {
      wallet: { balance_usd: string };
      plan: { plan: string; status: string };
      cards: unknown;
    };
    // 12 top-ups of 25.00 … 80.00 add up to 630.00. Refunds take 4 × 10.00, failed ones nothing. Disputes: 35.00 won, 60.00 lost.
    assert.equal(told.wallet.balance_usd, '530.0000');
    assert.deepEqual([told.plan.plan, told.plan.status], ['professional', 'active']);
    assert.deepEqual(told.cards, [
      ['pm_one', false],
      ['pm_two', true],
    ]);
  });

  it('shuffled, each delivered one to five times, with crashes in between, give the same final state as a clean run', async () => {
    const clean = await newAccount();
    for (const event of clean.events) {
      await store.keep(event);
      await store.process(event.id);
    }
    const expected = await state(clean.userId);
    await assertProperty(
      asyncProperty(infiniteStream(integer({ min: 0, max: 1_000_000 })), async (random: Stream<number>) => {
        const next = (below: number): number => random.next().value % below;
        const { userId, events } = await newAccount();
        const deliveries = events.flatMap((event) => Array.from({ length: 1 + next(5) }, () => event));
        for (let index = deliveries.length - 1; index > 0; index -= 1) {
          const other = next(index + 1);
          [deliveries[index], deliveries[other]] = [deliveries[other]!, deliveries[index]!];
        }
        await Promise.all(
          Array.from({ length: 4 }, async (_, lane) => {
            for (const [index, event] of deliveries.entries()) {
              if (index % 4 !== lane) continue;
              await store.keep(event);
              // A process that dies after storing the event, or while applying it, leaves the event open.
              if (next(4) === 0) continue;
              if (next(6) === 0) {
                await sql
                  .begin(async (transaction) => {
                    await applyEvent(
                      {
                        transaction,
                        publicUrl: config.publicUrl,
                        supportEmail: config.supportEmail,
                        firstTry: true,
                        patienceIsOver: false,
                      },
                      event,
                    );
                    throw new Error('killed');
                  })
                  .catch((error: unknown) => assert.match(String(error), /killed/));
                continue;
              }
              await store.process(event.id);
            }
          }),
        );
        await store.processOpen();
        assert.deepEqual(await state(userId), expected);
      }),
      { ...randomCases(3, 1990), endOnFailure: true },
    );
    assert.deepEqual((await auditAccounts(sql)).differences, []);
  });

  it('put each mail into the outbox once, however often its event is delivered', async () => {
    const { userId, events } = await newAccount();
    await sql`update auth.users set email = 'once@theia.test' where id = ${userId}`;
    for (let round = 0; round < 3; round += 1)
      for (const event of events) {
        await store.keep(event);
        await store.process(event.id);
      }
    const mails = await sql<
      { count: number }[]
    >`select count(*)::int as count from private.mail_outbox where to_address = 'once@theia.test' and subject like '%added to your wallet'`;
    assert.equal(mails[0]?.count, 12);
  });
});

describe('money that is returned to the card', () => {
  it('is taken from the wallet as far as it suffices; the rest is owed and taken from the next credit, and the balance never falls below zero', async () => {
    const { userId } = await customer(database);
    const topup = (intent: string, cents: number) =>
      sql`select private.apply_topup(${userId}, ${intent}, ${cents}, null, null, 'manual', now())`;
    await topup('pi_spent', 5_000);
    await sql`select private.book_credit(${userId}, 'adjustment', -48.5, 'spent', 'spent')`;
    await sql`select private.take_back_payment('pi_spent', 'dispute', 5000, 'dispute:dp_spent')`;
    const balance = async () =>
      (
        await sql<
          { balance: string }[]
        >`select balance_usd::text as balance from public.user_credits where user_id = ${userId}`
      )[0]!.balance;
    assert.equal(await balance(), '0.0000');
    await topup('pi_next', 3_000);
    assert.equal(await balance(), '0.0000');
    await topup('pi_after', 3_000);
    assert.equal(await balance(), '11.5000');
    await sql`select private.reverse_take_back('dispute:dp_spent')`;
    await sql`select private.reverse_take_back('dispute:dp_spent')`;
    assert.equal(await balance(), '61.5000');
    assert.deepEqual((await auditAccounts(sql)).differences, []);
  });
});
