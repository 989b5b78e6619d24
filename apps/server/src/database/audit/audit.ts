import type { Sql, Transaction } from '../database.ts';
import { auditBooks, auditPayments, countRows, type Difference } from './audit-books.ts';
import { type Checkpoint, moveCheckpoint, nextBoundary, readCheckpoint, touchedUsers } from './checkpoint.ts';
import { type Boundary, type Scope, type SealKey, sealKey } from './scope.ts';
import { brokenSeals, changedSums } from './sums.ts';

export interface Audit {
  /** `incremental`: rows before `since` were taken from the checkpoint. */
  readonly mode: 'full' | 'incremental';
  readonly since: string | null;
  readonly checked: { readonly wallets: number; readonly ledgerRows: number; readonly usageRows: number };
  /** One sentence per difference; empty when all books agree. */
  readonly differences: readonly string[];
}

interface AuditOptions {
  /** Recomputes everything, and compares the checkpoint with its rows. Without a usable checkpoint every audit does. */
  readonly full: boolean;
  /** Takes the old checkpoint as void and makes a new one from the rows, if all else agrees. */
  readonly renew?: boolean;
  /** From which the key of the seals is derived. */
  readonly keySecretHex: string;
}

const TRIES = 3;
/** Another transaction deleted a user whose sums were being written. */
const OVERTAKEN = new Set(['40001', '23503', '40P01']);

/** Recomputes every balance, charge, quota and payment from the rows that must add up to it, all in one snapshot. Changes nothing. */
export function auditAccounts(sql: Sql): Promise<Audit> {
  return sql.begin('isolation level repeatable read read only', (transaction) => auditWithin(transaction));
}

/** Like `auditAccounts`, inside the caller's transaction. With a key the seals of the checkpoint are checked as well. */
export async function auditWithin(transaction: Transaction, key: SealKey | null = null): Promise<Audit> {
  const checkpoint = key === null ? null : await readCheckpoint(transaction, key);
  return fullAudit(transaction, key, checkpoint);
}

/**
 * Audits the books, in full or from the checkpoint on, in one snapshot. When they agree, the checkpoint moves forward.
 * @throws Error of the database
 */
export async function auditFromCheckpoint(sql: Sql, options: AuditOptions): Promise<Audit> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await sql.begin('isolation level repeatable read', (transaction) => auditAndSeal(transaction, options));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (tried === TRIES || !OVERTAKEN.has(code)) throw error;
    }
  }
}

/** One audit in the caller's transaction (repeatable read), which moves the checkpoint when the books agree. */
export async function auditAndSeal(
  transaction: Transaction,
  { full, renew = false, keySecretHex }: AuditOptions,
): Promise<Audit> {
  const key = sealKey(keySecretHex);
  const checkpoint = renew ? null : await readCheckpoint(transaction, key);
  const usable = checkpoint !== null && checkpoint.intact && !checkpoint.otherKey && !checkpoint.ahead;
  const incremental = usable && !full;
  const audit = incremental
    ? await auditSince(transaction, key, checkpoint)
    : await fullAudit(transaction, key, checkpoint);
  if (audit.differences.length === 0) {
    const before = incremental ? checkpoint : null;
    await moveCheckpoint(transaction, key, before, await nextBoundary(transaction, before));
  }
  return audit;
}

async function fullAudit(transaction: Transaction, key: SealKey | null, checkpoint: Checkpoint | null): Promise<Audit> {
  const scope: Scope = { kind: 'all' };
  const books = await auditBooks(transaction, scope);
  const sealed = key === null || checkpoint === null ? [] : await auditCheckpoint(transaction, key, checkpoint);
  return {
    mode: 'full',
    since: null,
    checked: await countRows(transaction, scope),
    differences: [
      ...sentences(books),
      ...sealed,
      ...(await auditPayments(transaction)),
      ...(await auditAvailability(transaction)),
    ],
  };
}

/** What the checkpoint says other than its rows. */
async function auditCheckpoint(
  transaction: Transaction,
  key: SealKey,
  checkpoint: Checkpoint,
): Promise<readonly string[]> {
  // Seals of another secret say nothing; the sums are compared nevertheless.
  const broken = checkpoint.otherKey ? [] : await brokenSeals(transaction, key);
  return [
    ...(checkpoint.intact || checkpoint.otherKey ? [] : ['The checkpoint of the audit was changed']),
    ...broken.map(sumsChanged),
    ...(await changedSums(transaction, checkpoint, null)).map(rowsChanged),
  ];
}

/** The rows after the checkpoint are added to its sums. Whoever is suspected is looked at in full. */
async function auditSince(transaction: Transaction, key: SealKey, boundary: Boundary): Promise<Audit> {
  const scope: Scope = { kind: 'since', boundary };
  const broken = await brokenSeals(transaction, key);
  const screened = await auditBooks(transaction, scope);
  const touched = await touchedUsers(transaction, boundary);
  const suspects = [...new Set([...screened.flatMap(({ userId }) => userId ?? []), ...broken, ...touched])];
  const proven = suspects.length === 0 ? [] : await auditBooks(transaction, { kind: 'users', users: suspects });
  const changed = suspects.length === 0 ? [] : await changedSums(transaction, boundary, suspects);
  return {
    mode: 'incremental',
    since: boundary.callsUntil,
    checked: await countRows(transaction, scope),
    differences: [
      ...sentences(screened.filter(({ userId }) => userId === null)),
      ...sentences(proven),
      ...broken.map(sumsChanged),
      ...changed.map(rowsChanged),
      ...(await auditPayments(transaction)),
      ...(await auditAvailability(transaction)),
    ],
  };
}

const sentences = (found: readonly Difference[]): readonly string[] => found.map(({ difference }) => difference);
const sumsChanged = (userId: string): string => `The sums of ${userId} in the checkpoint of the audit were changed`;
const rowsChanged = (userId: string): string =>
  `The rows of ${userId} before the checkpoint of the audit are not those that were sealed`;

/** One sentence per credit for missed availability that is not in the ledger as it was listed, and per such ledger row that was never listed. */
async function auditAvailability(transaction: Transaction): Promise<readonly string[]> {
  const rows = await transaction<{ difference: string }[]>`
    select format('The availability credit %s of %s for %s is %s USD, but the ledger has %s USD', c.id, c.user_id, to_char(c.month, 'YYYY-MM'), case when c.booked_at is null then 0 else c.credit_usd end, coalesce(l.amount_usd, 0)) as difference
    from private.availability_credits c left join public.credit_ledger l on l.source = 'availability:' || c.id
    where coalesce(l.amount_usd, 0) <> case when c.booked_at is null then 0 else c.credit_usd end or (l.id is not null and (l.user_id is distinct from c.user_id or l.kind <> 'credit'))
    union all
    select format('The ledger row %s credits %s USD for availability, but no such credit is listed', l.id, l.amount_usd)
    from public.credit_ledger l where l.kind <> 'calls' and l.source like 'availability:%' and l.user_id is not null
      and not exists (select from private.availability_credits c where 'availability:' || c.id = l.source)
    union all
    select format('%s credits of %s are not booked, but the month is closed', count(*), to_char(m.month, 'YYYY-MM'))
    from private.availability_credits c join private.service_months m using (month) where m.state <> 'crediting' and c.booked_at is null group by m.month`;
  return rows.map(({ difference }) => difference);
}
