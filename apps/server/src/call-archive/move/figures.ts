import type { Sql } from '../../database/database.ts';
import type { ArchiveLink } from '../connect.ts';
import { dayLiteral } from '../literals.ts';

/** What a span contains, in numbers that agree only if the rows do. Integers of any size, as text. */
export type Figures = {
  readonly calls: string;
  readonly status_sum: string;
  readonly crc32_sum: string;
  /** Hundredths of a cent. */
  readonly cost: string;
  /** Of the last 32 bits of each id. */
  readonly id_sum: string;
  readonly frames: string;
  readonly frame_calls: string;
  readonly frame_bytes: string;
  readonly frame_id_sum: string;
};

/** Figures by hour of the day, 0 to 23. Hours without rows are left out. */
export type HourFigures = ReadonlyMap<number, Figures>;

const NAMES = [
  'calls',
  'status_sum',
  'crc32_sum',
  'cost',
  'id_sum',
  'frames',
  'frame_calls',
  'frame_bytes',
  'frame_id_sum',
] as const satisfies readonly (keyof Figures)[];
const NOTHING = Object.fromEntries(NAMES.map((name) => [name, '0'])) as Figures;

/** The figures of a day as PostgreSQL has it. */
export async function postgresTotals(sql: Sql, day: string): Promise<HourFigures> {
  const calls = await sql<({ hour: number } & Omit<Figures, `frame${string}`>)[]>`
    select extract(hour from t.created_at at time zone 'utc')::int as hour, count(*)::text as calls, sum(t.response_status)::text as status_sum, coalesce(sum(t.response_crc32), 0)::text as crc32_sum,
           trim_scale(coalesce(sum(u.total_cost_usd), 0) * 10000)::text as cost, sum(('x' || right(t.id::text, 8))::bit(32)::bigint)::text as id_sum
    from public.translator_logs t
    left join public.api_usage u on u.translator_log_id = t.id and u.created_at = t.created_at
      and u.created_at >= ${day}::date::timestamp at time zone 'utc' and u.created_at < (${day}::date + 1)::timestamp at time zone 'utc'
    where t.created_at >= ${day}::date::timestamp at time zone 'utc' and t.created_at < (${day}::date + 1)::timestamp at time zone 'utc' group by 1`;
  const frames = await sql<
    ({ hour: number } & Pick<Figures, 'frames' | 'frame_calls' | 'frame_bytes' | 'frame_id_sum'>)[]
  >`
    select extract(hour from t.first_at at time zone 'utc')::int as hour, count(*)::text as frames, sum(cardinality(t.call_ids))::text as frame_calls, sum(octet_length(t.frame))::text as frame_bytes,
           sum(('x' || right(t.id::text, 8))::bit(32)::bigint)::text as frame_id_sum
    from private.call_answers t where t.first_at >= ${day}::date::timestamp at time zone 'utc' and t.first_at < (${day}::date + 1)::timestamp at time zone 'utc' group by 1`;
  return byHour([...calls, ...frames]);
}

/** The figures of a day as ClickHouse has it, duplicates included. */
export async function clickhouseTotals(link: ArchiveLink, day: string): Promise<HourFigures> {
  const hour = (timeUs: string): string => `toString(intDiv(modulo(${timeUs}, 86400000000), 3600000000)) as hour`;
  const idSum = 'toString(sum(reinterpretAsUInt32(reverse(unhex(substring(id, 29, 8))))))';
  const calls = await link.select<Record<string, string>>(
    `select ${hour('created_at_us')}, toString(count()) as calls, toString(sum(response_status)) as status_sum, toString(sum(ifNull(response_crc32, 0))) as crc32_sum,
       toString(sum(toInt64(ifNull(total_cost_usd, toDecimal64(0, 4)) * 10000))) as cost, ${idSum} as id_sum
     from calls where day = ${dayLiteral(day)} group by hour`,
    { deadlineMs: DEADLINE_MS },
  );
  const frames = await link.select<Record<string, string>>(
    `select ${hour('first_at_us')}, toString(count()) as frames, toString(sum(length(call_ids))) as frame_calls, toString(sum(length(frame))) as frame_bytes, ${idSum} as frame_id_sum
     from call_answers where day = ${dayLiteral(day)} group by hour`,
    { deadlineMs: DEADLINE_MS },
  );
  return byHour([...calls, ...frames].map((row) => ({ ...row, hour: Number(row['hour']) })));
}

const DEADLINE_MS = 300_000;

function byHour(rows: readonly (Partial<Figures> & { readonly hour: number })[]): HourFigures {
  const found = new Map<number, Figures>();
  for (const { hour, ...figures } of rows) found.set(hour, { ...(found.get(hour) ?? NOTHING), ...figures });
  return found;
}

/** The hours of a day in which both differ, in order. */
export function differingHours(here: HourFigures, there: HourFigures): readonly number[] {
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((hour) => {
      const [left, right] = [here.get(hour) ?? NOTHING, there.get(hour) ?? NOTHING];
      return NAMES.some((name) => left[name] !== right[name]);
    })
    .toSorted((left, right) => left - right);
}

/** The figures of the whole day. */
export function daySum(hours: HourFigures): Figures {
  const sum = (name: keyof Figures): string =>
    String([...hours.values()].reduce((total, figures) => total + BigInt(figures[name]), 0n));
  return Object.fromEntries(NAMES.map((name) => [name, sum(name)])) as Figures;
}
