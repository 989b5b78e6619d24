import type { Transaction } from '../database.ts';
import { type Boundary, isSealOf, type SealKey, sealOf } from './scope.ts';

/** Rows after `from` (null: from the first) up to `until`. */
export interface Span {
  readonly from: Boundary | null;
  readonly until: Boundary;
}

/** Sums and digests of the rows of a span, user by user; of these users only, unless null. */
function summed(transaction: Transaction, { from, until }: Span, users: readonly string[] | null) {
  const own = () =>
    users === null ? transaction`user_id is not null` : transaction`user_id = any(${[...users]}::uuid[])`;
  const ledgerAfter = from === null ? transaction`true` : transaction`id > ${from.ledgerUntil}::bigint`;
  const callsAfter =
    from === null ? transaction`true` : transaction`created_at >= ${from.callsUntil}::text::timestamptz`;
  return transaction`
    select coalesce(l.user_id, u.user_id) as user_id,
           coalesce(l.rows, 0)::bigint as ledger_rows, coalesce(l.usd, 0)::numeric as ledger_usd, coalesce(l.digest, 0)::numeric as ledger_digest,
           coalesce(u.calls, 0)::bigint as calls, coalesce(u.quota_calls, 0)::bigint as quota_calls, coalesce(u.cost_usd, 0)::numeric as cost_usd, coalesce(u.digest, 0)::numeric as calls_digest,
           coalesce(l.months, '{}'::jsonb) as months
    from (
      select user_id, sum(rows) as rows, sum(usd) as usd, sum(digest) as digest, jsonb_object_agg(month, spent) filter (where spent <> 0) as months
      from (
        select user_id, month, sum(rows) as rows, sum(usd) as usd, sum(digest) as digest, sum(spent) as spent
        from (
          select e.user_id, date_trunc('month', coalesce(c.created_at, e.created_at) at time zone 'utc')::date::text as month, 1 as rows, e.amount_usd as usd,
                 private.row_digest(concat_ws('|', e.id, e.kind, e.amount_usd, e.balance_after_usd, e.calls, e.source, e.reverses_id, extract(epoch from e.created_at)))::numeric as digest,
                 case when e.kind = 'calls' or c.kind = 'calls' then -e.amount_usd else 0 end as spent
          from (select * from public.credit_ledger where ${own()} and ${ledgerAfter} and id <= ${until.ledgerUntil}::bigint) e
          left join public.credit_ledger c on c.id = e.reverses_id
        ) entries group by user_id, month
      ) by_month group by user_id
    ) l
    full join (
      select user_id, count(*) as calls, count(*) filter (where paid_by = 'quota') as quota_calls, sum(total_cost_usd) as cost_usd,
             sum(private.row_digest(concat_ws('|', translator_log_id, extract(epoch from created_at), api_key_id, report_tier, paid_by, unit_price_usd, total_cost_usd, ledger_id))::numeric) as digest
      from public.api_usage where ${own()} and ${callsAfter} and created_at < ${until.callsUntil}::text::timestamptz group by user_id
    ) u on u.user_id = l.user_id`;
}

/** Adds the rows of a span to the sums. */
export async function addSums(transaction: Transaction, span: Span): Promise<void> {
  await transaction`
    insert into private.audit_sums as s (user_id, ledger_rows, ledger_usd, ledger_digest, calls, quota_calls, cost_usd, calls_digest, months, seal)
    select d.*, ''::bytea from (${summed(transaction, span, null)}) d where exists (select from auth.users a where a.id = d.user_id)
    on conflict (user_id) do update set
      ledger_rows = s.ledger_rows + excluded.ledger_rows, ledger_usd = s.ledger_usd + excluded.ledger_usd, ledger_digest = s.ledger_digest + excluded.ledger_digest,
      calls = s.calls + excluded.calls, quota_calls = s.quota_calls + excluded.quota_calls, cost_usd = s.cost_usd + excluded.cost_usd, calls_digest = s.calls_digest + excluded.calls_digest,
      months = (select coalesce(jsonb_object_agg(key, total) filter (where total <> 0), '{}'::jsonb) from (
        select key, sum(value::numeric) as total from (select * from jsonb_each_text(s.months) union all select * from jsonb_each_text(excluded.months)) parts group by key) whole),
      seal = ''::bytea`;
}

/** Sums up users again, from their first row. */
export async function renewSums(transaction: Transaction, until: Boundary, users: readonly string[]): Promise<void> {
  if (users.length === 0) return;
  await transaction`delete from private.audit_sums where user_id = any(${[...users]}::uuid[])`;
  await transaction`
    insert into private.audit_sums (user_id, ledger_rows, ledger_usd, ledger_digest, calls, quota_calls, cost_usd, calls_digest, months, seal)
    select d.*, ''::bytea from (${summed(transaction, { from: null, until }, users)}) d where exists (select from auth.users a where a.id = d.user_id)`;
}

interface Sealed {
  readonly userId: string;
  readonly content: string;
  readonly seal: Buffer;
}

function sealedRows(transaction: Transaction, unsealedOnly: boolean) {
  return transaction<Sealed[]>`
    select user_id as "userId", seal,
           concat_ws('|', user_id, ledger_rows, ledger_usd, ledger_digest, calls, quota_calls, cost_usd, calls_digest, months::text) as content
    from private.audit_sums where ${unsealedOnly ? transaction`seal = ''::bytea` : transaction`true`}`;
}

/** Seals the sums that were changed. */
export async function sealSums(transaction: Transaction, key: SealKey): Promise<void> {
  const rows = await sealedRows(transaction, true);
  if (rows.length === 0) return;
  await transaction`
    update private.audit_sums s set seal = decode(n.seal, 'hex')
    from unnest(${rows.map(({ userId }) => userId)}::uuid[], ${rows.map(({ content }) => sealOf(key, content).toString('hex'))}::text[]) as n (user_id, seal)
    where s.user_id = n.user_id`;
}

/** The users whose sums do not have their seal. */
export async function brokenSeals(transaction: Transaction, key: SealKey): Promise<readonly string[]> {
  const rows = await sealedRows(transaction, false);
  return rows.filter(({ content, seal }) => !isSealOf(key, content, seal)).map(({ userId }) => userId);
}

/**
 * The users whose rows before the boundary do not add up to their sums, or do not have their digest; of these users only, unless null. The calls of a user who was
 * touched since the sums were made may differ.
 */
export async function changedSums(
  transaction: Transaction,
  until: Boundary,
  users: readonly string[] | null,
): Promise<readonly string[]> {
  const own = users === null ? transaction`true` : transaction`user_id = any(${[...users]}::uuid[])`;
  const rows = await transaction<{ userId: string }[]>`
    select coalesce(s.user_id, d.user_id) as "userId"
    from (select * from private.audit_sums where ${own}) s
    full join (${summed(transaction, { from: null, until }, users)}) d on d.user_id = s.user_id
    cross join lateral (
      select exists (select from private.audit_touched t where t.user_id = coalesce(s.user_id, d.user_id) and t.called_at < ${until.callsUntil}::text::timestamptz) as touched
    ) t
    where (coalesce(s.ledger_rows, 0), coalesce(s.ledger_usd, 0), coalesce(s.ledger_digest, 0), coalesce(s.months, '{}'::jsonb))
          is distinct from (coalesce(d.ledger_rows, 0), coalesce(d.ledger_usd, 0), coalesce(d.ledger_digest, 0), coalesce(d.months, '{}'::jsonb))
       or (not t.touched and (coalesce(s.calls, 0), coalesce(s.quota_calls, 0), coalesce(s.cost_usd, 0), coalesce(s.calls_digest, 0))
          is distinct from (coalesce(d.calls, 0), coalesce(d.quota_calls, 0), coalesce(d.cost_usd, 0), coalesce(d.calls_digest, 0)))`;
  return rows.map(({ userId }) => userId);
}
