import type { Caller } from '../access.ts';
import { readsCalls } from './archive/border.ts';
import { readWithArchive } from './archive/read-with-archive.ts';
import { type EngineDatabase, inTransaction, READ_ONLY, userIdOf } from './in-transaction.ts';
import { AnswerMarks } from './kept-answers.ts';
import { type ReadRequest, tableReader } from './read-table.ts';
import type { Relations } from './relations.ts';
import { shape } from './representation.ts';
import { checkOffset, contentRange } from './row-range.ts';

/** Answers GET and HEAD: rows with filters, order, window and count, as of one instant. */
export async function read(
  database: EngineDatabase,
  caller: Caller,
  relations: Relations,
  request: ReadRequest,
): Promise<Response> {
  const { relation, query, representation, headOnly } = request;
  for (const { offset } of query.embedded.values()) checkOffset(offset);
  const answers = new AnswerMarks();
  const { body, count, total } =
    database.movedCalls !== null && readsCalls(relations, relation, query.select)
      ? await readWithArchive(database, database.movedCalls, caller, relations, request, answers)
      : await readTable(database, caller, relations, request, answers);
  const status = total !== null && count < total ? 206 : 200;
  const headers = new Headers({
    'Content-Type': representation.contentType,
    'Content-Range': contentRange(query.offset, count, total),
  });
  const filled = headOnly
    ? body
    : await answers.fill(body, userIdOf(caller), representation.stripNulls, database.readAnswers);
  const content = shape(representation, filled, count);
  return new Response(headOnly ? null : content, { status, headers });
}

async function readTable(
  database: EngineDatabase,
  caller: Caller,
  relations: Relations,
  request: ReadRequest,
  answers: AnswerMarks,
) {
  const table = tableReader(relations, request, answers);
  return inTransaction(database, caller, table.text, READ_ONLY, (transaction) =>
    table.page(transaction, request.query),
  );
}
