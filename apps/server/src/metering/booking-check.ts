import type { Sql } from '../database/database.ts';

/** Beyond this, rows that PostgreSQL keeps for a statement go to a file. */
const SORT_MEMORY = '64kB';

/**
 * Writes what a booking needs: to the log of transactions, as durably as a booking, and half a megabyte of temporary file on each disk where the
 * tables are, which PostgreSQL deletes at once. No row is written.
 * @throws the database's error when it is read-only, has no room, or cannot be reached
 */
export async function checkBooking(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`select set_config('work_mem', ${SORT_MEMORY}, true), set_config('synchronous_commit', 'on', true), set_config('lock_timeout', '3s', true)`;
    const disks = await transaction<{ place: string; read_only: string }[]>`
      select place, current_setting('transaction_read_only') as read_only from (
        select '' as place union
        select t.spcname::text from pg_class c join pg_tablespace t on t.oid = c.reltablespace
        where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)) places`;
    for (const { place, read_only: readOnly } of disks) {
      if (readOnly === 'on') throw new ReadOnlyDatabase();
      await transaction`select set_config('temp_tablespaces', ${place}, true)`;
      await transaction`select count(*) from unnest(array(select repeat('x', 8000) from generate_series(1, 64)))`;
    }
    await transaction`select pg_logical_emit_message(true, 'theia', 'ready')`;
  });
}

/** The database takes no writes: a standby, or a primary that its operator has closed for writing. */
class ReadOnlyDatabase extends Error {
  readonly code = '25006';
  constructor() {
    super('the database is read-only');
    this.name = 'ReadOnlyDatabase';
  }
}
