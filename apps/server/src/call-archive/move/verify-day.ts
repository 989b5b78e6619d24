import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from '../../database/database.ts';
import type { ArchiveLink } from '../connect.ts';
import { type ArchiveTable, TABLES } from '../copy/columns.ts';
import { copySpan, narrowed, type Span } from '../copy/copy-span.ts';
import { clearAgain } from '../state.ts';
import { dayLiteral } from '../literals.ts';

export interface VerifyDependencies {
  readonly sql: Sql;
  readonly link: ArchiveLink;
  readonly log: Logger;
  /** Throws if this node no longer holds the lock for changing days. */
  readonly stillOurs: () => Promise<void>;
  /** Called for each hour that differed. */
  readonly onDifference?: (hours: number) => void;
}

/** A day of which both sides still differ after it was copied again. */
export class DayDiffers extends Error {
  constructor(day: string, hours: readonly number[]) {
    super(
      `${day} differs between PostgreSQL and ClickHouse after it was copied again, in the hours ${hours.join(', ')}. It stays in PostgreSQL`,
    );
    this.name = 'DayDiffers';
  }
}

const HOUR_MS = 3_600_000;

/**
 * Makes a day in ClickHouse equal to PostgreSQL's, which must have all of it: duplicates are merged, hours that differ are copied again, and if that
 * does not help, because rows are there that PostgreSQL does not have, the whole day. Returns what both contain.
 * @param replay copies the whole day again in any case
 * @throws DayDiffers
 */
export async function verifyDay(dependencies: VerifyDependencies, day: string, replay = false): Promise<Figures> {
  if (replay) await replayDay(dependencies, day);
  let compared = await compare(dependencies, day);
  if (compared.hours.length > 0) {
    dependencies.log.warn({ day, hours: compared.hours }, 'hours of the call archive differ and are copied again');
    dependencies.onDifference?.(compared.hours.length);
    await clearAgain(dependencies.sql, day);
    for (const hour of compared.hours) await copyPieces(dependencies, hourOf(day, hour));
    compared = await compare(dependencies, day);
  }
  if (compared.hours.length > 0) {
    dependencies.log.warn({ day, hours: compared.hours }, 'a day of the call archive differs and is replaced');
    await replayDay(dependencies, day);
    compared = await compare(dependencies, day);
  }
  if (compared.hours.length > 0) throw new DayDiffers(day, compared.hours);
  return compared.figures;
}

async function replayDay(dependencies: VerifyDependencies, day: string): Promise<void> {
  const hours = [...(await postgresTotals(dependencies.sql, day)).keys()].toSorted((left, right) => left - right);
  await dependencies.stillOurs();
  await clearAgain(dependencies.sql, day);
  for (const { name } of TABLES) await dropArchivedDay(dependencies.link, name, day);
  for (const hour of hours) await copyPieces(dependencies, hourOf(day, hour));
}

async function compare({ sql, link }: VerifyDependencies, day: string) {
  for (const { name } of TABLES) await optimizeDay(link, name, day);
  const [here, there] = [await postgresTotals(sql, day), await clickhouseTotals(link, day)];
  return { figures: daySum(here), hours: differingHours(here, there) };
}

function hourOf(day: string, hour: number): Span {
  const from = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  return { from: new Date(from), to: new Date(from + HOUR_MS) };
}

async function copyPieces({ sql, link }: VerifyDependencies, { from, to }: Span): Promise<void> {
  for (const table of TABLES)
    for (let at = from; at < to;) {
      const span = await narrowed(sql, table, { from: at, to });
      await copySpan(sql, link, table, span);
      at = span.to;
    }
}

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
type HourFigures = ReadonlyMap<number, Figures>;

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
           trim_scale(sum(t.total_cost_usd) * 10000)::text as cost, sum(('x' || right(t.id::text, 8))::bit(32)::bigint)::text as id_sum
    from private.calls t
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

const MERGE_DEADLINE_MS = 1_800_000;

/** ClickHouse does nothing while parts of the day are being merged already. */
const TRIES_MAX = 60;

const PAUSE_MS = 1_000;

/**
 * Merges the parts of a day into one, in which every row is there once: the one that was copied last.
 * @throws Error when ClickHouse does not manage it
 */
export async function optimizeDay(link: ArchiveLink, table: ArchiveTable, day: string): Promise<void> {
  for (let tries = 1; (await countParts(link, table, day)) > 1; tries += 1) {
    await link.run(`optimize table ${table} partition '${plain(day)}' final`, { deadlineMs: MERGE_DEADLINE_MS });
    if ((await countParts(link, table, day)) <= 1) return;
    if (tries === TRIES_MAX)
      throw new Error(`ClickHouse does not merge ${day} of ${table} into one part. Is its disk full?`);
    await sleep(PAUSE_MS);
  }
}

/** Removes a day of a table, rows and all. */
export async function dropArchivedDay(link: ArchiveLink, table: ArchiveTable, day: string): Promise<void> {
  if ((await countParts(link, table, day)) > 0)
    await link.run(`alter table ${table} drop partition '${plain(day)}'`, { deadlineMs: MERGE_DEADLINE_MS });
}

/** The days of a table that have rows, in order. */
export async function archivedDays(link: ArchiveLink, table: ArchiveTable): Promise<readonly string[]> {
  const rows = await link.select<{ day: string }>(
    `select distinct partition as day from system.parts where database = currentDatabase() and table = '${table}' and active order by day`,
  );
  return rows.map(({ day }) => day.replaceAll("'", ''));
}

async function countParts(link: ArchiveLink, table: ArchiveTable, day: string): Promise<number> {
  const [row] = await link.select<{ parts: string }>(
    `select toString(count()) as parts from system.parts where database = currentDatabase() and table = '${table}' and active and partition in ('${plain(day)}', '\\'${plain(day)}\\'')`,
  );
  return Number(row?.parts);
}

/** @throws RangeError for anything but a day */
function plain(day: string): string {
  dayLiteral(day);
  return day;
}
