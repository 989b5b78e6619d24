import type { ClickHouseServer } from '../../config/connection-string.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { type ArchiveLink, connectArchive } from '../connect.ts';
import { WrongArchive } from '../open-archive.ts';
import { readState } from '../state.ts';
import { type ArchiveSelect, noArchive } from './ask.ts';
import { movedAnswersOf, type OpenMovedAnswers } from './moved-answers.ts';
import { movedCallsOf, type OpenMovedCalls } from './moved-calls.ts';

/** Reads what has moved to the call archive. */
interface ArchiveReader {
  readonly movedCalls: OpenMovedCalls;
  readonly movedAnswers: OpenMovedAnswers;
  close(): Promise<void>;
}

/**
 * Reads the call archive of this installation. Nothing is sent before the first read of something that has moved. Null: there is no archive, and nothing
 * has moved. Without a ClickHouse all reads of what has moved find the archive unavailable.
 */
export async function openArchiveReader(sql: Sql, server: ClickHouseServer | null): Promise<ArchiveReader | null> {
  if (server === null && (await readMovedUntil(sql)) === null) return null;
  const archive = server === null ? { ...noArchive, close: async () => {} } : ownArchive(sql, server);
  return { movedCalls: movedCallsOf(archive), movedAnswers: movedAnswersOf(archive), close: archive.close };
}

/** A link that asks only the ClickHouse that holds this installation's calls: an empty one, or another's, has none of them. */
function ownArchive(sql: Sql, server: ClickHouseServer): ArchiveSelect & { close(): Promise<void> } {
  let link: Promise<ArchiveLink> | null = null;
  let checked: Promise<void> | null = null;
  const check = async ({ select }: ArchiveLink): Promise<void> => {
    const marks = await select<{ id: string }>('select distinct id from installation');
    const own = (await readState(sql))?.id;
    if (marks.length !== 1 || marks[0]!.id !== own)
      throw new WrongArchive(
        `The database ${server.database} at ${server.origin} does not hold this installation's calls`,
      );
  };
  return {
    select: async (query, deadline) => {
      const own = await (link ??= connectArchive(server));
      try {
        await (checked ??= check(own));
        return await own.select(query, deadline);
      } catch (error) {
        // It may come back as another one.
        checked = null;
        throw error;
      }
    },
    close: async () => (await link)?.close(),
  };
}

/** The instant before which calls and answers are in the archive (ISO 8601); null: nothing has moved. */
export async function readMovedUntil(sql: Sql | Transaction): Promise<string | null> {
  const [row] = await sql<{ moved_until: string | null }[]>`
    select to_char(private.calls_moved_until() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as moved_until`;
  return row?.moved_until ?? null;
}
