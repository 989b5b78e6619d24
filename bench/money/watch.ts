import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '../../apps/server/src/database/database.ts';

/**
 * Checks every commit that changes a wallet or the ledger, by triggers inside the commit and by consistent snapshots from outside: the
 * balance is never negative, and always equals the last ledger row and the sum of all rows.
 */
export async function watchCommits(sql: Sql): Promise<{
  readonly stop: () => Promise<{
    readonly commits: number;
    readonly snapshots: number;
    readonly violations: readonly string[];
  }>;
}> {
  await sql.unsafe(
    `
    create schema watch;
    create table watch.violations (what text not null);
    create sequence watch.commits;
    create function watch.look() returns trigger language plpgsql security definer set search_path = '' as $$
    declare
      balance numeric := (select c.balance_usd from public.user_credits c where c.user_id = new.user_id);
      booked numeric := (select l.balance_after_usd from public.credit_ledger l where l.user_id = new.user_id order by l.id desc limit 1);
    begin
      perform nextval('watch.commits');
      if balance < 0 or balance is distinct from coalesce(booked, 0) then
        insert into watch.violations values (format('%s holds %s, its ledger says %s', new.user_id, balance, booked));
      end if;
      return null;
    end $$;
    create constraint trigger watch_wallet after insert or update on public.user_credits deferrable initially deferred for each row execute function watch.look();
    create constraint trigger watch_ledger after insert on public.credit_ledger deferrable initially deferred for each row execute function watch.look();
  `,
  );
  const state = { stopped: false, snapshots: 0 };
  const outside: string[] = [];
  const looking = (async () => {
    while (!state.stopped) {
      const rows = await sql.begin(
        'isolation level serializable read only',
        (transaction) => transaction<{ user_id: string; balance: string; ledger: string }[]>`
        select c.user_id, c.balance_usd::text as balance, coalesce(l.total, 0)::numeric(14, 4)::text as ledger
        from public.user_credits c left join (select user_id, sum(amount_usd) as total from public.credit_ledger group by user_id) l using (user_id)
        where c.balance_usd < 0 or c.balance_usd <> coalesce(l.total, 0)`,
      );
      outside.push(...rows.map((row) => `${row.user_id} holds ${row.balance}, its ledger sums to ${row.ledger}`));
      state.snapshots += 1;
      await sleep(100);
    }
  })();
  return {
    stop: async () => {
      state.stopped = true;
      await looking;
      const inside = await sql<{ what: string }[]>`select what from watch.violations`;
      const [counted] = await sql<{ commits: number }[]>`select last_value::int as commits from watch.commits`;
      return {
        commits: counted?.commits ?? 0,
        snapshots: state.snapshots,
        violations: [...inside.map((row) => row.what), ...outside],
      };
    },
  };
}
