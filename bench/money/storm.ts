import { auditAccounts } from '../../apps/server/src/database/audit/audit.ts';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { NEVER_MS, until } from '../../apps/server/src/testing/until.ts';
import { atStripe, bookedOfStripe } from './at-stripe.ts';
import { stormClients } from './storm-clients.ts';
import { theiaUnderTest } from './under-test.ts';
import { watchCommits } from './watch.ts';

export interface StormPlan {
  readonly clients: number;
  /** The storm ends after this many paid answers. */
  readonly answers: number;
  readonly kills: number;
}

/** The longest time a storm may take on a slow machine. It normally ends after enough answers. */
const STORM_MS_MAX = 5 * NEVER_MS;

/**
 * Stresses one wallet: clients drain it with paid calls, top it up by checkout and automatically, refund and dispute, while webhooks arrive late
 * and repeatedly and the whole server is killed. Afterwards every answer must be charged once, and every cent at Stripe must be in the ledger once.
 */
export async function moneyStorm(plan: StormPlan) {
  const theia = await theiaUnderTest();
  try {
    const { sql } = theia.database;
    await theia.start();
    const who = await customer(theia.database, { plan: null, balanceUsd: '1', ratePerSecond: 1_000_000 });
    await sql`insert into public.billing_settings (user_id, auto_topup_threshold_usd, auto_topup_amount_usd, auto_topup_monthly_ceiling_usd) values (${who.userId}, 2, 5, 100000)`;
    const watch = await watchCommits(sql);
    theia.closeFirst(async () => void (await watch.stop()));
    const stop = new AbortController();
    const clients = await stormClients(theia, who, plan.clients, stop.signal);
    for (let round = 1; round <= plan.kills + 1; round += 1) {
      await until(
        () => clients.answered() >= (plan.answers * round) / (plan.kills + 1),
        `${plan.answers} paid answers`,
        20,
        STORM_MS_MAX,
      );
      if (round > plan.kills) break;
      await theia.kill();
      await theia.start();
    }
    await until(async () => (await atStripe(theia.sandbox.url)).paid.size > 0, 'a top-up', 100, STORM_MS_MAX);
    stop.abort();
    const seen = await clients.done();
    await deliverAll(theia);

    const watched = await watch.stop();
    const { differences } = await auditAccounts(sql);
    const faults = [...watched.violations, ...differences];
    const [stripe, booked] = [await atStripe(theia.sandbox.url), await bookedOfStripe(sql, who.userId)];
    if (stripe.netCents !== booked.netCents)
      faults.push(`Stripe holds ${stripe.netCents} cents of the wallet, the books say ${booked.netCents}`);
    for (const [intent, cents] of stripe.paid)
      if (booked.paid.get(intent) !== cents)
        faults.push(`The payment ${intent} of ${cents} cents is booked with ${booked.paid.get(intent) ?? 'nothing'}`);
    if (booked.paid.size !== stripe.paid.size)
      faults.push(`${stripe.paid.size} payments at Stripe, ${booked.paid.size} in the ledger`);
    for (const [request, count] of stripe.chargesOfRequest)
      if (count > 1) faults.push(`The automatic top-up ${request} was charged ${count} times`);
    const logged = await sql<{ request_id: string; charges: number }[]>`
      select request_id, count(ledger_id)::int as charges from private.calls where user_id = ${who.userId} group by 1`;
    const charges = new Map(logged.map((row) => [row.request_id, row.charges]));
    for (const requestId of seen.answered)
      if (charges.get(requestId) !== 1)
        faults.push(`The answer ${requestId} was charged ${charges.get(requestId) ?? 0} times`);
    if (seen.silent > 0) faults.push(`${seen.silent} calls were left without an answer`);
    if (new Set(seen.answered).size !== seen.answered.length) faults.push('Two answers share an id');
    const [wallet] = await sql<
      { balance: string }[]
    >`select balance_usd::text as balance from public.user_credits where user_id = ${who.userId}`;
    return {
      answered: seen.answered.length,
      refused: seen.refused,
      kills: plan.kills,
      commitsWatched: watched.commits,
      snapshots: watched.snapshots,
      topups: stripe.paid.size,
      automatic: stripe.chargesOfRequest.size,
      refunds: stripe.refunds,
      disputes: stripe.disputes,
      balance: wallet?.balance ?? 'none',
      /** Violated expectations; empty if all hold. */
      faults,
    };
  } finally {
    await theia.close();
  }
}

/** Waits until nothing is pending: every event delivered and applied, no request open. */
async function deliverAll({ database: { sql }, sandbox }: Awaited<ReturnType<typeof theiaUnderTest>>): Promise<void> {
  await fetch(`${sandbox.url}/control/webhooks`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ delay_ms: '0', copies: '1' }),
  });
  await sql`update public.billing_settings set auto_topup = false`;
  await until(
    async () => {
      const state = (await (
        await fetch(`${sandbox.url}/control`, { headers: { accept: 'application/json' } })
      ).json()) as { events: { id: string }[] };
      const [row] = await sql<{ kept: number; open: number; requests: number }[]>`
      select (select count(*)::int from private.stripe_events where id = any (${state.events.map(({ id }) => id)}::text[])) as kept,
             (select count(*)::int from private.stripe_events where outcome is null or outcome = 'waiting') as open,
             (select count(*)::int from public.topup_queue where status in ('pending', 'processing')) as requests`;
      if (row !== undefined && row.kept < state.events.length) await again(sandbox.url, state.events.length);
      return row !== undefined && row.kept === state.events.length && row.open === 0 && row.requests === 0;
    },
    'the settlement of every event',
    500,
    STORM_MS_MAX,
  );
}

/** Repeats deliveries at once, where Stripe would repeat them over days. */
async function again(url: string, events: number): Promise<void> {
  await fetch(`${url}/control/webhooks/again`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ last: String(events) }),
  });
}
