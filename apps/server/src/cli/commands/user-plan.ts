import { changing } from '../../database/acting.ts';
import type { Transaction } from '../../database/database.ts';
import { type Command, UsageError } from '../command.ts';
import { findUser } from '../find-user.ts';

const PLANS = ['starter', 'growth', 'professional', 'none'];

export const userPlan: Command = {
  words: 'user plan',
  takes: ['EMAIL', 'PLAN'],
  options: {},
  optionsUsage: '',
  summary: 'Puts an account on starter, growth or professional, or on none',
  run: (call) => {
    const [email = '', plan = ''] = call.arguments;
    if (!PLANS.includes(plan)) throw new UsageError(`"${plan}" is not a plan; it is one of ${PLANS.join(', ')}`);
    return call.withDatabase(async ({ sql }) => {
      const userId = await findUser(sql, email);
      const asOperator = <T>(work: (transaction: Transaction) => Promise<T>) => changing(sql, { as: 'operator' }, work);
      if (plan === 'none') {
        await asOperator(
          (transaction) =>
            transaction`update public.subscriptions set plan = null, status = 'ended', addons = '{}', cancel_at = null, updated_at = now() where user_id = ${userId}`,
        );
        call.print(`${email} has no plan now`);
        return;
      }
      // A plan already in force keeps its billing periods. A new plan starts its first period now. A subscription that does not run any
      // more is forgotten, so that the plan counts as granted.
      const [held] = await asOperator(
        (transaction) => transaction<{ stripe_subscription_id: string | null }[]>`
        insert into public.subscriptions as s (user_id, plan, status) values (${userId}, ${plan}, 'active')
        on conflict (user_id) do update set plan = excluded.plan, status = 'active', cancel_at = null, updated_at = now(),
          stripe_subscription_id = (
            select t.id from private.stripe_subscriptions t where t.id = s.stripe_subscription_id and t.stripe_status in ('trialing', 'active', 'past_due')),
          anchor_at = case when s.status in ('active', 'past_due') then s.anchor_at else now() end
        returning stripe_subscription_id`,
      );
      call.print(`${email} is on ${plan} now`);
      if (held?.stripe_subscription_id !== null)
        call.print('Note: this account also has a Stripe subscription, whose next event may change the plan again');
    });
  },
};
