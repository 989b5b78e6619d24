import { CallArchiveUnavailable } from '../../../call-archive/read/ask.ts';
import type { CallChoice, KeyOrder, MovedCalls, OpenMovedCalls } from '../../../call-archive/read/moved-calls.ts';
import { isoOf } from '../../../call-archive/read/times.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Caller } from '../../access.ts';
import { EXACT_COUNT_MAX, type PartCount, totalOf } from '../row-range.ts';
import type { TableQuery } from '../grammar/query.ts';
import { type EngineDatabase, inTransaction, READ_ONLY } from '../in-transaction.ts';
import type { AnswerMarks } from '../kept-answers.ts';
import type { SpanRows } from '../newest-first.ts';
import type { Preferences } from '../prefer.ts';
import {
  countedPage,
  type Page,
  type ReadRequest,
  type TableReader,
  tableReader,
  wantsOnlyCount,
} from '../read-table.ts';
import type { Relations } from '../relations.ts';
import { joined } from '../representation.ts';
import { boundCondition } from '../statement/condition.ts';
import { ROWS_MAX } from '../statement/rows.ts';
import { type Border, embedsCalls, isAfter, readBorder, sinceBorder } from './border.ts';
import { CALLS, needsNewerCalls, NotPushable } from './columns.ts';
import {
  archiveColumnsNeeded,
  archiveExpressions,
  fromBoth,
  fromMovedRows,
  type MovedRows,
  movedRowsOf,
} from './moved-rows.ts';
import { choiceOf, idsNamed, keyOrderOf, namedChoice, withId } from './plan.ts';

/** What is left to do after the first transaction: nothing, to find calls by their ids, or to read a window of calls. */
type Begun =
  | { readonly kind: 'done'; readonly page: Page }
  | {
      readonly kind: 'named';
      readonly border: Border;
      readonly ids: readonly string[];
      readonly choice: CallChoice;
    }
  | {
      readonly kind: 'window';
      readonly border: Border;
      readonly choice: CallChoice;
      readonly order: KeyOrder;
      /** What the table had before the moved calls. */
      readonly newer: SpanRows | null;
      /** Moved calls before the first one that is wanted. */
      readonly skipped: number;
      readonly counted: PartCount | null;
    };

interface Read {
  readonly relations: Relations;
  readonly request: ReadRequest;
  readonly answers: AnswerMarks;
  readonly table: TableReader;
}

/**
 * Reads rows with calls from the table and, as far as they have moved, from the archive, which finds the calls; PostgreSQL makes the answer of
 * them with the statement that reads the table. The archive is asked only if moved calls are needed, and between two transactions, so that
 * no connection waits for it. Moved calls never change, so the answer is still that of one instant.
 * @throws RestProblem `call_archive_limit` for what the archive cannot answer
 * @throws CallArchiveUnavailable
 */
export async function readWithArchive(
  database: EngineDatabase,
  openMovedCalls: OpenMovedCalls,
  caller: Caller,
  relations: Relations,
  request: ReadRequest,
  answers: AnswerMarks,
): Promise<Page> {
  const table = tableReader(relations, request, answers);
  const read: Read = { relations, request, answers, table };
  const transact = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
    inTransaction(database, caller, table.text, READ_ONLY, work);
  const begun = await transact(async (transaction): Promise<Begun> => {
    const border = caller.role === 'anon' ? null : await readBorder(transaction);
    if (border === null || isAfter(request.query.conditions, border.movedUntil))
      return { kind: 'done', page: await table.page(transaction, request.query) };
    return begin(transaction, read, border);
  });
  if (begun.kind === 'done') return begun.page;
  const moved = openMovedCalls(begun.border.movedUntil);
  return begun.kind === 'named'
    ? finishNamed(read, begun, moved, transact)
    : finishWindow(read, begun, moved, transact);
}

async function begin(transaction: Transaction, read: Read, border: Border): Promise<Begun> {
  const { relation, query } = read.request;
  try {
    if (relation.name !== CALLS || embedsCalls(read.relations, relation, query.select))
      throw new NotPushable(`Embedding ${CALLS}`);
    const ids = idsNamed(query.conditions);
    return ids === null
      ? await beginWindow(transaction, read, border)
      : await beginNamed(transaction, read, border, ids);
  } catch (error) {
    if (!(error instanceof NotPushable)) throw error;
    // PostgreSQL refuses first what it would refuse of any call.
    const none = relation.name === CALLS ? fromMovedRows(relation, NO_ROWS) : null;
    await tableReader(read.relations, read.request, read.answers, none).rows(transaction, { ...query, limit: 0 });
    throw needsNewerCalls(error.part, border.movedUntil);
  }
}

const NO_ROWS: MovedRows = { count: 0, columns: new Map([['id', []]]) };

async function beginWindow(transaction: Transaction, { request, table }: Read, border: Border): Promise<Begun> {
  const { query, preferences } = request;
  const order = keyOrderOf(query.order);
  const since = sinceBorder(query, border);
  const newer = order.newestFirst && !wantsOnlyCount(request) ? await table.rows(transaction, since) : null;
  if (newer !== null && newer.count >= rowsWanted(query) && preferences.count === null)
    return { kind: 'done', page: { ...newer, total: null } };
  const choice = await choiceOf(transaction, border.userId, query);
  const isSkipping = newer !== null && newer.count === 0 && query.offset > 0;
  return {
    kind: 'window',
    border,
    choice,
    order,
    newer,
    skipped: isSkipping
      ? query.offset - (await table.countUpTo(transaction, since, query.offset))
      : newer === null
        ? query.offset
        : 0,
    counted: preferences.count === null ? null : await table.count(transaction, since),
  };
}

async function finishWindow(
  { relations, request, answers, table }: Read,
  { border, choice, order, newer, skipped, counted }: Extract<Begun, { kind: 'window' }>,
  moved: MovedCalls,
  transact: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>,
): Promise<Page> {
  const { relation, query, preferences, representation } = request;
  const total = async (atLeast: number): Promise<number | null> => {
    if (preferences.count === null || counted === null) return null;
    const parts = [counted, await countMoved(moved, choice, preferences.count, counted)];
    return totalOf(parts, preferences.count, atLeast);
  };
  if (wantsOnlyCount(request)) return countedPage(query, (await total(0))!);
  const missing = rowsWanted(query) - (newer?.count ?? 0);
  const names = archiveColumnsNeeded(relations, relation, query);
  const page =
    missing === 0
      ? { found: 0, keys: [], rows: [] }
      : await moved.page(choice, order, { offset: skipped, limit: missing }, archiveExpressions(names));
  const { found, keys } = page;
  const rows = movedRowsOf(names, page.rows);
  if (rows.count !== keys.length)
    throw new CallArchiveUnavailable(border.movedUntil, new Error('calls were deleted while they were read'));
  const pages: SpanRows[] = newer === null ? [] : [newer];
  await transact(async (transaction) => {
    if (rows.count > 0) {
      const shown = tableReader(relations, request, answers, fromMovedRows(relation, rows));
      const made = await shown.rows(transaction, {
        ...within(query, keys),
        order: withId(query.order, order),
        limit: rows.count,
        offset: 0,
      });
      if (made.count !== rows.count)
        throw new Error(`the call archive found ${rows.count} calls, of which ${made.count} meet the conditions`);
      pages.push(made);
    }
    if (!order.newestFirst && keys.length < missing)
      pages.push(
        await table.rows(transaction, {
          ...sinceBorder(query, border),
          offset: Math.max(0, query.offset - found),
          limit: missing - keys.length,
        }),
      );
  });
  const count = pages.reduce((sum, page) => sum + page.count, 0);
  return { body: joined(representation, pages), count, total: await total(query.offset + count) };
}

/** Bounds of the moved calls, which spare their embedded rows most days. */
function within(query: TableQuery, keys: readonly { readonly createdAtUs: bigint }[]): TableQuery {
  const times = keys.map(({ createdAtUs }) => isoOf(createdAtUs)).toSorted();
  const bounds = [
    { column: 'created_at', by: 'gte', value: times[0]! },
    { column: 'created_at', by: 'lte', value: times.at(-1)! },
  ] as const;
  return { ...query, conditions: [...bounds.map(boundCondition), ...query.conditions] };
}

async function countMoved(
  moved: MovedCalls,
  choice: CallChoice,
  wanted: NonNullable<Preferences['count']>,
  newer: PartCount,
): Promise<PartCount> {
  if (wanted === 'estimated') {
    const rows = await moved.count(choice, EXACT_COUNT_MAX + 1);
    if (newer.rows + rows <= EXACT_COUNT_MAX) return { rows, expected: rows };
  }
  const rows = await moved.count(choice, null);
  return { rows, expected: rows };
}

async function beginNamed(
  transaction: Transaction,
  { request, table }: Read,
  border: Border,
  named: readonly string[],
): Promise<Begun> {
  const { query } = request;
  const { ids, choice } = await namedChoice(transaction, border.userId, query.conditions, named);
  const [here] = await transaction<{ calls: number }[]>`
    select count(distinct id)::int as calls from public.translator_logs
    where created_at >= ${border.movedUntil}::text::timestamptz and id = any (${[...ids]}::uuid[])`;
  if (here!.calls === ids.length)
    return { kind: 'done', page: await table.page(transaction, sinceBorder(query, border)) };
  return { kind: 'named', border, ids, choice };
}

async function finishNamed(
  { relations, request, answers }: Read,
  { border, ids, choice }: Extract<Begun, { kind: 'named' }>,
  moved: MovedCalls,
  transact: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>,
): Promise<Page> {
  const { relation, query } = request;
  const keys = await moved.keysOf(choice, ids);
  const names = archiveColumnsNeeded(relations, relation, query);
  const rows = movedRowsOf(names, await moved.rows(border.userId, keys, archiveExpressions(names)));
  const both = tableReader(
    relations,
    request,
    answers,
    fromBoth(relation, border.movedUntil, rows.count === 0 ? NO_ROWS : rows),
  );
  return transact((transaction) => both.page(transaction, query));
}

function rowsWanted({ limit }: TableQuery): number {
  return Math.min(limit ?? ROWS_MAX, ROWS_MAX);
}
