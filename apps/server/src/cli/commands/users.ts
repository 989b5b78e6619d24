import { randomUUID } from 'node:crypto';
import { type Command, CommandFailed, findUser, textOption, textTable, UsageError } from '../command.ts';
import { changing } from '../../database/acting.ts';
import type { Sql, Transaction } from '../../database/database.ts';

export const userList: Command = {
  words: 'user list',
  takes: [],
  options: { json: { type: 'boolean' } },
  optionsUsage: '[--json]',
  summary: 'Lists the accounts with plan, balance and calls of the period',
  run: async (call) => {
    const accounts = await call.withDatabase(({ sql }) => readAccounts(sql, null));
    if (call.options['json'] === true) {
      call.print(JSON.stringify(accounts));
      return;
    }
    call.print(
      textTable(
        ['EMAIL', 'CONFIRMED', 'PLAN', 'STATUS', 'BALANCE USD', 'CALLS', 'SINCE'],
        accounts.map((account) => [
          account.email ?? '',
          account.confirmed ? 'yes' : 'no',
          account.plan ?? 'none',
          account.status ?? '',
          account.balance_usd,
          `${account.used} of ${account.quota}`,
          account.created_at.slice(0, 10),
        ]),
      ),
    );
  },
};

export const userShow: Command = {
  words: 'user show',
  takes: ['EMAIL'],
  options: { json: { type: 'boolean' } },
  optionsUsage: '[--json]',
  summary: 'Shows one account with its keys (never their text)',
  run: (call) =>
    call.withDatabase(async ({ sql }) => {
      const userId = await findUser(sql, call.arguments[0] ?? '');
      const [account] = await readAccounts(sql, userId);
      const keys = await readKeys(sql, userId);
      await changing(
        sql,
        { as: 'operator' },
        (transaction) => transaction`select private.write_audit(${userId}, 'account.shown', null, null)`,
      );
      if (call.options['json'] === true) {
        call.print(JSON.stringify({ ...account, keys }));
        return;
      }
      const facts = Object.entries(account ?? {}).map(([name, value]) => [
        name,
        value === null ? '-' : Array.isArray(value) ? value.join(', ') || '-' : String(value),
      ]);
      call.print(textTable(['ACCOUNT', ''], facts));
      call.print('');
      call.print(
        textTable(
          ['KEY', 'LABEL', 'STATE', 'LAST USED'],
          keys.map((key) => [
            key.id,
            key.label,
            key.blocked ? 'blocked' : key.is_active ? 'active' : 'revoked',
            key.last_used_at ?? 'never',
          ]),
        ),
      );
    }),
};

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

export const userLimit: Command = {
  words: 'user limit',
  takes: ['EMAIL', 'PER_SECOND'],
  options: {},
  optionsUsage: '',
  summary: 'Sets the requests per second of an account, or none for the plan’s own limit',
  run: (call) => {
    const [email = '', limit = ''] = call.arguments;
    if (limit !== 'none' && !/^[1-9]\d{0,5}$/.test(limit))
      throw new UsageError(`"${limit}" is not a limit; it is a whole number from 1 to 999999, or none`);
    return call.withDatabase(async ({ sql }) => {
      const userId = await findUser(sql, email);
      await changing(sql, { as: 'operator' }, async (transaction) => {
        if (limit === 'none') await transaction`delete from private.account_limits where user_id = ${userId}`;
        else
          await transaction`insert into private.account_limits (user_id, rate_per_second) values (${userId}, ${Number(limit)}) on conflict (user_id) do update set rate_per_second = excluded.rate_per_second`;
      });
      call.print(
        limit === 'none'
          ? `${email} has the limit of the plan again`
          : `${email} may make ${limit} requests per second`,
      );
    });
  },
};

const AMOUNT = /^[+-]?\d{1,9}(\.\d{1,4})?$/;

export const userCredit: Command = {
  words: 'user credit',
  takes: ['EMAIL', 'USD'],
  options: { reason: { type: 'string' } },
  optionsUsage: '--reason TEXT',
  summary: 'Adds money to a wallet, or removes it with a minus sign (at most 4 decimals)',
  run: (call) => {
    const [email = '', amount = ''] = call.arguments;
    const reason = textOption(call, 'reason')?.trim() ?? '';
    if (!AMOUNT.test(amount) || Number(amount) === 0)
      throw new UsageError(`"${amount}" is not an amount in USD, such as 25, 0.5 or -10.25`);
    if (reason === '') throw new UsageError('A booking needs a reason: --reason TEXT');
    return call.withDatabase(async ({ sql }) => {
      const userId = await findUser(sql, email);
      const kind = amount.startsWith('-') ? 'adjustment' : 'credit';
      const balance = await changing(
        sql,
        { as: 'operator' },
        (transaction) =>
          transaction<
            { balance: string }[]
          >`select private.book_credit(${userId}, ${kind}, ${amount}::text::numeric, ${reason}, ${`operator:${randomUUID()}`})::text as balance`,
      ).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && (error.code === 'PT402' || error.code === 'PT404'))
          throw new CommandFailed(error.message);
        throw error;
      });
      call.print(`Booked ${amount.replace('+', '')} USD for ${email}; the balance is ${balance[0]?.balance} USD`);
    });
  },
};

export const userEndTrial: Command = {
  words: 'user end-trial',
  takes: ['EMAIL'],
  options: {},
  optionsUsage: '',
  summary: 'Ends the trial now; the key stays valid and calls are paid from the wallet',
  run: (call) =>
    call.withDatabase(async ({ sql }) => {
      const [email = ''] = call.arguments;
      const userId = await findUser(sql, email);
      const ended = await changing(
        sql,
        { as: 'operator' },
        (transaction) => transaction`
        update public.subscriptions set status = 'ended', trial_ends_at = least(trial_ends_at, now()), updated_at = now()
        where user_id = ${userId} and status = 'trialing' returning 1`,
      );
      if (ended.length === 0) throw new CommandFailed(`${email} has no running trial`);
      call.print(`The trial of ${email} has ended`);
    }),
};

interface AccountSummary {
  readonly id: string;
  readonly email: string | null;
  readonly confirmed: boolean;
  readonly created_at: string;
  /** Exact decimal, USD. */
  readonly balance_usd: string;
  readonly plan: string | null;
  readonly status: string | null;
  readonly trial_ends_at: string | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly quota: number;
  readonly used: number;
  readonly natal_system: string | null;
  readonly addons: readonly string[];
  /** Requests per second set by the operator; null means the plan's limit. */
  readonly rate_per_second: number | null;
}

interface KeySummary {
  readonly id: string;
  readonly label: string;
  readonly is_active: boolean;
  readonly blocked: boolean;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

/** Reads accounts, oldest first: all, or only `userId`. */
function readAccounts(sql: Sql, userId: string | null): Promise<AccountSummary[]> {
  return sql<AccountSummary[]>`
    select u.id, u.email, u.email_confirmed_at is not null as confirmed, btrim(to_json(u.created_at)::text, '"') as created_at,
           coalesce(c.balance_usd, 0)::text as balance_usd, coalesce(b.plan, s.plan) as plan, s.status, to_json(s.trial_ends_at) #>> '{}' as trial_ends_at,
           to_json(b.period_start) #>> '{}' as period_start, to_json(b.period_end) #>> '{}' as period_end,
           coalesce(q.quota, b.monthly_calls, 0) as quota, coalesce(q.used, 0) as used, s.natal_system, coalesce(s.addons, '{}') as addons, l.rate_per_second
    from auth.users u
    left join public.user_credits c on c.user_id = u.id
    left join public.subscriptions s on s.user_id = u.id
    left join private.account_limits l on l.user_id = u.id
    left join lateral private.billing_period(u.id, now()) b on true
    left join public.quota_periods q on q.user_id = u.id and q.period_start = b.period_start
    where ${userId}::uuid is null or u.id = ${userId}
    order by u.created_at, u.id`;
}

function readKeys(sql: Sql, userId: string): Promise<KeySummary[]> {
  return sql<KeySummary[]>`
    select id, label, is_active, blocked_at is not null as blocked, btrim(to_json(created_at)::text, '"') as created_at, to_json(last_used_at) #>> '{}' as last_used_at
    from private.api_keys where user_id = ${userId} order by created_at, id`;
}
