import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ArchiveLink } from '../../apps/server/src/call-archive/connect.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { auditFromCheckpoint } from '../../apps/server/src/database/audit/audit.ts';
import type { Sql } from '../../apps/server/src/database/database.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { startClickHouse, type TestClickHouse } from '../../apps/server/src/testing/clickhouse.ts';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import { auditBooks, isClean } from '../faults/audit.ts';
import { startLoad } from '../faults/clients.ts';
import { type Service, startService } from '../hostile/service.ts';
import { dashboardQueries } from '../large/dashboard.ts';
import { generatedCalls } from '../large/database.ts';
import { generateCalls, type GeneratedRows } from '../large/generate.ts';
import { measureQueries } from '../large/measure.ts';
import { readSizes, type RelationSizes } from '../relation-sizes.ts';
import { compareFigures, type DayFigures, figuresOfClickHouse, figuresOfPostgres } from './day-figures.ts';
import { findProcess, memoryMb, processMs } from '../processor-time.ts';
import { signedIn, startReader } from './readers.ts';
import { median } from '../statistics.ts';

/**
 * `npm run bench:clickhouse -- [--dropped]`: a call log is written through to Debian's ClickHouse by a node that books calls all the while. ClickHouse is killed with -9 three times
 * while days are copied and once while they are moved, and all connections to PostgreSQL are cut once. In the end both sides must have the same calls and answers, none lost and none twice, the books must
 * agree, and every query of the dashboard must take at most 200 ms on days that are read from ClickHouse. `--dropped` waits until PostgreSQL has dropped them (ten minutes), and asks again.
 * `THEIA_BENCH_ROWS`: charged calls in all (100,000), half of them of one user; `THEIA_BENCH_DAYS` (30) and `THEIA_BENCH_ANSWERS` (0.1: share with kept answers).
 * `--folder FOLDER --generate` only generates calls there, which a later run with `--folder` takes; remove it yourself.
 */
const { values } = parseArgs({
  options: {
    dropped: { type: 'boolean', default: false },
    folder: { type: 'string' },
    generate: { type: 'boolean', default: false },
  },
});
const ROWS = Number(process.env.THEIA_BENCH_ROWS ?? 100_000);
const DAYS = Number(process.env.THEIA_BENCH_DAYS ?? 30);
const ANSWERS_SHARE = Number(process.env.THEIA_BENCH_ANSWERS ?? 0.1);
const POSTGRES_DAYS = 2;
const DAY_MS = 86_400_000;
/** How far copying is when ClickHouse is killed, and when PostgreSQL's connections are cut. */
const KILLS_AT = [0.2, 0.45, 0.7];
const CUT_AT = 0.55;
/** How long ClickHouse is away each time. */
const AWAY_MS = 5_000;
const POLL_MS = 250;
const PATIENCE_MS = 4 * 3_600_000;
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'theia-archive-'));
const findings: string[] = [];
const closing: (() => unknown)[] = [];
if (values.folder === undefined) closing.push(() => rmSync(folder, { recursive: true, force: true }));
try {
  await play();
} finally {
  for (const close of closing.toReversed()) await close();
}
for (const finding of findings) console.log(`  FAILED ${finding}`);
console.log(findings.length === 0 ? 'all as expected' : `${findings.length} findings`);
process.exit(findings.length === 0 ? 0 : 1);

async function play(): Promise<void> {
  const environment = { THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info' };
  const { rows, expected, sizes } = await generate(environment);
  if (values.generate) return;
  const clickhouse = await startClickHouse();
  closing.push(() => clickhouse.stop());
  const service = await startService({
    ...environment,
    // Building them in the background would take processor time from what is measured.
    EPHEMERIS_TABLES: 'off',
    CLICKHOUSE_URL: clickhouse.url,
    CALL_LOG_POSTGRES_DAYS: String(POSTGRES_DAYS),
  });
  closing.push(() => service.stop());
  const load = await startBooking(service);
  const client = await signedIn(service, rows.userId);
  // Of the load's own user: what is booked now.
  const here = startReader(await signedIn(service, load.userId), () => ({ from: daysAgo(1) }));
  await writeThrough(service, clickhouse);

  const link = await clickhouse.connect();
  closing.push(() => link.close());
  const first = await compare(link, expected, 'after all days were moved');
  if (first > 0) findings.push(`${first} figures differ`);
  await outage(service, clickhouse, rows);
  await here.stop();
  console.log(
    `  pages of days in PostgreSQL, read all the while: ${here.seen.pages}, refused ${here.seen.refused}, slowest ${seconds(here.seen.slowestMs)}, longest time without one ${seconds(here.seen.longestWithoutMs)} ${[...here.seen.codes].join(', ')}`,
  );
  // Cutting the connections to PostgreSQL may cost a page (PGRST000).
  if ([...here.seen.codes].some((code) => code !== 'PGRST000') || here.seen.refused > 1)
    findings.push(`${here.seen.refused} pages of days in PostgreSQL were refused`);
  await load.end();
  await compareSizes(service.database.sql, link, sizes, rows);
  const queries = await movedQueries(service.database.sql, rows);
  const others = [
    { name: 'ClickHouse', read: () => processMs(findProcess('clickhouse')) },
    { name: 'node', read: () => processMs(service.pid()) },
  ];
  const measure = async (title: string): Promise<void> => {
    console.log(`  ${title}:`);
    const slow = await measureQueries(service.database, { client }, queries, others);
    if (slow > 0) findings.push(`${slow} queries above 200 ms ${title}`);
  };
  await measure('dashboard over HTTP, all days but today read from ClickHouse, still in PostgreSQL');
  if (values.dropped) {
    await until(
      async () => {
        const [left] = await service.database.sql<{ left: number }[]>`
          select count(*)::int as left from private.archived_days d where d.dropped_at is null`;
        return left!.left === 0;
      },
      'days dropped in PostgreSQL',
      5_000,
      PATIENCE_MS,
    );
    await compare(link, expected, 'after PostgreSQL had dropped them');
    await measure('the same, dropped in PostgreSQL');
  }
  const { differences } = await auditFromCheckpoint(service.database.sql, {
    full: true,
    renew: true,
    keySecretHex: service.database.keySecretHex,
  });
  console.log(`  full audit: ${differences.length} differences`);
  findings.push(...differences);
}

async function generate(environment: NodeJS.ProcessEnv) {
  const config = readConfig(environment, folder);
  const database = await openDatabase(config, { exclusive: true, poolSize: 2 });
  try {
    const begunMs = performance.now();
    const rows =
      (await generatedCalls(database.sql)) ??
      (await generateCalls(database, {
        rows: ROWS / 2,
        others: ROWS / 2,
        days: DAYS,
        answersShare: ANSWERS_SHARE,
        newestAge: POSTGRES_DAYS + 1,
      }));
    if (values.generate) return { rows, expected: [], sizes: [] };
    const expected = await figuresOfPostgres(database.sql, new Date());
    const sum = (part: keyof DayFigures) => expected.reduce((total, day) => total + Number(day[part]), 0);
    console.log(
      `  generated in ${seconds(performance.now() - begunMs)}: ${sum('calls')} calls, ${rows.calls} of them charged, on ${expected.length} days, ${sum('frames')} frames of answers with ${(sum('frameBytes') / 1e6).toFixed(0)} MB`,
    );
    return { rows, expected, sizes: await readSizes(database.sql) };
  } finally {
    await database.close();
  }
}

/** Books calls as customers do, slowly, and keeps their own books. */
async function startBooking(service: Service) {
  const rich = { plan: null, balanceUsd: '100000', ratePerSecond: 1_000_000 } as const;
  const customers = [];
  while (customers.length < 3) customers.push(await customer(service.database, rich));
  const load = startLoad({ port: () => service.port, customers, clients: 3, pauseMs: 100 });
  load.mark();
  return {
    userId: customers[0]!.userId,
    end: async () => {
      const gapMs = load.longestGapMs();
      await load.stop();
      const audit = await auditBooks(service.database, load.books);
      const { lost, doubled, unanswered, broken, cut } = audit;
      const others = [...load.statuses].filter(([status]) => status !== 200);
      console.log(
        `  booked meanwhile: ${load.answeredCount} calls, longest time without an answer ${seconds(gapMs)}, slowest answer ${seconds(load.slowestAnswerMs)}, not 200: ${others.map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'}; ` +
          `${lost.length} lost, ${doubled.length} doubled, ${unanswered.length} charged and unanswered, ${cut} charged and cut off, ${broken.length} accounts broken`,
      );
      if (!isClean(audit)) findings.push('the books of the clients and the database disagree');
    },
  };
}

interface Progress {
  /** Share of the time since the first call that is copied. */
  readonly copied: number;
  readonly isCopying: boolean;
  readonly isCopied: boolean;
  readonly movedDays: number;
  readonly isMoved: boolean;
}

/** null: not begun, or PostgreSQL does not answer. */
async function readProgress(sql: Sql): Promise<Progress | null> {
  const [row] = await sql<
    { copied: number; is_copying: boolean; is_copied: boolean; moved_days: number; is_moved: boolean }[]
  >`
    with log as (select min(d.day)::timestamp at time zone 'utc' as first from private.partitioned_days('private.calls') d)
    select coalesce(extract(epoch from least(a.copied_until, a.answers_copied_until) - l.first)::float8 / extract(epoch from now() - l.first)::float8, 0) as copied,
           exists (select from pg_stat_activity s where s.application_name = 'theia-call-archive' and s.state = 'active' and s.query like 'copy %') as is_copying,
           coalesce(least(a.copied_until, a.answers_copied_until) > now() - interval '5 minutes', false) as is_copied,
           (select count(*)::int from private.archived_days) as moved_days,
           coalesce(a.moved_until >= date_trunc('day', now(), 'utc') - make_interval(days => ${POSTGRES_DAYS}), false) as is_moved
    from private.call_archive a, log l`.catch(() => []);
  if (row === undefined) return null;
  return {
    copied: row.copied,
    isCopying: row.is_copying,
    isCopied: row.is_copied,
    movedDays: row.moved_days,
    isMoved: row.is_moved,
  };
}

/** Waits until all is copied and moved, with the faults on the way. */
async function writeThrough(service: Service, clickhouse: TestClickHouse): Promise<void> {
  const { sql } = service.database;
  const node = service.pid();
  const [usedBefore, idleMb, begunMs] = [processMs(node), memoryMb(node), performance.now()];
  const kills: readonly ((progress: Progress) => boolean)[] = [
    ...KILLS_AT.map(
      (share) =>
        ({ copied }: Progress) =>
          copied >= share,
    ),
    ({ movedDays }) => movedDays >= DAYS / 3,
  ];
  const open = new Set(kills);
  const backMs: number[] = [];
  let [copyingMs, peakMb, archivePeakMb, copiedMs] = [0, 0, 0, 0];
  let cut = false;
  for (let lastMs = begunMs; ; await sleep(POLL_MS)) {
    const nowMs = performance.now();
    const progress = await readProgress(sql);
    peakMb = Math.max(peakMb, memoryMb(node));
    archivePeakMb = Math.max(archivePeakMb, memoryMb(findProcess('clickhouse')));
    if (progress?.isCopying === true) copyingMs += nowMs - lastMs;
    lastMs = nowMs;
    if (progress === null) continue;
    if (progress.isCopied && copiedMs === 0) copiedMs = nowMs - begunMs;
    if (progress.isCopied && progress.isMoved) break;
    for (const kill of open) {
      if (!kill(progress)) continue;
      open.delete(kill);
      await clickhouse.kill();
      await sleep(AWAY_MS);
      const restartMs = performance.now();
      await clickhouse.start();
      backMs.push(performance.now() - restartMs);
      lastMs = performance.now();
      break;
    }
    if (!cut && progress.copied >= CUT_AT) {
      cut = true;
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
    }
  }
  if (open.size > 0) findings.push(`ClickHouse was to be killed ${open.size} times more: there is too little to copy`);
  console.log(
    `  copied after ${seconds(copiedMs)} and moved after ${seconds(performance.now() - begunMs)}, with ClickHouse killed ${backMs.length} times for ${seconds(AWAY_MS)} (back in ${backMs.map(seconds).join(', ')}) and connections to PostgreSQL cut ${cut ? 'once' : 'never'}; ` +
      `${seconds(copyingMs)} of it copying: ${Math.round((ROWS / copyingMs) * 1_000)} calls a second; ${(((processMs(node) - usedBefore) / ROWS) * 1_000).toFixed(0)} µs of the node's processor time a call, with all else that it did`,
  );
  console.log(
    `  memory that is not files: node ${idleMb.toFixed(0)} MB at the start, at most ${peakMb.toFixed(0)}; ClickHouse at most ${archivePeakMb.toFixed(0)}`,
  );
  const days = await sql<{ calls: string; took: number | null }[]>`
    select d.calls::text, extract(epoch from d.moved_at - lag(d.moved_at) over (order by d.day))::float8 as took from private.archived_days d where d.calls > 0 order by d.day`;
  const took = days.flatMap((day) => (day.took === null ? [] : [day.took]));
  console.log(
    `  ${days.length} days moved; one of ${median(days.map(({ calls }) => Number(calls))).toFixed(0)} calls was merged and verified in ${median(took).toFixed(2)} s (median)`,
  );
}

/** What readers see while ClickHouse is away. */
async function outage(service: Service, clickhouse: TestClickHouse, { userId }: GeneratedRows): Promise<void> {
  const client = await signedIn(service, userId);
  const moved = startReader(client, () => ({ until: daysAgo(POSTGRES_DAYS + 2) }));
  await until(() => moved.seen.pages >= 3, 'pages of moved days');
  await clickhouse.kill();
  await until(() => moved.seen.refused >= 3, 'refused pages of moved days', 100, 60_000);
  const ready = await fetch(`http://127.0.0.1:${service.port}/ready`);
  await clickhouse.start();
  const [pages, startedMs] = [moved.seen.pages, performance.now()];
  await until(() => moved.seen.pages > pages, 'pages of moved days again', 10, 60_000);
  console.log(
    `  ClickHouse away: pages of moved days are refused with ${[...moved.seen.codes].join(', ')}, /ready is ${ready.status}; pages again ${seconds(performance.now() - startedMs)} after ClickHouse`,
  );
  if (ready.status !== 200) findings.push(`/ready is ${ready.status} while ClickHouse is away`);
  await moved.stop();
}

async function compare(link: ArchiveLink, expected: readonly DayFigures[], when: string): Promise<number> {
  const found = await figuresOfClickHouse(link, new Date(Date.now() - POSTGRES_DAYS * DAY_MS));
  const differences = compareFigures(
    expected,
    found.filter(({ day }) => expected.some((one) => one.day === day)),
  );
  const calls = found.reduce((sum, day) => sum + Number(day.calls), 0);
  console.log(`  ${when}: ${calls} calls in ClickHouse on ${found.length} days, ${differences.length} figures differ`);
  for (const difference of differences.slice(0, 10)) console.log(`    ${difference}`);
  return differences.length;
}

async function compareSizes(
  sql: Sql,
  link: ArchiveLink,
  sizes: readonly RelationSizes[],
  { calls }: GeneratedRows,
): Promise<void> {
  const bytesHere = (table: string): number => {
    const found = sizes.find((one) => one.table === table)!;
    return [...found.indexes.values()].reduce((sum, bytes) => sum + bytes, found.rows);
  };
  const parts = await link.select<{ table: string; bytes: string; rows: string; parts: string }>(
    `select table, toString(sum(bytes_on_disk)) as bytes, toString(sum(rows)) as rows, toString(count()) as parts from system.parts where database = currentDatabase() and active group by table`,
  );
  const frames = await sql<
    { frames: string }[]
  >`select coalesce(sum(d.frame_calls), 0)::text as frames from private.archived_days d`;
  const answered = Number(frames[0]!.frames);
  for (const [table, source, count] of [
    ['calls', 'private.calls', calls],
    ['call_answers', 'private.call_answers', answered],
  ] as const) {
    const part = parts.find((one) => one.table === table);
    console.log(
      `  ${table}: ${(Number(part?.bytes ?? 0) / count).toFixed(0)} B a call in ClickHouse (${part?.rows} rows in ${part?.parts} parts), ${(bytesHere(source) / count).toFixed(0)} in PostgreSQL with indexes`,
    );
  }
}

async function movedQueries(sql: Sql, { userId }: GeneratedRows) {
  const cursor = async (age: number) => {
    const [row] = await sql<{ created_at: string; id: string }[]>`
      select to_json(u.created_at)#>>'{}' as created_at, u.translator_log_id as id from public.api_usage u
      where u.user_id = ${userId} and u.created_at < now() - make_interval(days => ${age}) order by u.created_at desc limit 1`;
    return row!;
  };
  return dashboardQueries(userId, {
    middle: await cursor(Math.min(30, Math.floor(DAYS / 2))),
    oldest: await cursor(DAYS + POSTGRES_DAYS),
  });
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString();
}
