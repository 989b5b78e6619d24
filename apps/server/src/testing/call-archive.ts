import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { archiveTasks, COPY_TASK, DAYS_TASK } from '../call-archive/archive-tasks.ts';
import type { ClickHouseServer } from '../config/connection-string.ts';
import { createMetrics } from '../observability/metrics.ts';
import type { TestDatabase } from './database.ts';
import type { ArchiveLink } from '../call-archive/connect.ts';
import type { Sql } from '../database/database.ts';
import { newCallId } from '../metering/call-id.ts';
import type { MeteredCall } from '../metering/metered-call.ts';
import { BATCH_CALLS_MAX, settleBatch } from '../metering/settle-batch.ts';
import type { Customer } from './customer.ts';
import { meteredCall } from './metered-call.ts';
import { TABLES } from '../call-archive/copy/columns.ts';
import { copySpan } from '../call-archive/copy/copy-span.ts';

/** The mover of a server, whose tasks run when a test says so. */
export type TestMover = ReturnType<typeof testMover>;

export function testMover({ database, config }: Pick<TestDatabase, 'database' | 'config'>, server: ClickHouseServer) {
  const metrics = createMetrics();
  const tasks = archiveTasks({
    config,
    server,
    ownerUrl: database.ownerUrl,
    log: pino({ level: 'silent' }),
    metrics,
  });
  const perform = (name: string, stopped: () => boolean): Promise<void> =>
    tasks.find((task) => task.name === name)!.perform(database.sql, stopped);
  return {
    metrics,
    copy: (stopped: () => boolean = () => false) => perform(COPY_TASK, stopped),
    /** Verifies, moves, drops and removes days. */
    days: (stopped: () => boolean = () => false) => perform(DAYS_TASK, stopped),
  };
}

const DAY_MS = 86_400_000;

/** Noon (UTC) of the day that lies so many days before today, milliseconds since 1970. */
export const noon = (daysAgo: number): number => (Math.floor(Date.now() / DAY_MS) - daysAgo) * DAY_MS + DAY_MS / 2;

/** The UTC day of an instant (`2026-11-01`). */
export const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** Books calls of a customer as the server does, a second apart from `fromMs`, each with an answer in a frame of its own. */
export async function bookCalls(
  sql: Sql,
  who: Customer,
  fromMs: number,
  count: number,
  more: (index: number) => Partial<MeteredCall> = () => ({}),
): Promise<readonly MeteredCall[]> {
  const calls = Array.from({ length: count }, (_, index) => {
    const createdAtMs = fromMs + index * 1_000;
    const { uuid: id, requestId } = newCallId(createdAtMs);
    return meteredCall(who, {
      id,
      requestId,
      createdAtMs,
      requestPayload: JSON.stringify({ place: `call ${index}` }),
      responsePayload: { bytes: Buffer.from('{}'), crc32: index * 7_919 },
      ...more(index),
    });
  });
  for (let at = 0; at < calls.length; at += BATCH_CALLS_MAX)
    await settleBatch(sql, calls.slice(at, at + BATCH_CALLS_MAX), false);
  for (const call of calls)
    await sql`
      insert into private.call_answers (user_id, first_at, id, call_ids, ends, dictionary, frame)
      values (${call.userId}, ${new Date(call.createdAtMs)}, ${call.id}, array[${call.id}::uuid], array[11], 1, ${randomBytes(40)})`;
  return calls;
}

/** How many calls and frames of a day ClickHouse has, and how many of the ids are different ones. */
export async function countArchived(link: ArchiveLink, day: string) {
  const [calls] = await link.select<{ rows: number; ids: number }>(
    `select toUInt32(count()) as rows, toUInt32(uniqExact(id)) as ids from calls where day = '${day}'`,
  );
  const [frames] = await link.select<{ rows: number; ids: number }>(
    `select toUInt32(count()) as rows, toUInt32(uniqExact(id)) as ids from call_answers where day = '${day}'`,
  );
  return { calls: calls!.rows, callIds: calls!.ids, frames: frames!.rows, frameIds: frames!.ids };
}

/** Copies all calls and answers to the archive, also those that have not moved: as the mover does from day to day. */
async function copyCalls(sql: Sql, link: ArchiveLink): Promise<void> {
  const [days] = await sql<{ first: Date | null; last: Date | null }[]>`
    select min(at) as first, max(at) as last from (select created_at as at from private.calls union all select first_at from private.call_answers) as rows`;
  if (days === undefined || days.first === null || days.last === null) return;
  const [from, to] = [days.first, new Date(days.last.getTime() + DAY_MS)];
  for (const table of TABLES) await copySpan(sql, link, table, { from, to });
}

/** Copies all calls and answers to the archive, says that those before an instant have moved, and deletes these from their tables. */
export async function moveCalls(sql: Sql, link: ArchiveLink, until: string): Promise<void> {
  await copyCalls(sql, link);
  await sql`insert into private.call_archive (moved_until) values (${until}::text::timestamptz) on conflict (is_only) do update set moved_until = excluded.moved_until`;
  await sql`delete from private.calls where created_at < ${until}::text::timestamptz`;
  await sql`delete from private.call_answers where first_at < ${until}::text::timestamptz`;
}
