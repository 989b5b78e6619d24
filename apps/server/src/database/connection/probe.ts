import postgres from 'postgres';
import { type Address, withoutEncryption } from '../../config/connection-string.ts';
import { dial } from './dial.ts';
import type { Encryption } from './encryption.ts';

/** What a server says about itself. */
export interface Standing {
  /** False for a standby, and for a server closed for writing. */
  readonly takesWrites: boolean;
  /** Grows by one with each promotion: of two primaries the one with the higher number is the right one. */
  readonly timeline: number;
  /** Names the cluster, its standbys included. Null: not said. */
  readonly system: string | null;
}

/** How long a living server may take to log us in and answer. */
const PATIENCE_MS = 2_000;
/** A server that answers with an error lives: it is full, starting or stopping. */
const UNKNOWN: Standing = { takesWrites: false, timeline: 0, system: null };

/** Logs in to a server and asks what it is; null when it does not answer in time. `onUnreachable` is told why no connection could be made. */
export async function probe(
  url: string,
  address: Address,
  encryption: Encryption,
  onUnreachable: (error: Error) => void = () => {},
): Promise<Standing | null> {
  const untilMs = performance.now() + PATIENCE_MS;
  const socket = await dial(address, encryption, PATIENCE_MS).catch((error: unknown) => {
    onUnreachable(error as Error);
    return null;
  });
  if (socket === null) return null;
  // `socket` is an option of the driver that its types do not know.
  const options = {
    max: 1,
    max_lifetime: null,
    connect_timeout: PATIENCE_MS / 1_000,
    ssl: false,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'theia-probe' },
    socket: () => socket,
  } as unknown as postgres.Options<Record<string, never>>;
  const sql = postgres(withoutEncryption(url), options);
  const asked = sql<{ takes_writes: boolean; timeline: string | null; system: string | null }[]>`
    select current_setting('transaction_read_only') = 'off' as takes_writes,
      case when not pg_is_in_recovery() then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer::text end as timeline,
      (select system_identifier::text from pg_control_system()) as system`.then(
    ([row]) =>
      row === undefined
        ? null
        : { takesWrites: row.takes_writes, timeline: Number(row.timeline ?? 0), system: row.system },
    (error: unknown) => (error instanceof postgres.PostgresError ? UNKNOWN : null),
  );
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, Math.max(0, untilMs - performance.now()), null).unref();
  });
  const standing = await Promise.race([asked, late]);
  // The driver first: it would connect again.
  void sql.end({ timeout: 0 }).finally(() => socket.destroy());
  return standing;
}
