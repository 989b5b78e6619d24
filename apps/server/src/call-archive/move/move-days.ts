import type { Sql } from '../../database/database.ts';
import { daySum, type Figures, clickhouseTotals } from './figures.ts';
import { type VerifyDependencies, verifyDay } from './verify-day.ts';

export interface MoveDependencies extends VerifyDependencies {
  /** Whole days that stay in PostgreSQL. */
  readonly postgresDays: number;
  readonly stopped: () => boolean;
}

/** How long a day that reads find in ClickHouse stays in PostgreSQL: longer than any read that is under way. */
const GRACE_MINUTES = 10;

/** Verifies the days that are due, oldest first. From the commit on that moves the mark, reads find a day in ClickHouse. */
export async function moveDays(dependencies: MoveDependencies): Promise<void> {
  const { sql, log, stopped } = dependencies;
  for (let day = await nextDay(dependencies); day !== null && !stopped(); day = await nextDay(dependencies)) {
    const figures = await verifyDay(dependencies, day);
    await dependencies.stillOurs();
    if (!(await record(sql, day, figures))) return;
    if (figures.calls !== '0' || figures.frames !== '0')
      log.info({ day, calls: figures.calls, frames: figures.frames }, 'a day of the call log was moved to ClickHouse');
  }
}

/** The next day that has ended long enough ago and was copied to its end. */
async function nextDay({ sql, postgresDays }: MoveDependencies): Promise<string | null> {
  const [row] = await sql<{ day: string | null }[]>`
    with next as (
      select coalesce(a.moved_until, least(private.first_time('public.translator_logs'), private.first_time('private.call_answers')), date_trunc('day', a.copied_until, 'utc')) as starts_at,
             least(a.copied_until, a.answers_copied_until, private.retention_clock() - make_interval(days => ${postgresDays})) as due
      from private.call_archive a
    )
    select to_char(starts_at at time zone 'utc', 'YYYY-MM-DD') as day from next where starts_at + interval '1 day' <= due`;
  return row?.day ?? null;
}

/** Notes what was verified and moves the mark past the day; false if it is not the next one any more. */
function record(sql: Sql, day: string, figures: Figures): Promise<boolean> {
  return sql.begin(async (transaction) => {
    const moved = await transaction`
      update private.call_archive set moved_until = (${day}::date + 1)::timestamp at time zone 'utc'
      where coalesce(moved_until, '-infinity') <= ${day}::date::timestamp at time zone 'utc'`;
    if (moved.count !== 1) return false;
    await transaction`
      insert into private.archived_days (day, calls, status_sum, crc32_sum, cost_usd, id_sum, frames, frame_calls, frame_bytes, frame_id_sum)
      values (${day}, ${figures.calls}, ${figures.status_sum}, ${figures.crc32_sum}, ${figures.cost}::numeric / 10000, ${figures.id_sum},
              ${figures.frames}, ${figures.frame_calls}, ${figures.frame_bytes}, ${figures.frame_id_sum})`;
    return true;
  });
}

/** What ClickHouse must still have of a day when PostgreSQL drops it. */
const CHECKED = ['calls', 'status_sum', 'crc32_sum', 'frames', 'frame_bytes'] as const;
type Checked = Pick<Figures, (typeof CHECKED)[number]>;

/**
 * Drops moved days in PostgreSQL, oldest first, when no read can be looking for them there any more. A day that is not what was verified any more
 * is read from PostgreSQL again, with all later days, and verified anew.
 */
export async function dropMovedDays({ sql, link, log, stopped, stillOurs }: MoveDependencies): Promise<void> {
  for (;;) {
    const [due] = await sql<({ day: string; moved: boolean } & Checked)[]>`
      select d.day::text as day, d.moved_at <= now() - make_interval(mins => ${GRACE_MINUTES}) as moved,
             d.calls::text as calls, d.status_sum::text as status_sum, d.crc32_sum::text as crc32_sum, d.frames::text as frames, d.frame_bytes::text as frame_bytes
      from private.archived_days d where d.dropped_at is null order by d.day limit 1`;
    if (due === undefined || !due.moved || stopped()) return;
    await stillOurs();
    const there = daySum(await clickhouseTotals(link, due.day));
    if (CHECKED.every((name) => there[name] === due[name])) {
      const [dropped] = await sql<{ same: boolean }[]>`select private.drop_moved_day(${due.day}) as same`;
      if (dropped?.same === true) continue;
    }
    log.warn({ day: due.day }, 'a moved day has changed: it is read from PostgreSQL again until it is verified');
    await moveBack(sql, due.day);
    return;
  }
}

/** Has a day and all later ones read from PostgreSQL again, which still has them. @throws Error when it does not */
export async function moveBack(sql: Sql, day: string): Promise<void> {
  await sql.begin(async (transaction) => {
    const [state] = await transaction<{ gone: boolean | null }[]>`
      select dropped_until > ${day}::date::timestamp at time zone 'utc' as gone from private.call_archive for update`;
    if (state?.gone === true) throw new Error(`PostgreSQL does not have ${day} any more`);
    await transaction`delete from private.archived_days where day >= ${day}`;
    await transaction`
      update private.call_archive set moved_until = ${day}::date::timestamp at time zone 'utc' where moved_until > ${day}::date::timestamp at time zone 'utc'`;
  });
}
