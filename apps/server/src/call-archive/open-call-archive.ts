import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database, Sql } from '../database/database.ts';
import type { Metrics } from '../observability/metrics.ts';
import { archiveTasks } from './archive-tasks.ts';
import { openArchiveReader, readMovedUntil } from './read/open-reader.ts';
import { readProgress } from './state.ts';

interface CallArchiveDependencies {
  readonly config: Config;
  readonly database: Pick<Database, 'sql' | 'ownerUrl'>;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** Opens what reads, and with a ClickHouse also moves, the older days of the call log. `moved…` are null if there is no archive. */
export async function openCallArchive({ config, database: { sql, ownerUrl }, log, metrics }: CallArchiveDependencies) {
  const server = config.clickhouse;
  if (server === null) await warnIfUnconfigured(sql, log);
  const reader = await openArchiveReader(sql, server);
  return {
    movedCalls: reader?.movedCalls ?? null,
    movedAnswers: reader?.movedAnswers ?? null,
    tasks: server === null ? [] : archiveTasks({ config, server, ownerUrl, log, metrics }),
    metrics: server === null ? {} : { archive: () => readProgress(sql) },
    close: async () => reader?.close(),
  };
}

/** Warns if calls were moved to a ClickHouse that is not configured here. */
async function warnIfUnconfigured(sql: Sql, log: Logger): Promise<void> {
  const movedUntil = await readMovedUntil(sql);
  if (movedUntil !== null)
    log.error(
      { moved_until: movedUntil },
      'older days of the call log are in ClickHouse, and CLICKHOUSE_URL is not set: they cannot be read',
    );
}
