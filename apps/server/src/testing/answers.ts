import { catalog as wholeCatalog } from '@theia-astro/endpoints/catalog';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { type Logger, pino } from 'pino';
import { type Answers, openAnswers } from '../answers/open-answers.ts';
import type { OpenMovedAnswers } from '../call-archive/read/moved-answers.ts';
import { createMetrics } from '../observability/metrics.ts';
import type { TestDatabase } from './database.ts';
import { until } from './until.ts';
import { answerText } from '../answers/read/answer-reader.ts';
import type { Database } from '../database/database.ts';

/** The answers of the call log, as a server of this database opens them, but written only when a test says `flush`, or at the end. */
export function testAnswers(
  { database, config, beforeClose }: TestDatabase,
  options: {
    readonly log?: Logger;
    readonly catalog?: readonly Endpoint[];
    readonly now?: () => number;
    readonly movedAnswers?: OpenMovedAnswers;
  } = {},
): Answers {
  const answers = openAnswers({
    sql: database.sql,
    log: options.log ?? pino({ level: 'silent' }),
    metrics: createMetrics(),
    catalog: options.catalog ?? wholeCatalog,
    retentionDays: config.payloadRetentionDays,
    now: options.now ?? Date.now,
    gatherMs: 3_600_000,
    movedAnswers: options.movedAnswers ?? null,
  });
  beforeClose(() => answers.keeper.close());
  return answers;
}

/** The call of a request, once the log has it. */
export async function loggedCall({ sql }: Pick<Database, 'sql'>, userId: string, requestId: string | null) {
  return until(async () => {
    const [row] = await sql<{ id: string; created_at: Date; response_crc32: string | null }[]>`
      select id, created_at, response_crc32 from public.translator_logs where user_id = ${userId} and request_id = ${requestId}`;
    if (row === undefined) return null;
    const crc32 = row.response_crc32 === null ? null : Number(row.response_crc32);
    return { id: row.id, createdAtMs: row.created_at.getTime(), crc32 };
  }, `the log row of ${requestId}`);
}

/** The answer of a request as the log shows it to its user; null if there is none. */
export async function loggedAnswer(
  { reader }: Answers,
  database: Pick<Database, 'sql'>,
  userId: string,
  requestId: string | null,
): Promise<string | null> {
  const [found] = await reader.find(userId, [await loggedCall(database, userId, requestId)]);
  return found === undefined || found.bytes === null ? null : answerText(found.bytes);
}
