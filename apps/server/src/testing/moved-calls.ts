import { TABLES } from '../call-archive/copy/columns.ts';
import { copySpan } from '../call-archive/copy/copy-span.ts';
import type { ArchiveLink } from '../call-archive/connect.ts';
import type { Sql } from '../database/database.ts';

const DAY_MS = 86_400_000;

/** Copies all calls and answers to the archive, also those that have not moved: as the mover does from day to day. */
export async function copyCalls(sql: Sql, link: ArchiveLink): Promise<void> {
  const [days] = await sql<{ first: Date | null; last: Date | null }[]>`
    select min(at) as first, max(at) as last from (select created_at as at from public.translator_logs union all select first_at from private.call_answers) as rows`;
  if (days === undefined || days.first === null || days.last === null) return;
  const [from, to] = [days.first, new Date(days.last.getTime() + DAY_MS)];
  for (const table of TABLES) await copySpan(sql, link, table, { from, to });
}

/** Copies all calls and answers to the archive, says that those before an instant have moved, and deletes these from their tables. */
export async function moveCalls(sql: Sql, link: ArchiveLink, until: string): Promise<void> {
  await copyCalls(sql, link);
  await sql`insert into private.call_archive (moved_until) values (${until}::text::timestamptz) on conflict (is_only) do update set moved_until = excluded.moved_until`;
  await sql`delete from public.translator_logs where created_at < ${until}::text::timestamptz`;
  await sql`delete from private.call_answers where first_at < ${until}::text::timestamptz`;
}
