import { DatabaseError } from 'pg';
import type { Address } from '../../config/connection-string.ts';
import { Client } from './client.ts';
import { dial, whenLate } from './dial.ts';
import type { Encryption } from './encryption.ts';
import type { Login } from './login.ts';

/** What a server says about itself. */
export interface Standing {
  /** False for a standby, and for a server closed for writing. */
  readonly takesWrites: boolean;
  /** Grows by one with each promotion: of two primaries the one with the higher number is the right one. */
  readonly timeline: number;
  /** Names the cluster, its standbys included. Null: not said. */
  readonly system: string | null;
}

/** The processes of a server that serve connections of a role, and whether each works on a statement. Null: the server lives, and does not say. */
export type Backends = ReadonlyMap<number, boolean> | null;

/** How long a living server may take to be reached, and again to log us in and answer. */
const PATIENCE_MS = 2_000;
const SETTINGS = { application_name: 'theia-probe', TimeZone: 'UTC' };
/** A server that answers with an error lives: it is full, starting or stopping. */
const UNKNOWN: Standing = { takesWrites: false, timeline: 0, system: null };

const STANDING = `
  select current_setting('transaction_read_only') = 'off' as takes_writes,
    case when not pg_is_in_recovery() then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer::text end as timeline,
    (select system_identifier::text from pg_control_system()) as system`;

/**
 * A process that waits for its client in the middle of a statement sends an answer that does not arrive, and an idle one has sent it.
 * Without the right to see the state of a process, it is taken to work.
 */
const BACKENDS = `
  select pid, coalesce(state not like 'idle%', true) and wait_event is distinct from 'ClientWrite' as works
  from pg_stat_activity where usename = session_user`;

/** Logs in to a server and asks what it is; null when it does not answer in time. `onUnreachable` gets the reason when no connection could be made. */
export async function probe(
  login: Login,
  address: Address,
  encryption: Encryption,
  onUnreachable: (error: Error) => void,
): Promise<Standing | null> {
  const rows = await ask<{ takes_writes: boolean; timeline: string | null; system: string | null }>(
    { login, address, encryption, onUnreachable },
    STANDING,
  );
  if (rows === null) return null;
  const [row] = rows === 'refused' ? [] : rows;
  return row === undefined
    ? UNKNOWN
    : { takesWrites: row.takes_writes, timeline: Number(row.timeline ?? 0), system: row.system };
}

/** Asks a server on a new connection what its processes for a role do. @returns undefined when it does not answer in time */
export async function readBackends(
  login: Login,
  address: Address,
  encryption: Encryption,
): Promise<Backends | undefined> {
  const rows = await ask<{ pid: number; works: boolean }>({ login, address, encryption }, BACKENDS);
  if (rows === null) return undefined;
  return rows === 'refused' ? null : new Map(rows.map(({ pid, works }) => [pid, works]));
}

interface Asked {
  readonly login: Login;
  readonly address: Address;
  readonly encryption: Encryption;
  readonly onUnreachable?: (error: Error) => void;
}

/** The rows of a statement on a connection of its own; `refused` when the server answers with an error, null when it does not answer in time. */
async function ask<Row extends object>(
  { login, address, encryption, onUnreachable = () => {} }: Asked,
  text: string,
): Promise<readonly Row[] | 'refused' | null> {
  const socket = await dial(address, encryption, PATIENCE_MS).catch((error: unknown) => {
    onUnreachable(error as Error);
    return null;
  });
  if (socket === null) return null;
  const stopWaiting = whenLate(PATIENCE_MS, () => socket.destroy());
  try {
    const client = new Client(socket, login, SETTINGS);
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } catch (error) {
    return error instanceof DatabaseError ? 'refused' : null;
  } finally {
    stopWaiting();
    socket.destroySoon();
  }
}
