import type { Sql } from '../../database/database.ts';
import {
  clickhouseTotals,
  daySum,
  type Figures,
  optimizeDay,
  verifyDay,
  type VerifyDependencies,
} from './verify-day.ts';
import { CALLS, type CopiedTable, TABLES } from '../copy/columns.ts';
import { dayLiteral, idLiteral } from '../literals.ts';
import { copySpan } from '../copy/copy-span.ts';
import { clearAgain } from '../state.ts';

interface MoveDependencies extends VerifyDependencies {
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
      select coalesce(a.moved_until, least(private.first_time('private.calls'), private.first_time('private.call_answers')), date_trunc('day', a.copied_until, 'utc')) as starts_at,
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

const DAY_MS = 86_400_000;

/** Rows of one day that are moved at once: their ids stand in one statement. */
const ROWS_MAX = 1_000;

/**
 * Moves rows that were written to a day after that was dropped in PostgreSQL: calls that were booked days late. Nobody finds them until then,
 * because reads of that day look in ClickHouse. Returns how many there were.
 */
export async function moveStrayRows(dependencies: VerifyDependencies): Promise<number> {
  let moved = 0;
  for (const table of TABLES) for (let rows = -1; rows !== 0; moved += rows) rows = await moveSome(dependencies, table);
  if (moved > 0) dependencies.log.warn({ rows: moved }, 'rows that were written days late were moved to ClickHouse');
  return moved;
}

async function moveSome({ sql, link, stillOurs }: VerifyDependencies, table: CopiedTable): Promise<number> {
  const [first] = await sql.unsafe<{ day: string | null }[]>(
    `select to_char(min(t.${table.time}) at time zone 'utc', 'YYYY-MM-DD') as day from ${table.source} t where t.${table.time} < (select dropped_until from private.call_archive)`,
  );
  const day = first?.day ?? null;
  if (day === null) return 0;
  const from = new Date(`${day}T00:00:00Z`);
  const span = { from, to: new Date(from.getTime() + DAY_MS) };
  return sql.begin(async (transaction) => {
    // Held until they are deleted, so that none of them changes after it was copied.
    const rows = await transaction.unsafe<{ id: string; at: string }[]>(
      `select t.id, t.${table.time}::text as at from ${table.source} t where t.${table.time} >= '${span.from.toISOString()}' and t.${table.time} < '${span.to.toISOString()}'
       order by t.${table.time}, t.id limit ${ROWS_MAX} for update`,
    );
    if (rows.length === 0) return 0;
    await clearAgain(sql, day);
    await copySpan(sql, link, table, span);
    await optimizeDay(link, table.name, day);
    const [there] = await link.select<{ found: string }>(
      `select toString(uniqExact(id)) as found from ${table.name} where day = ${dayLiteral(day)} and id in (${rows.map(({ id }) => idLiteral(id)).join(', ')})`,
    );
    if (Number(there?.found) !== new Set(rows.map(({ id }) => id)).size)
      throw new Error(`${day} of ${table.name} in ClickHouse does not have what was copied to it`);
    await stillOurs();
    const ids = rows.map(({ id }) => id);
    if (table === CALLS)
      await transaction.unsafe(
        `insert into private.past_usage select * from public.api_usage u
         where u.created_at >= '${span.from.toISOString()}' and u.created_at < '${span.to.toISOString()}' and u.translator_log_id = any ($1::uuid[]) on conflict do nothing`,
        [ids],
      );
    await transaction.unsafe(
      `delete from ${table.source} t using unnest($1::uuid[], $2::timestamptz[]) as r (id, at) where t.id = r.id and t.${table.time} = r.at`,
      [ids, rows.map(({ at }) => at)],
    );
    return rows.length;
  });
}
