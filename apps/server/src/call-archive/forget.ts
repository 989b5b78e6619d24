import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from '../database/database.ts';
import type { ArchiveLink } from './connect.ts';
import { TABLES } from './copy/columns.ts';
import { uuidLiteral } from './literals.ts';
import { archivedDays, dropArchivedDay } from './move/verify-day.ts';

export interface ForgetDependencies {
  readonly sql: Sql;
  readonly link: ArchiveLink;
  readonly log: Logger;
  /** How long to wait for ClickHouse's deletion, which rewrites the parts concerned. */
  readonly patienceMs?: number;
}

/** Their ids stand in one statement. */
const USERS_MAX = 500;

/** Longer than any copying that was begun before the deletion may take: what it still writes is found. */
const KEPT_MINUTES = 60;

const PATIENCE_MS = 120_000;

const PAUSE_MS = 100;

/**
 * Deletes the calls and answers of deleted accounts in ClickHouse. An account is looked for again for an hour, because rows of it may have been on their
 * way. Returns true if nothing of these accounts is there now.
 */
export async function forgetCallers(dependencies: ForgetDependencies): Promise<boolean> {
  const waiting = await dependencies.sql<
    { user_id: string }[]
  >`select user_id from private.forgotten_callers order by user_id`;
  for (let at = 0; at < waiting.length; at += USERS_MAX) {
    const users = waiting.slice(at, at + USERS_MAX).map((row) => row.user_id);
    if (!(await forgetUsers(dependencies, users))) return false;
  }
  return true;
}

async function forgetUsers(
  { sql, link, log, patienceMs = PATIENCE_MS }: ForgetDependencies,
  users: readonly string[],
): Promise<boolean> {
  const among = `user_id in (${users.map(uuidLiteral).join(', ')})`;
  for (const { name } of TABLES) {
    const rows = await countRows(link, name, among);
    if (rows === 0) continue;
    await link.run(`alter table ${name} delete where ${among}`);
    if (!(await untilDone(link, name, patienceMs)) || (await countRows(link, name, among)) > 0) {
      log.warn({ table: name, users: users.length }, 'ClickHouse has not yet deleted the calls of deleted accounts');
      return false;
    }
    log.info({ table: name, users: users.length, rows }, 'calls of deleted accounts were deleted in ClickHouse');
  }
  await sql`
    delete from private.forgotten_callers where user_id = any (${[...users]}::uuid[]) and forgotten_at < now() - make_interval(mins => ${KEPT_MINUTES})`;
  return true;
}

async function countRows(link: ArchiveLink, table: string, condition: string): Promise<number> {
  const [row] = await link.select<{ rows: string }>(
    `select toString(count()) as rows from ${table} where ${condition}`,
  );
  return Number(row?.rows);
}

async function untilDone(link: ArchiveLink, table: string, patienceMs: number): Promise<boolean> {
  for (const lastMs = performance.now() + patienceMs; performance.now() < lastMs; await sleep(PAUSE_MS)) {
    const [row] = await link.select<{ open: string }>(
      `select toString(count()) as open from system.mutations where database = currentDatabase() and table = '${table}' and not is_done`,
    );
    if (row?.open === '0') return true;
  }
  return false;
}

interface RetentionDependencies {
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
