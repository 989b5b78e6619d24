import type { Base } from '../base.ts';
import { archiveTasks } from './archive-tasks.ts';
import { openArchiveReader, readMovedUntil } from './read/open-reader.ts';
import { readProgress } from './state.ts';

/** Opens what reads, and with a ClickHouse also moves, the older days of the call log. `moved…` are null if there is no archive. */
export async function openCallArchive({ config, database: { sql, ownerUrl }, log, metrics }: Base) {
  const server = config.clickhouse;
  const movedUntil = server === null ? await readMovedUntil(sql) : null;
  if (movedUntil !== null)
    log.error(
      { moved_until: movedUntil },
      'older days of the call log are in ClickHouse, and CLICKHOUSE_URL is not set: they cannot be read',
    );
  const reader = await openArchiveReader(sql, server);
  return {
    movedCalls: reader?.movedCalls ?? null,
    movedAnswers: reader?.movedAnswers ?? null,
    tasks: server === null ? [] : archiveTasks({ config, server, ownerUrl, log, metrics }),
    metrics: server === null ? {} : { archive: () => readProgress(sql) },
    close: async () => reader?.close(),
  };
}
