import type { Sql } from '../../database/database.ts';
import type { OpenArchive } from '../open-archive.ts';
import { CALLS, type CopiedTable, TABLES } from './columns.ts';
import { type Copied, copySpan, narrowed, SHORT_SPAN_MS } from './copy-span.ts';

export interface CopyOptions {
  /** Called for each span that ClickHouse has acknowledged. */
  readonly onCopied?: (table: CopiedTable['name'], copied: Copied) => void;
}

/** A call is booked within seconds of its arrival. One that is booked later is found when its day is verified. */
const LAG_SECONDS = 120;
const DAY_MS = 86_400_000;
const SPAN_MS_MIN = 100;
/** What is copied at once, as far as spans can be chosen so. */
const ROWS_WISHED = 200_000;
const BYTES_WISHED = 128_000_000;
/** A span may be so many times as long as the one before. */
const GROWTH_MAX = 4;
const SUM_UP_EVERY_MS = 10_000;

export function openCopier({ onCopied }: CopyOptions = {}) {
  /** Kept from run to run: a span that failed is tried again in smaller pieces. */
  const spanMs = new Map(TABLES.map((table) => [table.name, SHORT_SPAN_MS]));

  const summedUp = new Map<string, { readonly day: string; readonly atMs: number }>();
  /** Has the indexes by time know the rows of a day. */
  const sumUp = async (sql: Sql, table: CopiedTable, at: Date): Promise<void> => {
    const day = at.toISOString().slice(0, 10);
    const last = summedUp.get(table.name);
    if (last?.day === day && performance.now() < last.atMs + SUM_UP_EVERY_MS) return;
    await sql`select private.summarize_day(${table.source}::text::regclass, ${day})`;
    summedUp.set(table.name, { day, atMs: performance.now() });
  };

  const copyNext = async (sql: Sql, { link }: OpenArchive, table: CopiedTable): Promise<boolean> => {
    const due = await nextDue(sql, table);
    if (due === null) return false;
    await sumUp(sql, table, due.from);
    const span = await narrowed(sql, table, {
      from: due.from,
      to: new Date(Math.min(due.until.getTime(), due.from.getTime() + spanMs.get(table.name)!)),
    });
    const lengthMs = span.to.getTime() - span.from.getTime();
    try {
      const copied = await copySpan(sql, link, table, span);
      if (!(await advance(sql, table, due.mark, span.to))) return false;
      onCopied?.(table.name, copied);
      const room = Math.min(ROWS_WISHED / copied.rows, BYTES_WISHED / copied.bytes, GROWTH_MAX);
      spanMs.set(table.name, Math.min(DAY_MS, Math.max(SPAN_MS_MIN, lengthMs * room)));
    } catch (error) {
      spanMs.set(table.name, Math.max(SPAN_MS_MIN, lengthMs / GROWTH_MAX));
      throw error;
    }
    return true;
  };

  return {
    /** @param stopped ends the copying after the span under way, once it returns true */
    copy: async (sql: Sql, archive: OpenArchive, stopped: () => boolean = () => false) => {
      for (let open: readonly CopiedTable[] = TABLES; open.length > 0 && !stopped();) {
        const more: CopiedTable[] = [];
        for (const table of open) if (!stopped() && (await copyNext(sql, archive, table))) more.push(table);
        open = more;
      }
    },
  };
}

interface Due {
  /** The mark as it is now: null before the first span. */
  readonly mark: Date | null;
  readonly from: Date;
  /** Due up to here: the end of the day, or two minutes ago. */
  readonly until: Date;
}

async function nextDue(sql: Sql, table: CopiedTable): Promise<Due | null> {
  const [row] = await sql<{ mark: Date | null; from: Date; until: Date }[]>`
    with marks as (
      select case when ${table === CALLS} then a.copied_until else a.answers_copied_until end as mark, date_trunc('second', now()) - make_interval(secs => ${LAG_SECONDS}) as due
      from private.call_archive a
    ), begun as (
      select mark, due, coalesce(mark, private.first_time(${table.source}::text::regclass), due - interval '1 minute') as start from marks
    )
    select mark, start as from, least(due, date_trunc('day', start, 'utc') + interval '1 day') as until from begun where start < due`;
  return row ?? null;
}

/** Moves a mark on; false if another node has moved it meanwhile. */
async function advance(sql: Sql, table: CopiedTable, mark: Date | null, to: Date): Promise<boolean> {
  const moved =
    table === CALLS
      ? await sql`update private.call_archive set copied_until = ${to} where copied_until is not distinct from ${mark}`
      : await sql`update private.call_archive set answers_copied_until = ${to} where answers_copied_until is not distinct from ${mark}`;
  return moved.count === 1;
}
