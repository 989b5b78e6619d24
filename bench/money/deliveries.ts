import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import { story, storyState } from '../../apps/server/src/billing/events/story.test-data.ts';
import { auditAccounts } from '../../apps/server/src/database/audit/audit.ts';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { NEVER_MS, until } from '../../apps/server/src/testing/until.ts';
import { seeded } from '../hostile/random.ts';
import { theiaUnderTest, type UnderTest } from './under-test.ts';

export interface DeliveriesPlan {
  /** The minimum number of deliveries; each story is sent completely. */
  readonly deliveries: number;
  readonly kills: number;
  readonly seed?: number;
}

const LANES = 8;
const REPEATS_MAX = 5;

/**
 * Sends signed webhook deliveries to a complete server: shuffled, each event one to five times, with kills in between. Unanswered deliveries
 * are repeated, as Stripe does. Every account must end exactly as in a clean run.
 */
export async function webhookDeliveries({ deliveries: wanted, kills, seed = 20_261_107 }: DeliveriesPlan) {
  const { below: random } = seeded(seed);
  const theia = await theiaUnderTest();
  try {
    await theia.start();
    const clean = await account(theia, 'clean');
    for (const event of clean.events) await untilAnswered(theia, event);
    await allApplied(theia);
    const expected = JSON.stringify(await storyState(theia.database.sql, clean.userId));

    const accounts: Awaited<ReturnType<typeof account>>[] = [];
    const deliveries: Stripe.Event[] = [];
    while (deliveries.length < wanted) {
      const next = await account(theia, `s${accounts.length + 1}`);
      accounts.push(next);
      deliveries.push(...next.events.flatMap((event) => Array.from({ length: 1 + random(REPEATS_MAX) }, () => event)));
    }
    for (let index = deliveries.length - 1; index > 0; index -= 1) {
      const other = random(index + 1);
      [deliveries[index], deliveries[other]] = [deliveries[other]!, deliveries[index]!];
    }
    const count = { sent: 0, repeated: 0 };
    const killAt = new Set(
      Array.from({ length: kills }, (_, index) => Math.floor(((index + 0.5) * deliveries.length) / kills)),
    );
    let restarting: Promise<void> = Promise.resolve();
    const lane = async (): Promise<void> => {
      for (let event = deliveries.pop(); event !== undefined; event = deliveries.pop()) {
        count.sent += 1;
        if (killAt.has(count.sent))
          restarting = restarting
            .then(() => sleep(random(40)))
            .then(theia.kill)
            .then(theia.start);
        if (await deliver(theia, event)) continue;
        count.repeated += 1;
        deliveries.unshift(event);
        await restarting;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await restarting;
    await Promise.all(Array.from({ length: LANES }, lane));
    await allApplied(theia);

    const faults: string[] = [...(await auditAccounts(theia.database.sql)).differences];
    for (const { userId, name } of accounts) {
      const state = JSON.stringify(await storyState(theia.database.sql, userId));
      if (state !== expected) faults.push(`${name} ended as ${state}, a clean run as ${expected}`);
    }
    return {
      deliveries: count.sent,
      events: accounts.reduce((sum, { events }) => sum + events.length, 0),
      accounts: accounts.length,
      kills,
      repeatedAfterFailure: count.repeated,
      faults,
    };
  } finally {
    await theia.close();
  }
}

async function account(
  { database }: UnderTest,
  name: string,
): Promise<{ readonly userId: string; readonly name: string; readonly events: readonly Stripe.Event[] }> {
  const { userId } = await customer(database);
  await database.sql`update public.subscriptions set stripe_customer_id = ${`cus_${name}`} where user_id = ${userId}`;
  return { userId, name, events: story(userId, `cus_${name}`, name) };
}

/** True when it was answered with 2xx. */
async function deliver({ url, sandbox }: UnderTest, event: Stripe.Event): Promise<boolean> {
  const body = JSON.stringify(event);
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', sandbox.credentials.webhookSecret).update(`${seconds}.${body}`).digest('hex');
  return fetch(`${url}/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` },
    signal: AbortSignal.timeout(NEVER_MS),
  }).then(
    (response) => response.ok,
    () => false,
  );
}

async function untilAnswered(theia: UnderTest, event: Stripe.Event): Promise<void> {
  while (!(await deliver(theia, event))) await sleep(100);
}

async function allApplied({ database: { sql } }: UnderTest): Promise<void> {
  await until(
    async () => {
      const [row] = await sql<
        { open: number }[]
      >`select count(*)::int as open from private.stripe_events where outcome is null or outcome = 'waiting'`;
      return row?.open === 0;
    },
    'the settlement of every event',
    250,
    5 * NEVER_MS,
  );
}
