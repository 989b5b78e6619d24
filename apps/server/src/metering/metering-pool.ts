import { openConnections } from '../database/connection/open-connections.ts';
import { IDLE_TIMEOUT_SECONDS, type Sql } from '../database/database.ts';

/** Batches at the same time: while one commits, the next one is booked. */
const BATCHES_IN_FLIGHT = 2;
const LARGE_BATCH_CALLS = 64;
/**
 * How calls are gathered for settlements. A batch costs as much as 15 to 20 calls in it, so a second one starts only when it is large, or when the first
 * one is held up. With 32 callers, gathering for some milliseconds takes a quarter off PostgreSQL's processor time a call, and callers wait no longer.
 */
export const BATCHES = {
  batchesInFlight: BATCHES_IN_FLIGHT,
  beside: { calls: LARGE_BATCH_CALLS, afterMs: 20 },
  gather: { afterCalls: 12, calls: LARGE_BATCH_CALLS, ms: 4 },
};
/** A look-up takes a millisecond: two connections serve more than a thousand a second. */
const LOOK_UPS_AT_ONCE = 2;
const ACCOUNTS_IDLE_SECONDS = 600;
/** A batch takes milliseconds, or waits for locks: at most three seconds for each. */
const VERIFY_MS = 1_000;
const DESTROY_MS = 4_000;

/** Connections used only for settlements, so that no other work of the server delays an answer. `private.settle_calls` makes their commits durable. */
export function openMeteringPool(ownerUrl: string): Sql {
  return open(ownerUrl, { name: 'theia-metering', max: BATCHES_IN_FLIGHT, idleTimeoutSeconds: 0 });
}

/**
 * Connections that only look up accounts. Each call of a key that was not heard of for seconds waits for that, so they stay open for minutes on a
 * server that is called, and are not there on one that is not.
 */
export function openAccountPool(ownerUrl: string): Sql {
  return open(ownerUrl, {
    name: 'theia-accounts',
    max: LOOK_UPS_AT_ONCE,
    idleTimeoutSeconds: ACCOUNTS_IDLE_SECONDS,
  });
}

/** Connections for bookings that nobody waits for: they never stand before the others. */
export function openBackgroundPool(ownerUrl: string): Sql {
  return open(ownerUrl, {
    name: 'theia-background',
    max: BATCHES_IN_FLIGHT,
    idleTimeoutSeconds: IDLE_TIMEOUT_SECONDS,
  });
}

/** One connection like those of the settlements, that checks whether they can book. A batch that waits for a lock does not delay it. */
export function openCheckConnection(ownerUrl: string): Sql {
  return open(ownerUrl, { name: 'theia-ready', max: 1, idleTimeoutSeconds: IDLE_TIMEOUT_SECONDS });
}

interface PoolSettings {
  readonly name: string;
  readonly max: number;
  readonly idleTimeoutSeconds: number;
}

function open(ownerUrl: string, { name, max, idleTimeoutSeconds }: PoolSettings): Sql {
  return openConnections(ownerUrl, {
    max,
    idleTimeoutSeconds,
    patience: { verifyMs: VERIFY_MS, destroyMs: DESTROY_MS },
    settings: { application_name: name, TimeZone: 'UTC' },
  });
}

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
