import { catalog as wholeCatalog } from '@theia-astro/endpoints/catalog';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { type Logger, pino } from 'pino';
import { type Answers, openAnswers } from '../answers/open-answers.ts';
import { createMetrics } from '../observability/metrics.ts';
import type { TestDatabase } from './database.ts';
import { answerText } from '../answers/read/shown-answers.ts';
import type { Database } from '../database/database.ts';

/** The answers of the call log, as a server of this database opens them, but written only when a test says `flush`, or at the end. */
export function testAnswers(
  { database, config, beforeClose }: TestDatabase,
  options: { readonly log?: Logger; readonly catalog?: readonly Endpoint[]; readonly now?: () => number } = {},
): Answers {
  const answers = openAnswers({
    sql: database.sql,
    log: options.log ?? pino({ level: 'silent' }),
    metrics: createMetrics(),
    catalog: options.catalog ?? wholeCatalog,
    retentionDays: config.payloadRetentionDays,
    now: options.now ?? Date.now,
    gatherMs: 3_600_000,
  });
  beforeClose(() => answers.keeper.close());
  return answers;
}

/** The answers of a user's calls as the log shows them, newest first; null for calls without one. */
export async function loggedAnswers(
  { reader }: Answers,
  { sql }: Pick<Database, 'sql'>,
  userId: string,
): Promise<readonly { readonly requestId: string; readonly text: string | null }[]> {
  const rows = await sql<{ id: string; request_id: string; created_at: Date; response_crc32: string | null }[]>`
    select id, request_id, created_at, response_crc32 from public.translator_logs where user_id = ${userId} order by created_at desc, id desc limit 100`;
  const calls = rows.map(({ id, created_at, response_crc32 }) => ({
    id,
    createdAtMs: created_at.getTime(),
    crc32: response_crc32 === null ? null : Number(response_crc32),
  }));
  const found = await reader.find(userId, calls);
  return rows.map(({ request_id }, index) => {
    const { bytes } = found[index]!;
    return { requestId: request_id, text: bytes === null ? null : answerText(bytes) };
  });
}
