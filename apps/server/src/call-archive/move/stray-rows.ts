import type { CopiedTable } from '../copy/columns.ts';
import { TABLES } from '../copy/columns.ts';
import { copySpan } from '../copy/copy-span.ts';
import { dayLiteral, idLiteral } from '../literals.ts';
import { clearAgain } from '../state.ts';
import { optimizeDay } from './optimize-day.ts';
import type { VerifyDependencies } from './verify-day.ts';

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
    await transaction.unsafe(
      `delete from ${table.source} t using unnest($1::uuid[], $2::timestamptz[]) as r (id, at) where t.id = r.id and t.${table.time} = r.at`,
      [rows.map(({ id }) => id), rows.map(({ at }) => at)],
    );
    return rows.length;
  });
}
