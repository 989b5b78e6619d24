import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog } from '@theia-astro/endpoints/catalog';
import { pino } from 'pino';
import { makeDictionary } from '../apps/server/src/answers/frame/frame.ts';
import { keepAnswers } from '../apps/server/src/answers/keep/keep-answers.ts';
import { answerReader } from '../apps/server/src/answers/read/answer-reader.ts';
import { readConfig } from '../apps/server/src/config/config.ts';
import type { Database } from '../apps/server/src/database/database.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { answerBytes } from '../apps/server/src/metering/metered-call.ts';
import { newCallId } from '../apps/server/src/metering/call-id.ts';
import { describeSpent, readTasks, spentBetween } from './processor-time.ts';
import { answerWriter } from './written-answers.ts';

/** Answers of one user in one frame: alone, in light traffic, in heavy traffic. */
const GROUP_SIZES = [1, 2, 4, 8, 16, 32, 64] as const;
const SHARE_MAX = 0.15;
/** The same answers are kept once before, in another window, so that thread and code are warm. */
const WARM_UP_EARLIER_MS = 60_000;

/**
 * What it costs to keep answers in the call log: the share of their size that remains, the processor time of a call in each process, and the
 * bytes that PostgreSQL writes ahead. In frames of eight answers and more the share must be at most 15 %.
 */
export async function keptAnswerCosts(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'theia-bench-'));
  const config = readConfig({ THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }, folder);
  const database = await openDatabase(config, { exclusive: true, poolSize: 4 });
  try {
    const write = await answerWriter();
    let isGood = true;
    for (const [title, texts] of [
      ['1,000 natal answers', write('natal', 1_000)],
      ['200 Vedic answers', write('vedic', 200)],
    ] as const)
      for (const size of GROUP_SIZES) {
        const share = await keepInGroups(database, title, texts, size);
        if (size >= 8 && share > SHARE_MAX) isGood = false;
      }
    return isGood;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function keepInGroups(
  database: Database,
  title: string,
  texts: readonly string[],
  size: number,
): Promise<number> {
  const { sql } = database;
  const users = Array.from({ length: Math.ceil(texts.length / size) }, () => randomUUID());
  await sql`insert into auth.users (id, email) select id, id::text || '@theia.test' from unnest(${users}::uuid[]) id`;
  const answersAt = (createdAtMs: number) =>
    texts.map((text, index) => ({
      id: newCallId(createdAtMs).uuid,
      createdAtMs,
      userId: users[Math.floor(index / size)]!,
      ...answerBytes(Buffer.from(text)),
    }));
  const answers = answersAt(Date.now());
  const sizes = { sent: 0, kept: 0 };
  const log = pino({ level: 'warn' });
  const keeper = keepAnswers({
    sql,
    dictionary: makeDictionary(catalog),
    log,
    gatherMs: 3_600_000,
    onWritten: (_answers, sent, kept) => {
      sizes.sent += sent;
      sizes.kept += kept;
    },
  });
  keeper.keep(answersAt(Date.now() - WARM_UP_EARLIER_MS));
  await keeper.flush();
  Object.assign(sizes, { sent: 0, kept: 0 });
  const walBefore = await walPosition(database);
  const before = readTasks(process.pid);
  keeper.keep(answers);
  await keeper.flush();
  const spent = spentBetween(before, readTasks(process.pid));
  const wal = Number((await walPosition(database)) - walBefore);
  const calls = texts.length;
  const reader = answerReader({ sql, log, keeper, retentionDays: 0, now: Date.now });
  const [checked] = await reader.find(answers.at(-1)!.userId, [answers.at(-1)!]);
  if (checked?.state !== 'kept') throw new Error(`an answer was not kept: ${checked?.state}`);
  await keeper.close();
  const share = sizes.kept / sizes.sent;
  console.log(
    `  ${title.padEnd(20)} ${String(size).padStart(2)} a frame   ${(share * 100).toFixed(1).padStart(5)} % of ${(sizes.sent / calls).toFixed(0)} bytes   processor time a call, µs: ${describeSpent([{ spent, calls }])}   WAL ${(wal / calls).toFixed(0).padStart(5)} bytes a call`,
  );
  return share;
}

async function walPosition({ sql }: Database): Promise<bigint> {
  const [row] = await sql<{ at: string }[]>`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as at`;
  return BigInt(row!.at);
}
