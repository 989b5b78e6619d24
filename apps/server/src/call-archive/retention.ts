import type { Sql } from '../database/database.ts';
import type { ArchiveLink } from './connect.ts';
import { archivedDays, dropArchivedDay } from './move/optimize-day.ts';

export interface RetentionDependencies {
  readonly sql: Sql;
  readonly link: ArchiveLink;
  /** Days that calls are kept; 0 keeps them. */
  readonly callLogRetentionDays: number;
  /** Days that requests and answers are kept; 0 keeps them. */
  readonly payloadRetentionDays: number;
}

/** What leaves a call together with its answer. */
const PAYLOAD_COLUMNS = ['request_payload', 'google_geo'] as const;

/** Removes from ClickHouse what is older than the retention, whole days at once. Goes by the same clock as the retention in PostgreSQL. */
export async function retainDays(dependencies: RetentionDependencies): Promise<void> {
  const { sql, link, callLogRetentionDays, payloadRetentionDays } = dependencies;
  const calls = await firstKeptDay(sql, callLogRetentionDays);
  const payloads = await firstKeptDay(sql, payloadRetentionDays);
  for (const day of await archivedDays(link, 'calls'))
    if (calls !== null && day < calls) await dropArchivedDay(link, 'calls', day);
  if (calls !== null) await sql`delete from private.archived_days where day < ${calls}`;
  for (const day of await archivedDays(link, 'call_answers'))
    if ((calls !== null && day < calls) || (payloads !== null && day < payloads))
      await dropArchivedDay(link, 'call_answers', day);
  if (payloads !== null) await clearPayloads(dependencies, payloads);
}

/** The first day of which something is not older than so many days; null if all are kept. */
async function firstKeptDay(sql: Sql, retentionDays: number): Promise<string | null> {
  if (retentionDays === 0) return null;
  const [row] = await sql<{ day: string }[]>`
    select to_char((private.retention_clock() - make_interval(days => ${retentionDays})) at time zone 'utc', 'YYYY-MM-DD') as day`;
  return row?.day ?? null;
}

async function clearPayloads({ sql, link }: RetentionDependencies, firstKept: string): Promise<void> {
  const [mark] = await sql<{ day: string | null }[]>`
    select payloads_cleared_until::text as day from private.call_archive where copied_until >= ${firstKept}::date::timestamp at time zone 'utc'`;
  if (mark === undefined || (mark.day !== null && mark.day >= firstKept)) return;
  for (const day of await archivedDays(link, 'calls')) {
    if (day >= firstKept || (mark.day !== null && day < mark.day)) continue;
    for (const column of PAYLOAD_COLUMNS)
      await link.run(`alter table calls clear column ${column} in partition '${day}'`);
  }
  await sql`update private.call_archive set payloads_cleared_until = ${firstKept}`;
}
