import type { Database } from '../../apps/server/src/database/database.ts';
import { readBooks } from '../../apps/server/src/testing/customer.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import type { Bookkeeping } from './clients.ts';

/** Differences between the books of the clients and the database. */
export interface Audit {
  /** Answered, but not charged. */
  readonly lost: readonly string[];
  /** Charged more than once. */
  readonly doubled: readonly string[];
  /** Charged, but not answered, although the client's connection lived. */
  readonly unanswered: readonly string[];
  /** Accounts whose balance is not their ledger. */
  readonly broken: readonly string[];
  /** Charged and cut off with the connection: what no server can avoid. */
  readonly cut: number;
}

/**
 * Compares the books. Calls whose outcome was unknown are reversed in the background, so a disagreement must last to be one.
 */
export async function auditBooks(
  database: Database,
  books: readonly Bookkeeping[],
  patienceMs = 20_000,
): Promise<Audit> {
  let audit: Audit | null = null;
  await until(
    async () => {
      // Our own connection may also have been to a server that went silent.
      audit = await compare(database, books).catch(() => audit);
      return audit !== null && isClean(audit);
    },
    'books that agree',
    200,
    patienceMs,
  ).catch(() => {});
  if (audit === null) throw new Error('the books could not be read');
  return audit;
}

export function isClean({ lost, doubled, unanswered, broken }: Audit): boolean {
  return lost.length + doubled.length + unanswered.length + broken.length === 0;
}

async function compare(database: Database, books: readonly Bookkeeping[]): Promise<Audit> {
  const lost: string[] = [];
  const doubled: string[] = [];
  const unanswered: string[] = [];
  const broken: string[] = [];
  let cut = 0;
  for (const { customer, answered, cut: cutOff, keys } of books) {
    const rows = await database.sql<{ request_id: string; charges: number }[]>`
      select request_id, count(*)::integer as charges from private.calls where user_id = ${customer.userId} and unit_price_usd > 0 group by 1`;
    const charged = new Set(rows.map((row) => row.request_id));
    doubled.push(...rows.filter((row) => row.charges > 1).map((row) => row.request_id));
    const named = await database.sql<{ idempotency_key: string }[]>`
      select idempotency_key from private.idempotency_keys where user_id = ${customer.userId}`;
    const kept = new Set(named.map((row) => row.idempotency_key));
    if (kept.size + keys.size > 0) {
      // Each kept answer is paid once, by the first of its tries; its repetitions are free.
      lost.push(...[...keys].filter((key) => !kept.has(key)));
      if (charged.size > kept.size) doubled.push(`${charged.size - kept.size} with Idempotency-Keys`);
      if (charged.size < kept.size) lost.push(`${kept.size - charged.size} with Idempotency-Keys`);
    } else lost.push(...[...answered].filter((id) => !charged.has(id)));
    const alone =
      kept.size > 0 ? [...kept].filter((key) => !keys.has(key)) : [...charged].filter((id) => !answered.has(id));
    const cutAlone = kept.size > 0 ? Math.min(alone.length, cutOff.size) : alone.filter((id) => cutOff.has(id)).length;
    cut += cutAlone;
    if (alone.length > cutAlone) unanswered.push(...alone.filter((id) => !cutOff.has(id)).slice(0, 5));
    const state = await readBooks(database, customer.userId);
    if (state.balance !== state.ledger || state.broken > 0) broken.push(`${customer.userId}: ${JSON.stringify(state)}`);
  }
  return { lost, doubled, unanswered, broken, cut };
}
