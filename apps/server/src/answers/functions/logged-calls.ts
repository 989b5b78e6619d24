import { z } from 'zod';
import type { Sql } from '../../database/database.ts';
import type { LoggedCall } from '../read/found-answer.ts';

export const CALLS_MAX = 100;

export const callId = z.guid();

/** The rows of a user's own calls that name their answers. Calls of others are not found. */
export async function ownCalls(sql: Sql, userId: string, ids: readonly string[]): Promise<readonly LoggedCall[]> {
  const rows = await sql<{ id: string; created_at: Date; response_crc32: string | null }[]>`
    select id, created_at, response_crc32 from public.translator_logs where user_id = ${userId} and id = any (${[...ids]}::uuid[])`;
  return rows.map(({ id, created_at, response_crc32 }) => ({
    id,
    createdAtMs: created_at.getTime(),
    crc32: response_crc32 === null ? null : Number(response_crc32),
  }));
}
