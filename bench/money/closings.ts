import { setTimeout as sleep } from 'node:timers/promises';
import { auditAccounts } from '../../apps/server/src/database/audit/audit.ts';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { NEVER_MS, until } from '../../apps/server/src/testing/until.ts';
import { atStripe } from './at-stripe.ts';
import { seeded } from '../hostile/random.ts';
import { theiaUnderTest, type UnderTest } from './under-test.ts';

export interface ClosingsPlan {
  readonly accounts: number;
  readonly kills: number;
  readonly seed?: number;
}

const CARD = '4242424242424242';
/** Wait after a refund, chosen so that about half of the kills hit before its booking. */
const KILL_WAIT_MS = 40;

interface Charge {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly amount_refunded: number;
  readonly disputed: boolean;
  readonly created: number;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
}
interface SandboxRefund {
  readonly amount: number;
  readonly charge: string;
  readonly status: string;
  readonly metadata: Readonly<Record<string, string>>;
}
interface SandboxBooks {
  readonly charges: Readonly<Record<string, Charge>>;
  readonly refunds: Readonly<Record<string, SandboxRefund>>;
  readonly events: readonly { readonly id: string }[];
}

/** The refunds that closing one account must cause, derived from its history. */
interface Expected {
  readonly userId: string;
  readonly cents: number;
}

/**
 * Deletes accounts with various top-ups, gifts, spending, refunds, disputes and payments too old to refund, while webhooks arrive late and
 * repeatedly and the whole server is killed. Afterwards each must have been refunded what it is due, once, and the books must match Stripe's.
 */
export async function accountClosings({ accounts, kills, seed = 20_261_108 }: ClosingsPlan) {
  const { below: random } = seeded(seed);
  const theia = await theiaUnderTest();
  const { sql } = theia.database;
  const control = (path: string, fields: Readonly<Record<string, string>> = {}) =>
    fetch(`${theia.sandbox.url}/control/${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
  const books = async (): Promise<SandboxBooks> =>
    (await (
      await fetch(`${theia.sandbox.url}/control`, { headers: { accept: 'application/json' } })
    ).json()) as SandboxBooks;
  try {
    await theia.start();
    const expected: Expected[] = [];
    for (let index = 0; index < accounts; index += 1) {
      const who = await customer(theia.database, {
        plan: null,
        ...(random(2) === 0 ? {} : { balanceUsd: String(1 + random(5)) }),
      });
      const token = await theia.session(who.userId);
      for (let payment = 0; payment <= random(3); payment += 1) {
        const page = await theia.call(token, 'create-checkout', {
          mode: 'payment',
          priceId: random(2) === 0 ? 'price_credit_3' : 'price_credit_50',
        });
        await fetch(String(page?.['url']), {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ number: CARD, expiry: '12 / 40', action: 'pay' }),
        });
      }
      await waitForEvents(theia);
      for (const charge of await readCharges(who.userId)) {
        const fate = random(8);
        if (fate === 0) await control(`charges/${charge.id}`, { what: 'dispute' });
        if (fate === 1)
          await control(`charges/${charge.id}`, { what: 'refund', amount: String(1 + random(charge.amount)) });
        if (fate === 2) await control(`charges/${charge.id}`, { what: 'age' });
      }
      await waitForEvents(theia);
      const [held] = await sql<
        { bought: number; balance: number }[]
      >`select floor(private.bought_usd(${who.userId}) * 100)::int as bought, floor(balance_usd * 100)::int as balance from public.user_credits where user_id = ${who.userId}`;
      const spent = random((held?.balance ?? 0) + 1);
      // Gifts are spent first.
      const gift = (held?.balance ?? 0) - (held?.bought ?? 0);
      if (spent > 0) await sql`select private.book_credit(${who.userId}, 'adjustment', ${-spent / 100}, 'spent', null)`;
      const open = (await readCharges(who.userId)).filter(({ disputed }) => !disputed);
      const refundable = open
        .filter((charge) => !isOld(charge))
        .reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0);
      expected.push({
        userId: who.userId,
        cents: Math.min(Math.max(0, (held?.bought ?? 0) - Math.max(0, spent - gift)), refundable),
      });
    }

    await control('webhooks', { delay_ms: '300', copies: '3' });
    const close = async ({ userId }: Expected): Promise<void> => {
      const token = await theia.session(userId);
      await settled(async () => {
        const answer = await theia.call(token, 'delete-account', { confirmation: 'delete my account' });
        // A server that died after the commit could not answer.
        return answer !== null ||
          (await sql`select 1 from auth.users where id = ${userId} and deleted_at is null`).length === 0
          ? null
          : `${userId} is not deleted`;
      });
    };
    const closing = Promise.all(expected.map((one) => sleep(random(400)).then(() => close(one))));
    for (let kill = 0; kill < kills; kill += 1) {
      await waitForNextRefund(books);
      await sleep(random(KILL_WAIT_MS));
      await theia.kill();
      await theia.start();
    }
    await closing;
    await waitForDeletions(theia);
    await control('webhooks', { delay_ms: '0', copies: '1' });
    await control('webhooks/again', { last: '200' });
    await waitForEvents(theia);

    const faults: string[] = [...(await auditAccounts(sql)).differences];
    const state = await books();
    const refundedByUser = new Map<string, number>();
    for (const { amount, charge, metadata } of Object.values(state.refunds)) {
      if (metadata['deletion'] === undefined) continue;
      const userId = state.charges[charge]?.metadata['user_id'] ?? 'nobody';
      refundedByUser.set(userId, (refundedByUser.get(userId) ?? 0) + amount);
    }
    for (const { userId, cents } of expected)
      if ((refundedByUser.get(userId) ?? 0) !== cents)
        faults.push(`${userId} is due ${cents} cents and got ${refundedByUser.get(userId) ?? 0}`);
    const stripe = await atStripe(theia.sandbox.url);
    const [ledger] = await sql<{ cents: number; left: number }[]>`
      select (coalesce(sum(amount_usd) filter (where kind in ('topup', 'dispute') or (kind = 'refund' and reverses_id is null)), 0) * 100)::int as cents, (coalesce(sum(amount_usd) filter (where user_id is null), 0) * 10000)::int as left from public.credit_ledger`;
    const [owed] = await sql<
      { cents: number }[]
    >`select (coalesce(sum(amount_usd - taken_usd), 0) * 100)::int as cents from private.take_backs where reversed_at is null`;
    if ((ledger?.cents ?? 0) - (owed?.cents ?? 0) !== stripe.netCents)
      faults.push(`Stripe holds ${stripe.netCents} cents, the books say ${(ledger?.cents ?? 0) - (owed?.cents ?? 0)}`);
    if (ledger?.left !== 0) faults.push(`${ledger?.left} hundredths of a cent have no owner`);
    const mails = await sql<
      { mails: number }[]
    >`select count(*)::int as mails from private.mail_outbox where subject = 'Your Theia account is deleted' group by to_address`;
    if (mails.length !== accounts || mails.some((row) => row.mails !== 1))
      faults.push(
        `${accounts} closings sent mails to ${mails.length} addresses, ${mails.filter((row) => row.mails !== 1).length} of them more than once`,
      );
    const [money] = await sql<
      { credit: number; refunded: number }[]
    >`select (select coalesce(sum(credit_usd), 0)::float8 from private.account_deletions) as credit, (select coalesce(sum(cents), 0)::int from private.credit_refunds) as refunded`;
    return {
      accounts,
      kills,
      topups: stripe.paid.size,
      refundedCents: money?.refunded ?? 0,
      lostUsd: Math.round((money?.credit ?? 0) * 100 - (money?.refunded ?? 0)) / 100,
      /** Violated expectations; empty if all hold. */
      faults,
    };
  } finally {
    await theia.close();
  }

  async function readCharges(userId: string): Promise<Charge[]> {
    return Object.values((await books()).charges).filter(
      ({ metadata, status }) => metadata['user_id'] === userId && status === 'succeeded',
    );
  }
}

/** True if the sandbox moved the charge back in time, so that it is too old to refund. */
const isOld = ({ created }: Charge): boolean => created < Date.now() / 1_000 - 86_400;

/** Waits until one more refund was made, so that the kill hits a busy server, or until no more will come. */
async function waitForNextRefund(books: () => Promise<SandboxBooks>): Promise<void> {
  const before = Object.keys((await books()).refunds).length;
  for (let looks = 0; looks < 400; looks += 1) {
    if (Object.keys((await books()).refunds).length > before) return;
    await sleep(10);
  }
}

/** Waits until every event from Stripe is stored and settled here. */
async function waitForEvents({ database: { sql }, sandbox }: UnderTest): Promise<void> {
  await settled(async () => {
    const { events } = (await (
      await fetch(`${sandbox.url}/control`, { headers: { accept: 'application/json' } })
    ).json()) as SandboxBooks;
    const [row] = await sql<{ kept: number; open: number }[]>`
      select (select count(*)::int from private.stripe_events where id = any (${events.map(({ id }) => id)}::text[])) as kept, (select count(*)::int from private.stripe_events where outcome is null) as open`;
    return row?.kept === events.length && row.open === 0 ? null : `${events.length} events, ${JSON.stringify(row)}`;
  });
}

/** Waits until every deletion is finished. Waits for a next try are shortened here. */
async function waitForDeletions({ database: { sql } }: UnderTest): Promise<void> {
  await settled(async () => {
    await sql`update private.account_deletions set next_attempt_at = now() where next_attempt_at > now() + interval '20 s'`;
    const [row] = await sql<
      { open: number }[]
    >`select count(*)::int as open from private.account_deletions where erased_at is null or cleared_at is null or settled_at is null`;
    return row?.open === 0 ? null : `${row?.open} deletions are open`;
  });
}

async function settled(look: () => Promise<string | null>): Promise<void> {
  let open: string | null = null;
  try {
    await until(async () => (open = await look()) === null, 'the settlement', 100, 5 * NEVER_MS);
  } catch (error) {
    throw new Error(`not settled: ${open}`, { cause: error });
  }
}
