import type { Sql } from '../database/database.ts';
import type { ArchiveProgress } from '../observability/metric-sources.ts';

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
