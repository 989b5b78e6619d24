import type { Sql, Transaction } from '../../database/database.ts';

/** The instant before which calls and answers are in the archive (ISO 8601); null: nothing has moved. */
export async function readMovedUntil(sql: Sql | Transaction): Promise<string | null> {
  const [row] = await sql<{ moved_until: string | null }[]>`
    select to_char(private.calls_moved_until() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as moved_until`;
  return row?.moved_until ?? null;
}
