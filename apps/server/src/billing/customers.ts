import { type Plan, requirePlan } from '@theia-astro/endpoints/plan';
import type { Stripe } from 'stripe';
import type { Sql } from '../database/database.ts';

export interface BillingAccount {
  readonly userId: string;
  readonly email: string | null;
  readonly customer: string;
  readonly plan: Plan | null;
  readonly status: string;
  readonly trialEndsAt: Date | null;
  readonly subscription: string | null;
  readonly subscribed: boolean;
  /** True while the plan is one that the operator granted: nothing is bought, changed or cancelled at Stripe. */
  readonly setByOperator: boolean;
}

interface Row {
  readonly email: string | null;
  readonly customer: string | null;
  readonly former: string | null;
  readonly plan: string | null;
  readonly status: string;
  readonly trial_ends_at: Date | null;
  readonly subscription: string | null;
  readonly source: string | null;
}

const RUNNING: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due']);

/** The account with its customer at Stripe, created when first needed. A user gets one customer, even with simultaneous requests. */
export async function billingAccount(sql: Sql, stripe: Stripe, userId: string): Promise<BillingAccount | null> {
  const [row] = await sql<Row[]>`
    select u.email, s.stripe_customer_id as customer, s.former_customer_id as former, s.plan, s.status, s.trial_ends_at, s.stripe_subscription_id as subscription, private.plan_source(s.user_id) as source
    from auth.users u join public.subscriptions s on s.user_id = u.id where u.id = ${userId} and u.deleted_at is null`;
  if (row === undefined) return null;
  const customer = row.customer ?? (await makeCustomer(sql, stripe, { userId, email: row.email, former: row.former }));
  return {
    userId,
    email: row.email,
    customer,
    plan: row.plan === null ? null : requirePlan(row.plan),
    status: row.status,
    trialEndsAt: row.trial_ends_at,
    subscription: row.subscription,
    subscribed: row.subscription !== null && RUNNING.has(row.status),
    setByOperator: row.source === 'operator',
  };
}

interface NewCustomer {
  readonly userId: string;
  readonly email: string | null;
  /** The customer that was deleted. The idempotency key of its creation must not be used again. */
  readonly former: string | null;
}

async function makeCustomer(sql: Sql, stripe: Stripe, { userId, email, former }: NewCustomer): Promise<string> {
  const made = await stripe.customers.create(
    { ...(email === null ? {} : { email }), metadata: { user_id: userId } },
    { idempotencyKey: former === null ? `customer:${userId}` : `customer:${userId}:after:${former}` },
  );
  const [kept] = await sql<{ customer: string }[]>`
    update public.subscriptions set stripe_customer_id = coalesce(stripe_customer_id, ${made.id}), updated_at = now() where user_id = ${userId} returning stripe_customer_id as customer`;
  return kept?.customer ?? made.id;
}
