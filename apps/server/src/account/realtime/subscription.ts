import { z } from 'zod';
import { FOLLOWED_TABLES, isFollowedTable, type RowChange } from './row-change.ts';

/** One `postgres_changes` entry of a join, as requested. We assign the `id`. */
export interface Subscription {
  readonly id: number;
  readonly asked: AskedChanges;
  readonly column: string | null;
  readonly value: string | null;
}

const askedSchema = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.string().optional(),
  filter: z.string().max(200).optional(),
});
type AskedChanges = z.infer<typeof askedSchema>;

const FILTER = /^([a-z_][a-z0-9_]*)=eq\.(.*)$/;

export type ParsedSubscription =
  { readonly ok: true; readonly subscription: Subscription } | { readonly ok: false; readonly reason: string };

/** Reads what a subscriber wants to follow: one or all followable tables of `public`, with at most a filter `column=eq.value`. */
export function parseSubscription(value: unknown, id: number): ParsedSubscription {
  const parsed = askedSchema.safeParse(value);
  if (!parsed.success)
    return { ok: false, reason: 'postgres_changes needs an event (*, INSERT, UPDATE or DELETE) and a schema' };
  const asked = parsed.data;
  if (asked.schema !== 'public' && asked.schema !== '*')
    return { ok: false, reason: 'Only the schema public can be followed' };
  if (asked.table !== undefined && asked.table !== '*' && !isFollowedTable(asked.table))
    return { ok: false, reason: `The table "${asked.table}" cannot be followed` };
  if (asked.filter === undefined || asked.filter === '')
    return { ok: true, subscription: { id, asked, column: null, value: null } };
  const filter = FILTER.exec(asked.filter);
  if (filter === null) return { ok: false, reason: 'A filter reads column=eq.value' };
  return { ok: true, subscription: { id, asked, column: filter[1] ?? null, value: filter[2] ?? null } };
}

/** @param row the row as its subscriber may read it; for a deleted row only its key and owner are known */
export function matches(
  { asked, column, value }: Subscription,
  change: RowChange,
  row: Readonly<Record<string, unknown>>,
): boolean {
  if (asked.event !== '*' && asked.event !== change.type) return false;
  if (asked.table !== undefined && asked.table !== '*' && asked.table !== change.table) return false;
  return column === null || (Object.hasOwn(row, column) && String(row[column]) === value);
}

/** The known columns of a deleted row. */
export function primaryKey(change: RowChange): Readonly<Record<string, string>> {
  return { [FOLLOWED_TABLES[change.table]]: change.key };
}
