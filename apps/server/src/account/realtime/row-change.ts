import { z } from 'zod';
import type { Sql } from '../../database/database.ts';
import type { RequestRoles } from '../../database/roles/request-roles.ts';
import type { User } from '../../sessions/access.ts';

/** The tables whose changes can be followed, each with the column of its key. */
export const FOLLOWED_TABLES = {
  topup_queue: 'id',
  topup_logs: 'id',
  payment_method: 'id',
  subscriptions: 'user_id',
  user_credits: 'user_id',
} as const;

type FollowedTable = keyof typeof FOLLOWED_TABLES;

export function isFollowedTable(name: string): name is FollowedTable {
  return Object.hasOwn(FOLLOWED_TABLES, name);
}

const rowChangeSchema = z
  .object({
    table: z.string().refine(isFollowedTable),
    type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
    key: z.string(),
    user_id: z.string(),
  })
  .transform(({ user_id: userId, ...change }) => ({ ...change, userId }));

/** A notification about a changed row: its table, key and owner, never its content. */
export type RowChange = Readonly<z.infer<typeof rowChangeSchema>>;

/** @returns null for a notification that is not ours */
export function parseRowChange(notification: string): RowChange | null {
  try {
    return rowChangeSchema.parse(JSON.parse(notification));
  } catch {
    return null;
  }
}

interface Column {
  readonly name: string;
  readonly type: string;
}

export interface RowReader {
  /** The changed row as this user may read it, or null. */
  read(change: RowChange, user: User): Promise<Readonly<Record<string, unknown>> | null>;
  columns(table: FollowedTable): readonly Column[];
}

/**
 * @param owner connections that read the catalogue, once
 * @param asUsers connections of the role that owns nothing, so that row level security decides
 */
export async function createRowReader(owner: Sql, asUsers: Sql, { authenticated }: RequestRoles): Promise<RowReader> {
  const columns = new Map<string, Column[]>();
  const rows = await owner<(Column & { readonly table: string })[]>`
    select c.relname as "table", a.attname as name, t.typname as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relname in ${owner(Object.keys(FOLLOWED_TABLES))} and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`;
  for (const { table, name, type } of rows) columns.set(table, [...(columns.get(table) ?? []), { name, type }]);
  return {
    columns: (table) => columns.get(table) ?? [],
    read: async ({ table, key }, user) => {
      const read = await asUsers.begin('read only', async (transaction) => {
        await transaction`select set_config('role', ${authenticated}, true), set_config('request.jwt.claims', ${JSON.stringify(user.claims)}, true), set_config('statement_timeout', '5s', true)`;
        return transaction<
          { row: Record<string, unknown> }[]
        >`select to_jsonb(r) as row from ${transaction(`public.${table}`)} r where ${transaction(FOLLOWED_TABLES[table])} = ${key}::uuid`;
      });
      return read[0]?.row ?? null;
    },
  };
}
