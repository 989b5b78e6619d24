import type { Sql } from '../database/database.ts';
import type { ArchiveProgress } from '../observability/metric-sources.ts';

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

/** How far the archive is, for the metrics. */
export async function readProgress(sql: Sql): Promise<ArchiveProgress> {
  const [row] = await sql<
    { lag: number | null; moved: number | null; dropped: number | null; forgotten: number; oldest: number }[]
  >`
    select extract(epoch from now() - least(a.copied_until, a.answers_copied_until))::float8 as lag, extract(epoch from a.moved_until)::float8 as moved,
           extract(epoch from a.dropped_until)::float8 as dropped, f.users as forgotten, f.oldest
    from (select count(*)::int as users, coalesce(extract(epoch from now() - min(forgotten_at)), 0)::float8 as oldest from private.forgotten_callers) f
    left join private.call_archive a on true`;
  return {
    lagSeconds: row!.lag,
    movedUntil: row!.moved,
    droppedUntil: row!.dropped,
    forgottenWaiting: row!.forgotten,
    oldestForgottenSeconds: row!.oldest,
  };
}
