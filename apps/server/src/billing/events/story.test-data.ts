import type Stripe from 'stripe';
import type { Sql } from '../../database/database.ts';

/** Events for one customer as Stripe sends them, with the fields we read. */
export function story(userId: string, customer: string, name: string): Stripe.Event[] {
  const events: Stripe.Event[] = [];
  let clock = 1_780_000_000;
  const tell = (type: string, object: Record<string, unknown>, seconds = 1): void => {
    clock += seconds;
    events.push(
      JSON.parse(
        JSON.stringify({ id: `evt_${name}_${events.length}`, object: 'event', type, created: clock, data: { object } }),
      ) as Stripe.Event,
    );
  };
  const metadata = { user_id: userId, purpose: 'wallet_topup' };

  const topup = (id: string, cents: number): void => {
    const intent = `pi_${name}_${id}`;
    const charge = {
      id: `ch_${name}_${id}`,
      object: 'charge',
      payment_intent: intent,
      amount: cents,
      amount_captured: cents,
      captured: true,
      amount_refunded: 0,
      status: 'succeeded',
      currency: 'usd',
      receipt_url: `https://pay.test/${intent}`,
      created: clock,
      metadata,
      customer,
    };
    tell('charge.succeeded', charge);
    tell('payment_intent.succeeded', {
      id: intent,
      object: 'payment_intent',
      amount: cents,
      amount_received: cents,
      currency: 'usd',
      latest_charge: charge.id,
      created: clock,
      metadata,
      customer,
    });
    tell('checkout.session.completed', {
      id: `cs_${name}_${id}`,
      object: 'checkout.session',
      mode: 'payment',
      payment_status: 'paid',
      payment_intent: intent,
      amount_total: cents,
      currency: 'usd',
      created: clock,
      metadata,
      customer,
    });
  };
  const refund = (id: string, of: string, cents: number, status: string, totalCents: number): void => {
    const object = {
      id: `re_${name}_${id}`,
      object: 'refund',
      payment_intent: `pi_${name}_${of}`,
      charge: `ch_${name}_${of}`,
      amount: cents,
      currency: 'usd',
      status: 'pending',
    };
    tell('refund.created', object);
    if (status === 'succeeded')
      tell('charge.refunded', {
        id: `ch_${name}_${of}`,
        object: 'charge',
        payment_intent: `pi_${name}_${of}`,
        amount_refunded: totalCents,
        currency: 'usd',
        metadata,
        customer,
      });
    tell(status === 'failed' ? 'refund.failed' : 'refund.updated', { ...object, status });
  };
  const dispute = (id: string, of: string, cents: number, outcome: 'won' | 'lost'): void => {
    const object = {
      id: `dp_${name}_${id}`,
      object: 'dispute',
      payment_intent: `pi_${name}_${of}`,
      charge: `ch_${name}_${of}`,
      amount: cents,
      currency: 'usd',
      status: 'needs_response',
    };
    tell('charge.dispute.created', object);
    tell('charge.dispute.funds_withdrawn', object);
    tell('charge.dispute.closed', { ...object, status: outcome });
    if (outcome === 'won') tell('charge.dispute.funds_reinstated', { ...object, status: outcome });
  };
  const subscription = (
    id: string,
    price: string,
    status: string,
    more: Record<string, unknown> = {},
  ): Record<string, unknown> => ({
    id: `sub_${name}_${id}`,
    object: 'subscription',
    customer,
    status,
    metadata: { user_id: userId },
    created: 1_780_000_100,
    start_date: 1_780_000_100,
    billing_cycle_anchor: 1_780_000_100,
    trial_end: null,
    cancel_at: null,
    cancel_at_period_end: false,
    items: { object: 'list', data: [{ id: 'si_1', price: { id: price }, current_period_end: 1_782_600_100 }] },
    ...more,
  });
  const card = (id: string, last4: string): Record<string, unknown> => ({
    id: `pm_${name}_${id}`,
    object: 'payment_method',
    type: 'card',
    created: clock,
    customer,
    metadata: { user_id: userId },
    card: { brand: 'visa', last4, exp_month: 4, exp_year: 2030 },
  });

  tell(
    'customer.subscription.created',
    subscription('a', 'price_starter', 'trialing', { trial_end: 1_781_209_700 }),
    200,
  );
  tell('payment_method.attached', card('one', '4242'));
  for (let round = 0; round < 12; round += 1) {
    topup(`m${round}`, 2_500 + 500 * round);
    if (round % 3 === 0) refund(`r${round}`, `m${round}`, 1_000, 'succeeded', 1_000);
    if (round % 4 === 1) refund(`f${round}`, `m${round}`, 2_000, 'failed', 0);
    if (round % 5 === 2) dispute(`d${round}`, `m${round}`, 2_500 + 500 * round, round % 2 === 0 ? 'won' : 'lost');
    tell('payment_intent.payment_failed', {
      id: `pi_${name}_x${round}`,
      object: 'payment_intent',
      amount: 900,
      currency: 'usd',
      created: clock,
      metadata,
      customer,
    });
    tell(
      'customer.subscription.updated',
      subscription('a', round % 2 === 0 ? 'price_growth' : 'price_professional', 'active'),
    );
    tell('something.unheard_of', { id: `x_${round}` });
  }
  tell('payment_method.attached', card('two', '5556'), 50);
  tell('customer.subscription.updated', subscription('a', 'price_growth', 'past_due'));
  tell('customer.subscription.deleted', subscription('a', 'price_growth', 'canceled'));
  tell(
    'customer.subscription.created',
    subscription('b', 'price_professional', 'active', {
      created: clock,
      start_date: clock,
      billing_cycle_anchor: 1_780_009_000,
    }),
    100,
  );
  return events;
}

/** All state that events change, without the ids of one test story. */
export async function storyState(sql: Sql, userId: string): Promise<unknown> {
  const anonymous = (text: string | null): string | null => text?.replaceAll(/_(s\d+|clean)_/g, '_') ?? null;
  const ledger = await sql<
    { kind: string; amount: string; source: string }[]
  >`select kind, amount_usd::text as amount, source from public.credit_ledger where user_id = ${userId}`;
  const [wallet] = await sql`select balance_usd::text from public.user_credits where user_id = ${userId}`;
  const [plan] =
    await sql`select plan, status, addons, anchor_at, trial_ends_at, cancel_at, current_period_end from public.subscriptions where user_id = ${userId}`;
  const cards = await sql<
    { id: string; active: boolean }[]
  >`select stripe_payment_method_id as id, active from public.payment_method where user_id = ${userId} order by 1`;
  const topups = await sql<
    { id: string; status: string; refunded_cents: number; receipt_url: string | null }[]
  >`select stripe_payment_intent_id as id, status, refunded_cents, receipt_url from public.topup_logs where user_id = ${userId} order by 1`;
  return {
    ledger: ledger.map(({ kind, amount, source }) => `${kind} ${amount} ${anonymous(source)}`).toSorted(),
    wallet,
    plan: { ...plan, trial_ends_at: null },
    cards: cards.map(({ id, active }) => [anonymous(id), active]),
    topups: topups
      .map(({ id, status, refunded_cents: cents, receipt_url: url }) => [anonymous(id), status, cents, anonymous(url)])
      .toSorted(),
  };
}
