import type { Sql } from '../database/database.ts';
import type { ArchiveLink } from './connect.ts';
import { dayLiteral } from './literals.ts';
import { clickhouseTotals, daySum, differingHours, postgresTotals } from './move/verify-day.ts';
import type { ArchiveState } from './state.ts';

/**
 * Compares a day in ClickHouse with PostgreSQL: all its figures while PostgreSQL has the day, afterwards its charged calls and their cost with the book of
 * charges, which never leaves PostgreSQL. Rows that are there twice are counted in either case, and only a day that was moved may have none.
 */
export async function inspectDay(sql: Sql, link: ArchiveLink, state: ArchiveState, day: string) {
  const startsAt = new Date(`${day}T00:00:00Z`);
  const there = await clickhouseTotals(link, day);
  const { calls, frames, ...sums } = daySum(there);
  const differences: string[] = [];
  const isMoved = state.movedUntil !== null && startsAt < state.movedUntil;
  if (isMoved)
    for (const table of ['calls', 'call_answers']) {
      const twice = await countDoubles(link, table, day);
      if (twice !== '0') differences.push(`${twice} rows of ${table} are in ClickHouse more than once`);
    }
  if (state.droppedUntil !== null && startsAt < state.droppedUntil) {
    const book = await bookOf(sql, day);
    const charged = await chargedThere(link, day);
    if (book.calls !== charged)
      differences.push(`ClickHouse has ${charged} charged calls, the book of charges ${book.calls}`);
    if (book.cost !== sums.cost)
      differences.push(`ClickHouse has ${usd(sums.cost)} charged, the book of charges ${usd(book.cost)}`);
  } else {
    const hours = differingHours(await postgresTotals(sql, day), there);
    if (hours.length > 0) differences.push(`PostgreSQL and ClickHouse differ in the hours ${hours.join(', ')}`);
  }
  return { day, calls, frames /** What is wrong; empty when nothing is. */, differences };
}

async function countDoubles(link: ArchiveLink, table: string, day: string): Promise<string> {
  const [row] = await link.select<{ doubles: string }>(
    `select toString(count() - uniqExact(id)) as doubles from ${table} where day = ${dayLiteral(day)}`,
    { deadlineMs: 300_000 },
  );
  return row!.doubles;
}

async function chargedThere(link: ArchiveLink, day: string): Promise<string> {
  const [row] = await link.select<{ calls: string }>(
    `select toString(countIf(isNotNull(paid_by))) as calls from calls where day = ${dayLiteral(day)}`,
  );
  return row!.calls;
}

async function bookOf(sql: Sql, day: string): Promise<{ readonly calls: string; readonly cost: string }> {
  const [row] = await sql<{ calls: string; cost: string }[]>`
    select count(*)::text as calls, trim_scale(coalesce(sum(u.total_cost_usd), 0) * 10000)::text as cost
    from public.api_usage u where u.created_at >= ${day}::date::timestamp at time zone 'utc' and u.created_at < (${day}::date + 1)::timestamp at time zone 'utc'`;
  return row!;
}

const usd = (tenThousandths: string): string => `$${(Number(tenThousandths) / 10_000).toFixed(4)}`;
