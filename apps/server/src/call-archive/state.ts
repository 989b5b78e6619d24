import type { Sql } from '../database/database.ts';

/** How far the archive is: `private.call_archive`. */
export interface ArchiveState {
  /** The same id is in ClickHouse. */
  readonly id: string;
  readonly copiedUntil: Date | null;
  readonly answersCopiedUntil: Date | null;
  readonly movedUntil: Date | null;
  readonly droppedUntil: Date | null;
  readonly payloadsClearedUntil: string | null;
}

/** null: there never was an archive. */
export async function readState(sql: Sql): Promise<ArchiveState | null> {
  const [state] = await sql<ArchiveState[]>`
    select id, copied_until as "copiedUntil", answers_copied_until as "answersCopiedUntil", moved_until as "movedUntil", dropped_until as "droppedUntil",
           payloads_cleared_until::text as "payloadsClearedUntil"
    from private.call_archive`;
  return state ?? null;
}

/** Has the requests of a day cleared again, because rows were copied to it. */
export async function clearAgain(sql: Sql, day: string): Promise<void> {
  await sql`update private.call_archive set payloads_cleared_until = ${day} where payloads_cleared_until > ${day}`;
}
