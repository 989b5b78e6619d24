import type { Transaction } from '../database.ts';
import { type Boundary, isSealOf, type SealKey, sealOf } from './scope.ts';
import { addSums, renewSums, sealSums } from './sums.ts';

/** How far a checkpoint stays behind the clock. Every booking that began before is finished by then. */
const BEHIND = '6 hours';

export interface Checkpoint extends Boundary {
  /** The seal was made with another secret than the current one. */
  readonly otherKey: boolean;
  /** It is what was sealed. */
  readonly intact: boolean;
  /** It lies in the future: the clock was wrong when it was made, or is now. */
  readonly ahead: boolean;
}

const contentOf = ({ callsUntil, ledgerUntil }: Boundary): string => `checkpoint|${callsUntil}|${ledgerUntil}`;

/** The last checkpoint; null when there is none. */
export async function readCheckpoint(transaction: Transaction, key: SealKey): Promise<Checkpoint | null> {
  const [row] = await transaction<
    { callsUntil: string; ledgerUntil: string; fingerprint: string; seal: Buffer; ahead: boolean }[]
  >`
    select to_char(calls_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "callsUntil", ledger_until::text as "ledgerUntil", key_fingerprint as fingerprint, seal, calls_until > now() as ahead
    from private.audit_checkpoint`;
  if (row === undefined) return null;
  const { callsUntil, ledgerUntil, ahead } = row;
  return {
    callsUntil,
    ledgerUntil,
    ahead,
    otherKey: row.fingerprint !== key.fingerprint,
    intact: isSealOf(key, contentOf(row), row.seal),
  };
}

/** Users of whom something before a boundary changed since its sums were made, as the server noted. */
export async function touchedUsers(transaction: Transaction, { callsUntil }: Boundary): Promise<readonly string[]> {
  const rows = await transaction<{ userId: string }[]>`
    select distinct user_id as "userId" from private.audit_touched where called_at < ${callsUntil}::text::timestamptz`;
  return rows.map(({ userId }) => userId);
}

/** Where a checkpoint that is made now lies: at the last midnight (UTC) that is six hours ago, and never before the last one. */
export async function nextBoundary(transaction: Transaction, before: Boundary | null): Promise<Boundary> {
  const [next] = await transaction<{ callsUntil: string; ledgerUntil: string }[]>`
    with calls as (select greatest(date_trunc('day', now() - ${BEHIND}::text::interval, 'UTC'), ${before?.callsUntil ?? null}::text::timestamptz) as until)
    select to_char(c.until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "callsUntil",
           coalesce((select max(l.id) from public.credit_ledger l where l.id > ${before?.ledgerUntil ?? '0'}::bigint and l.created_at < c.until), ${before?.ledgerUntil ?? '0'}::bigint)::text as "ledgerUntil"
    from calls c`;
  return next!;
}

/**
 * Moves the checkpoint over rows that were just found in order.
 * @param before the checkpoint that the audit began from; null sums up everything again
 */
export async function moveCheckpoint(
  transaction: Transaction,
  key: SealKey,
  before: Boundary | null,
  next: Boundary,
): Promise<void> {
  if (before === null) await transaction`delete from private.audit_sums`;
  const touched = before === null ? [] : await touchedUsers(transaction, before);
  await addSums(transaction, { from: before, until: next });
  await renewSums(transaction, next, touched);
  await sealSums(transaction, key);
  await transaction`delete from private.audit_touched where called_at < ${next.callsUntil}::text::timestamptz`;
  await transaction`
    insert into private.audit_checkpoint (calls_until, ledger_until, key_fingerprint, seal)
    values (${next.callsUntil}::text::timestamptz, ${next.ledgerUntil}::bigint, ${key.fingerprint}, ${sealOf(key, contentOf(next))})
    on conflict (only_one) do update set calls_until = excluded.calls_until, ledger_until = excluded.ledger_until, key_fingerprint = excluded.key_fingerprint, seal = excluded.seal, sealed_at = now()`;
}
