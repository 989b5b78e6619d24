import type { ArchiveLink } from '../connect.ts';

/** What reading needs of the archive. */
export type ArchiveSelect = Pick<ArchiveLink, 'select'>;

/** All questions of one read are answered within this time, or the archive counts as away. */
const DEADLINE_SECONDS = 5;
const RETRY_AFTER_SECONDS = 10;

/** Moved calls are needed, and the archive is away, too slow or not configured. */
export class CallArchiveUnavailable extends Error {
  readonly code = 'call_archive_unavailable';
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;
  /** Calls before this instant are in the archive. */
  readonly movedUntil: string;

  constructor(movedUntil: string, cause: unknown) {
    super(`Calls before ${movedUntil.slice(0, 10)} (UTC) cannot be read at the moment. Newer calls can.`, { cause });
    this.name = 'CallArchiveUnavailable';
    this.movedUntil = movedUntil;
  }

  /** Why, for the log. */
  get reason(): string {
    return this.cause instanceof Error ? this.cause.message : String(this.cause);
  }
}

/** The rows of a select. @throws CallArchiveUnavailable */
export type Ask = <Row>(select: string) => Promise<readonly Row[]>;

/** The questions of one read of calls before `movedUntil`, which have one deadline together. */
export function askInTime(archive: ArchiveSelect, movedUntil: string): Ask {
  const signal = AbortSignal.timeout(DEADLINE_SECONDS * 1000);
  return async <Row>(select: string) => {
    try {
      signal.throwIfAborted();
      // ClickHouse goes on with a select whose reader has gone.
      return await archive.select<Row>(`${select} settings max_execution_time = ${DEADLINE_SECONDS}`, { signal });
    } catch (error) {
      throw new CallArchiveUnavailable(movedUntil, error);
    }
  };
}

/** The archive of a server without `CLICKHOUSE_URL` whose database has moved days all the same. */
export const noArchive: ArchiveSelect = {
  select: () => Promise.reject(new Error('CLICKHOUSE_URL is not set')),
};
