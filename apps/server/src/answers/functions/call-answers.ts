import { type Handler, OperationError } from '../../account/operations/operation.ts';
import type { OpenMovedCalls } from '../../call-archive/read/moved-calls.ts';
import {
  type AnswerReader,
  answerText,
  type FoundAnswer,
  type LoggedCall,
  TooMuchAsked,
} from '../read/answer-reader.ts';
import { readMovedUntil } from '../../call-archive/read/open-reader.ts';
import type { Sql } from '../../database/database.ts';
import type { callOperations } from '../../rules/operations/calls.ts';

/** The answers of the user's own calls as texts, byte for byte as they were sent, or what became of them. Unknown calls are left out. */
export function callAnswers(
  reader: AnswerReader,
  movedCalls: OpenMovedCalls | null,
): Handler<(typeof callOperations)['call-answers']> {
  return async ({ user, input: { ids }, sql }) => {
    const calls = await ownCalls({ sql, movedCalls }, user.userId, ids);
    const found = await find(reader, user.userId, calls);
    return {
      answers: calls.map(({ id, crc32 }, index) => ({
        id,
        state: found[index]!.state,
        crc32: crc32 === null ? null : crc32.toString(16).padStart(8, '0'),
        text: found[index]!.bytes === null ? null : answerText(found[index]!.bytes),
      })),
    };
  };
}

async function find(
  reader: AnswerReader,
  userId: string,
  calls: readonly LoggedCall[],
): Promise<readonly FoundAnswer[]> {
  try {
    return await reader.find(userId, calls);
  } catch (error) {
    if (error instanceof TooMuchAsked) throw new OperationError(422, error.message, 'too_many_answers');
    throw error;
  }
}

/** Where calls are looked for: the log, and the archive of its older days; null: there is none. */
export interface CallLog {
  readonly sql: Sql;
  readonly movedCalls: OpenMovedCalls | null;
}

/**
 * The rows of a user's own calls that name their answers. Calls of others are not found.
 * @throws CallArchiveUnavailable when a call is not in the log, and the archive that may have it is away
 */
async function ownCalls(
  { sql, movedCalls }: CallLog,
  userId: string,
  ids: readonly string[],
): Promise<readonly LoggedCall[]> {
  const rows = await sql<{ id: string; created_at: Date; response_crc32: string | null }[]>`
    select id, created_at, response_crc32 from private.calls where user_id = ${userId} and id = any (${[...ids]}::uuid[])`;
  const found = rows.map(({ id, created_at, response_crc32 }) => ({
    id,
    createdAtMs: created_at.getTime(),
    crc32: response_crc32 === null ? null : Number(response_crc32),
  }));
  const known = new Set(found.map(({ id }) => id));
  const missing = [...new Set(ids.map((id) => id.toLowerCase()))].filter((id) => !known.has(id));
  const moved = await movedRows({ sql, movedCalls }, userId, missing, ['id', 'toString(response_crc32)']);
  return [
    ...found,
    ...moved.map(({ createdAtMs, values: [id, crc32] }) => ({
      id: id!,
      createdAtMs,
      crc32: crc32 == null ? null : Number(crc32),
    })),
  ];
}

/** Columns of a user's calls that have moved to the archive, by their ids. @throws CallArchiveUnavailable */
export async function movedRows(
  { sql, movedCalls }: CallLog,
  userId: string,
  ids: readonly string[],
  columns: readonly string[],
): Promise<readonly { readonly createdAtMs: number; readonly values: readonly (string | null)[] }[]> {
  if (movedCalls === null || ids.length === 0) return [];
  const movedUntil = await readMovedUntil(sql);
  if (movedUntil === null) return [];
  const moved = movedCalls(movedUntil);
  const keys = await moved.keysOf({ userId, span: { fromUs: null, untilUs: null }, conditions: [] }, ids);
  const rows = await moved.rows(userId, keys, ['toString(created_at_us)', ...columns]);
  return rows.map(([createdAtUs, ...values]) => ({ createdAtMs: Number(BigInt(createdAtUs!) / 1000n), values }));
}
