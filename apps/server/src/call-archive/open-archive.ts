import type { ClickHouseServer } from '../config/connection-string.ts';
import type { Sql } from '../database/database.ts';
import { type ArchiveLink, connectArchive } from './connect.ts';
import { idLiteral } from './literals.ts';
import { type ArchiveState, readState } from './state.ts';
import { createTables } from './tables.ts';

/** ClickHouse is not the one that holds the calls of this installation. Nothing is written there. */
export class WrongArchive extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongArchive';
  }
}

/** The archive of this installation, opened for writing. */
export interface OpenArchive {
  readonly link: ArchiveLink;
  readonly state: ArchiveState;
}

/**
 * Connects to ClickHouse for `work`. At the first time tables are made and marked as those of this installation; later they must be there and marked so.
 * @throws WrongArchive when they are missing or belong to another installation
 */
export async function withArchive<T>(
  sql: Sql,
  server: ClickHouseServer,
  work: (archive: OpenArchive) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const link = await connectArchive(server, signal === undefined ? {} : { signal });
  try {
    return await work({ link, state: await ownState(sql, server, link) });
  } finally {
    await link.close();
  }
}

async function ownState(sql: Sql, server: ClickHouseServer, link: ArchiveLink): Promise<ArchiveState> {
  const known = await readState(sql);
  if (known?.movedUntil == null) await createTables(server, link);
  const marks = (await link.select<{ id: string }>('select distinct id from installation')).map(({ id }) => id);
  if (marks.some((id) => id !== known?.id))
    throw new WrongArchive(
      `The database ${server.database} at ${server.origin} holds the calls of another installation. Choose another database in CLICKHOUSE_URL`,
    );
  if (known !== null && marks.length === 1) return known;
  if (known !== null && known.movedUntil !== null)
    throw new WrongArchive(
      `The database ${server.database} at ${server.origin} holds no calls, but calls before ${known.movedUntil.toISOString()} were moved to ClickHouse. Is CLICKHOUSE_URL right? Otherwise restore ClickHouse`,
    );
  return begin(sql, link);
}

/** Restarts the archive: nothing was moved yet, so PostgreSQL has every call. */
async function begin(sql: Sql, link: ArchiveLink): Promise<ArchiveState> {
  await sql`
    insert into private.call_archive default values
    on conflict (is_only) do update set copied_until = null, answers_copied_until = null, payloads_cleared_until = null`;
  const state = await readState(sql);
  if (state === null) throw new Error('private.call_archive has no row');
  await link.run(`insert into installation values (${idLiteral(state.id)})`);
  return state;
}
