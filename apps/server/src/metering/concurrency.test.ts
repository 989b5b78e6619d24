import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PriceTier } from '@theia-astro/endpoints/endpoint';
import { array, assert as assertProperty, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { type Customer, readBooks, customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { meteredCall } from '../testing/metered-call.ts';
import { testProduct } from '../testing/product.ts';
import { free } from './charge.ts';
import { groupCommit } from './group-commit.ts';
import type { MeteredCall } from './metered-call.ts';
import { openMeteringPool } from './metering-pool.ts';
import { settleBatch } from './settle-batch.ts';
import { NEVER_MS, until } from '../testing/until.ts';

const testBase = await testDatabase();
const { database, beforeClose } = testBase;
const { natal } = await testProduct(testBase);
const pool = openMeteringPool(database.ownerUrl);
beforeClose(() => pool.end());

const PRICES: Readonly<Record<string, number>> = { positions: 10, natal: 20, transits: 40 };

/** All 600 calls at once in the proof `random-cases`: on a busy machine they wait longer than the server's patience. */
const CALLERS = Math.min(600, randomCases(60, 0).numRuns);

describe('many calls at once', () => {
  it(`600 calls of ${CALLERS} callers on a wallet with money for 150: exactly 150 are answered, and the balance is zero`, async () => {
    const who = await customer(database, { plan: null, balanceUsd: '0.3000', ratePerSecond: 100_000 });
    const statuses: number[] = [];
    await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        for (let turn = 0; turn < 600 / CALLERS; turn += 1) {
          const response = await natal(who.apiKey);
          await response.arrayBuffer();
          statuses.push(response.status);
        }
      }),
    );
    assert.deepEqual(
      [statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 402).length],
      [150, 450],
    );
    const after = await readBooks(database, who.userId);
    assert.deepEqual(
      [
        after.balance,
        after.ledger,
        after.charged,
        after.usage,
        after.paid_logs,
        after.logs,
        after.ledger_calls,
        after.broken,
      ],
      ['0.0000', '0.0000', '0.3000', 150, 150, 600, 150, 0],
    );
  });

  it('answers every call while its connections are repeatedly cut, and books each once', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '100', ratePerSecond: 100_000 });
    const done = new AbortController();
    const cut = { connections: 0 };
    let answered = 0;
    // Cut again only after an answer: a permanent outage is a different case and ends in 503.
    const cutting = (async () => {
      for (let seen = 0; !done.signal.aborted && cut.connections < 12;) {
        await until(() => answered > seen || done.signal.aborted, 'an answer', 50);
        seen = answered;
        const rows =
          await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'theia-metering' and state = 'active' order by random() limit 1`;
        cut.connections += rows.length;
      }
    })();
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let turn = 0; turn < 15 || cut.connections < 5; turn += 1) {
          const response = await natal(who.apiKey);
          await response.arrayBuffer();
          assert.equal(response.status, 200);
          answered += 1;
        }
      }),
    );
    done.abort();
    await cutting;
    const after = await readBooks(database, who.userId);
    assert.deepEqual(
      [after.usage, after.paid_logs, after.logs, after.balance, after.ledger, after.broken],
      [answered, answered, answered, (100 - answered * 0.002).toFixed(4), after.balance, 0],
    );
  });

  it('any interleaving over several nodes equals some serial order: quota first, then the wallet, never below zero, nothing lost', async () => {
    await assertProperty(
      asyncProperty(
        array(
          record({
            user: integer({ min: 0, max: 2 }),
            tier: constantFrom<PriceTier>('positions', 'natal', 'transits'),
            node: integer({ min: 0, max: 1 }),
            fails: boolean(),
          }),
          { minLength: 1, maxLength: 40 },
        ),
        integer({ min: 0, max: 12 }),
        integer({ min: 0, max: 400 }),
        async (wishes, quotaLeft, cents) => {
          const users = await Promise.all(
            [0, 1, 2].map(() =>
              customer(database, { plan: 'starter', quotaLeft, balanceUsd: ((cents + 1) / 10_000).toFixed(4) }),
            ),
          );
          const nodes = [0, 1].map(() =>
            groupCommit({
              settle: (calls, retried) => settleBatch(pool, calls, retried),
              batchesInFlight: 2,
              batchCallsMax: 8,
              patienceMs: NEVER_MS,
            }),
          );
          const outcomes = await Promise.all(
            wishes.map(async (wish) => {
              const who = users[wish.user]!;
              return {
                ...wish,
                who,
                settlement: await nodes[wish.node]!.book(booking(who.userId, who.keyId, wish.tier, wish.fails)),
              };
            }),
          );
          for (const who of users) {
            const own = outcomes.filter((outcome) => outcome.who === who);
            const paid = (payer: string) => own.filter(({ settlement }) => settlement.paidBy === payer);
            const includable = own.filter(({ tier, fails }) => !fails && tier !== 'transits').length;
            assert.equal(paid('quota').length, Math.min(quotaLeft, includable));
            const spent = paid('wallet').reduce((sum, { tier }) => sum + PRICES[tier]!, 0);
            const left = cents + 1 - spent;
            assert.ok(left >= 0);
            for (const { tier, settlement } of own)
              if (settlement.refusal !== null)
                assert.ok(PRICES[tier]! > left, 'refused although the money would have sufficed in any order');
            const after = await readBooks(database, who.userId);
            assert.deepEqual(
              [after.balance, after.ledger, after.logs, after.broken],
              [(left / 10_000).toFixed(4), (left / 10_000).toFixed(4), own.length, 0],
            );
            assert.equal(after.from_wallet + after.from_quota, paid('wallet').length + paid('quota').length);
          }
        },
      ),
      randomCases(20, 1990),
    );
  });

  it('books calls that are decided together exactly as if each was decided alone', async () => {
    const kinds = ['positions', 'natal', 'transits', 'product', 'page', 'failure'] as const;
    await assertProperty(
      asyncProperty(
        array(
          array(record({ user: integer({ min: 0, max: 2 }), kind: constantFrom(...kinds) }), {
            minLength: 1,
            maxLength: 12,
          }),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        array(
          record({
            plan: constantFrom(null, 'starter', 'growth'),
            quotaLeft: integer({ min: 0, max: 6 }),
            cents: integer({ min: 1, max: 600 }),
            cap: constantFrom(null, '0.0030', '0.0080'),
          }),
          { minLength: 3, maxLength: 3 },
        ),
        async (batches, accounts) => {
          const [together, oneByOne] = await Promise.all(
            [false, true].map(async (retried) => {
              const users = await Promise.all(accounts.map(openAccount));
              const outcomes = [];
              // A batch that may have been booked already is decided call by call.
              for (const [at, batch] of batches.entries()) {
                const calls = batch.map(({ user, kind }, index) => ({
                  ...callOf(users[user]!, kind),
                  requestId: `${at}-${index}`,
                }));
                outcomes.push(await settleBatch(pool, calls, retried));
              }
              return { outcomes, books: await Promise.all(users.map(booksOf)) };
            }),
          );
          assert.deepEqual(together, oneByOne);
        },
      ),
      randomCases(12, 2026),
    );
  });
});

async function openAccount({
  plan,
  quotaLeft,
  cents,
  cap,
}: {
  plan: 'starter' | 'growth' | null;
  quotaLeft: number;
  cents: number;
  cap: string | null;
}) {
  const balanceUsd = (cents / 10_000).toFixed(4);
  const who = await customer(database, plan === null ? { plan, balanceUsd } : { plan, quotaLeft, balanceUsd });
  if (cap !== null)
    await database.sql`insert into public.billing_settings (user_id, spend_cap_usd) values (${who.userId}, ${cap}::numeric)`;
  return who;
}

function callOf({ userId, keyId }: Customer, kind: PriceTier | 'product' | 'page' | 'failure'): MeteredCall {
  if (kind === 'product' || kind === 'page') return meteredCall({ userId, keyId }, { charge: free(kind) });
  return kind === 'failure' ? booking(userId, keyId, 'natal', true) : booking(userId, keyId, kind, false);
}

async function booksOf({ userId }: Customer) {
  const { sql } = database;
  return {
    ...(await readBooks(database, userId)),
    entries: [
      ...(await sql`select kind, amount_usd, balance_after_usd, calls from public.credit_ledger where user_id = ${userId} order by id`),
    ],
    months: [...(await sql`select spent_usd from private.wallet_months where user_id = ${userId}`)],
    quotas: [...(await sql`select plan, quota, used from public.quota_periods where user_id = ${userId}`)],
    calls: [
      ...(await sql`
      select l.response_status, l.report_tier, l.error_message, u.paid_by, u.unit_price_usd, u.total_cost_usd, u.ledger_id is null as is_without_entry
      from public.translator_logs l left join public.api_usage u on u.translator_log_id = l.id where l.user_id = ${userId} order by l.request_id`),
    ],
  };
}

function booking(userId: string, keyId: string, tier: PriceTier, fails: boolean): MeteredCall {
  return meteredCall(
    { userId, keyId },
    {
      path: '/',
      requestType: tier,
      charge: {
        kind: 'metered',
        priceTier: tier,
        minimumPlan: tier === 'transits' ? 'growth' : 'starter',
        natalSystem: null,
      },
      ...(fails ? { status: 422, charged: false } : {}),
    },
  );
}
