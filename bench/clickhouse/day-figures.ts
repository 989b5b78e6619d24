import type { ArchiveLink } from '../../apps/server/src/call-archive/connect.ts';
import type { Sql } from '../../apps/server/src/database/database.ts';

/** What the calls and kept answers of a UTC day add up to. Texts, so that no digit is lost. */
export interface DayFigures {
  readonly day: string;
  readonly calls: string;
  /** Different ids among the calls: fewer than calls if one is there twice. */
  readonly ids: string;
  readonly statuses: string;
  readonly checksums: string;
  readonly costUsd: string;
  readonly requestBytes: string;
  readonly frames: string;
  readonly frameBytes: string;
}

/** Every day with calls before an instant, oldest first, in PostgreSQL. */
export async function figuresOfPostgres(sql: Sql, before: Date): Promise<readonly DayFigures[]> {
  const days = await sql<{ day: string }[]>`
    select d.day::text from private.partitioned_days('private.calls') d where d.day < (${before}::timestamptz at time zone 'utc')::date order by 1`;
  const figures: DayFigures[] = [];
  for (const { day } of days) {
    const [row] = await sql.unsafe<DayFigures[]>(
      `select '${day}' as day, count(*)::text as calls, count(distinct l.id)::text as ids, sum(l.response_status)::text as statuses, sum(coalesce(l.response_crc32, 0))::text as checksums,
              sum(l.total_cost_usd)::text as "costUsd", sum(coalesce(octet_length(l.request_payload::text), 0))::text as "requestBytes",
              (select count(*)::text from private.call_answers a where ${within('a.first_at', day)}) as frames,
              (select coalesce(sum(octet_length(a.frame)), 0)::text from private.call_answers a where ${within('a.first_at', day)}) as "frameBytes"
       from private.calls l where ${within('l.created_at', day)}`,
    );
    if (row!.calls !== '0') figures.push(row!);
  }
  return figures;
}

const within = (column: string, day: string): string =>
  `${column} >= '${day} 00:00:00+00' and ${column} < timestamptz '${day} 00:00:00+00' + interval '24 hours'`;

/** The same in ClickHouse, as a reader of moved days sees it: without merging anything. */
export async function figuresOfClickHouse(link: ArchiveLink, before: Date): Promise<readonly DayFigures[]> {
  const day = before.toISOString().slice(0, 10);
  const calls = await link.select<Omit<DayFigures, 'day' | 'frames' | 'frameBytes'> & { on_day: string }>(
    `select toString(day) as on_day, toString(count()) as calls, toString(uniqExact(id)) as ids, toString(sum(response_status)) as statuses, toString(sum(ifNull(response_crc32, 0))) as checksums,
       toString(sum(ifNull(total_cost_usd, toDecimal64(0, 4)))) as costUsd, toString(sum(length(ifNull(request_payload, '')))) as requestBytes
     from calls where day < toDate('${day}') group by day order by on_day`,
    { deadlineMs: 600_000 },
  );
  const frames = await link.select<{ on_day: string; frames: string; frameBytes: string }>(
    `select toString(day) as on_day, toString(count()) as frames, toString(sum(length(frame))) as frameBytes from call_answers where day < toDate('${day}') group by day order by on_day`,
    { deadlineMs: 600_000 },
  );
  const byDay = new Map(frames.map((row) => [row.on_day, row]));
  return calls.map(({ on_day: on, ...row }) => ({
    ...row,
    day: on,
    frames: byDay.get(on)?.frames ?? '0',
    frameBytes: byDay.get(on)?.frameBytes ?? '0',
  }));
}

/** What differs, a line each. */
export function compareFigures(expected: readonly DayFigures[], found: readonly DayFigures[]): readonly string[] {
  const lines: string[] = [];
  for (const day of new Set([...expected, ...found].map((one) => one.day))) {
    const [wanted, got] = [expected, found].map((all) => all.find((one) => one.day === day));
    if (wanted === undefined || got === undefined)
      lines.push(`${day}: ${wanted === undefined ? 'only in ClickHouse' : 'missing in ClickHouse'}`);
    else
      for (const part of Object.keys(wanted) as (keyof DayFigures)[])
        if (normal(wanted[part]) !== normal(got[part]))
          lines.push(`${day}: ${part} ${wanted[part]} in PostgreSQL, ${got[part]} in ClickHouse`);
  }
  return lines;
}

/** Decimals are written with different zeros at the end. */
const normal = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value);
