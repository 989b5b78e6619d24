import { openPool, type Sql, type Transaction } from '../database/database.ts';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { ClickHouseServer } from '../config/connection-string.ts';
import { dropDays } from '../jobs/forget.ts';
import { runBatches, type Task } from '../jobs/job.ts';
import type { Metrics } from '../observability/metrics.ts';
import { openCopier } from './copy/archive-copier.ts';
import { forgetCallers, retainDays } from './forget.ts';
import { dropMovedDays, moveDays, moveStrayRows } from './move/move-days.ts';
import { DayDiffers } from './move/verify-day.ts';
import { type OpenArchive, withArchive } from './open-archive.ts';

/** What only one node at a time may do to the archive: copy, or change days. */
type ArchiveWork = 'copy' | 'days';

/**
 * Does work while no other node does work of this kind; does nothing, and returns false, while another node is at it. The lock belongs to a transaction,
 * so it ends with its connection, and `stillOurs` throws once that has ended.
 * @param waitMs how long to wait for the other node (0)
 */
export async function onOneNode(
  sql: Sql,
  kind: ArchiveWork,
  work: (stillOurs: () => Promise<void>) => Promise<void>,
  waitMs = 0,
): Promise<boolean> {
  return sql.begin(async (holder) => {
    if (!(await taken(holder, kind, waitMs))) return false;
    await work(async () => {
      await holder`select 1 as held`;
    });
    return true;
  });
}

async function taken(holder: Transaction, kind: ArchiveWork, waitMs: number): Promise<boolean> {
  const name = `theia:call-archive:${kind}`;
  for (const lastMs = performance.now() + waitMs; ;) {
    const [lock] = await holder<
      { taken: boolean }[]
    >`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`;
    if (lock?.taken === true || performance.now() >= lastMs) return lock?.taken === true;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

const RETRY_MS = 200;

interface ArchiveTaskDependencies {
  readonly config: Pick<Config, 'callLogRetentionDays' | 'payloadRetentionDays' | 'callLogPostgresDays'>;
  readonly server: ClickHouseServer;
  readonly ownerUrl: string;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'archiveRows' | 'archiveDifferences' | 'archiveFailures'>;
}

export const COPY_TASK = 'call-archive-copy';
export const DAYS_TASK = 'call-archive-days';

/** The copying holds its lock on one connection and reads on another, so that the pools that serve calls are not used. */
const CONNECTIONS = 3;
/** After this a run ends at the next safe point, and the next one goes on: the queue gives up a run after 15 minutes. */
const RUN_MS_MAX = 300_000;
/** A statement that ClickHouse is busy with is given up so soon after the server begins to stop. */
const STOP_CHECK_MS = 250;

/** The mover: one task copies the call log to ClickHouse, the other verifies, moves and removes days. */
export function archiveTasks({ config, server, ownerUrl, log, metrics }: ArchiveTaskDependencies): readonly Task[] {
  const run =
    (
      kind: 'copy' | 'days',
      work: (sql: Sql, archive: OpenArchive, stopped: () => boolean, stillOurs: () => Promise<void>) => Promise<void>,
    ): Task['perform'] =>
    async (_sql, stopping) => {
      const endMs = performance.now() + RUN_MS_MAX;
      const stopped = (): boolean => stopping() || performance.now() > endMs;
      const ending = new AbortController();
      const looking = setInterval(() => stopping() && ending.abort(), STOP_CHECK_MS).unref();
      const pool = openPool(ownerUrl, { max: CONNECTIONS, name: 'theia-call-archive' });
      try {
        await onOneNode(pool, kind, (stillOurs) =>
          withArchive(pool, server, (archive) => work(pool, archive, stopped, stillOurs), ending.signal),
        );
      } catch (error) {
        // What a stop has cut off is done again.
        if (ending.signal.aborted) return;
        metrics.archiveFailures.inc({ task: kind, reason: error instanceof DayDiffers ? 'difference' : 'error' });
        throw error;
      } finally {
        clearInterval(looking);
        await pool.end({ timeout: 1 });
      }
    };
  // A series that begins with 1 shows no increase.
  for (const task of ['copy', 'days'])
    for (const reason of ['error', 'difference']) metrics.archiveFailures.inc({ task, reason }, 0);
  const dropHere = dropDays({
    'private.calls': config.callLogRetentionDays,
    'private.call_answers': config.payloadRetentionDays,
  });
  const copier = openCopier({ onCopied: (table, { rows }) => metrics.archiveRows.inc({ table }, rows) });
  return [
    {
      name: COPY_TASK,
      cron: '* * * * *',
      perform: run('copy', (sql, archive, stopped) => copier.copy(sql, archive, stopped)),
    },
    {
      name: DAYS_TASK,
      cron: '* * * * *',
      perform: run('days', async (sql, { link }, stopped, stillOurs) => {
        const dependencies = {
          ...config,
          sql,
          link,
          log,
          stopped,
          stillOurs,
          postgresDays: config.callLogPostgresDays,
          onDifference: (hours: number) => metrics.archiveDifferences.inc(hours),
        };
        const isForgotten = await forgetCallers(dependencies);
        // PostgreSQL first: what is past its retention there is not copied again.
        await runBatches(sql, dropHere, stopped);
        await retainDays(dependencies);
        await moveStrayRows(dependencies);
        await dropMovedDays(dependencies);
        // A day that still has calls of a deleted account would differ.
        if (isForgotten) await moveDays(dependencies);
      }),
    },
  ];
}
