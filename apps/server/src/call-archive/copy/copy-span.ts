import { finished } from 'node:stream/promises';
import type { Sql, Transaction } from '../../database/database.ts';
import type { ArchiveLink } from '../connect.ts';
import type { CopiedTable } from './columns.ts';
import { passLines } from './lines.ts';

/** From `from` up to and without `to`. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export interface Copied {
  readonly rows: number;
  readonly bytes: number;
}

const DEADLINE_MS = 300_000;

/**
 * Copies the rows of a span to ClickHouse, as a stream: memory does not grow with them. Resolves when ClickHouse has acknowledged all of them.
 * Copying again adds rows that replace the first when the day is optimized. @throws ArchiveError, or the error of PostgreSQL
 */
export function copySpan(sql: Sql, link: ArchiveLink, table: CopiedTable, span: Span): Promise<Copied> {
  return byTime(sql, (transaction) => stream(transaction, link, table, span));
}

async function stream(transaction: Transaction, link: ArchiveLink, table: CopiedTable, span: Span): Promise<Copied> {
  const [from, to] = [span.from.toISOString(), span.to.toISOString()];
  const rows = await transaction
    .unsafe(
      `copy (select ${table.columns.map(({ sql }) => sql).join(', ')} from ${table.source} t ${table.joined(from, to)}
       where t.${table.time} >= '${from}' and t.${table.time} < '${to}') to stdout`,
    )
    .readable();
  const { stream: lines, passed } = passLines(table.endsInBytes);
  rows.once('error', (error) => lines.destroy(error));
  lines.on('error', () => {});
  rows.pipe(lines);
  try {
    await link.insert(
      table.name,
      table.columns.map(({ name }) => name),
      lines,
      { deadlineMs: DEADLINE_MS },
    );
    return passed;
  } catch (error) {
    throw rows.errored ?? error;
  } finally {
    // What ClickHouse did not take is read to its end: a connection with an unread answer cannot be used again.
    rows.unpipe(lines);
    lines.destroy();
    if (!rows.closed) await finished(rows.resume()).catch(() => {});
  }
}

/**
 * Runs statements that read a span of time. PostgreSQL finds the rows through the small index by time, also on a new day of which it has no statistics yet:
 * it would read the whole day.
 */
function byTime<T>(sql: Sql, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    await transaction`set local enable_indexscan = off`;
    await transaction`set local enable_indexonlyscan = off`;
    await transaction`set local max_parallel_workers_per_gather = 0`;
    await transaction`set local jit = off`;
    return work(transaction);
  }) as Promise<T>;
}

/** A span that may be copied without counting its rows. */
export const SHORT_SPAN_MS = 60_000;
const ROWS_MAX = 800_000;
const NARROWER = 4;

/** A span with a bearable number of rows. Its rows are counted only if it is long. */
export async function narrowed(sql: Sql, table: CopiedTable, span: Span): Promise<Span> {
  const lengthMs = span.to.getTime() - span.from.getTime();
  if (lengthMs <= SHORT_SPAN_MS) return span;
  const [seen] = await byTime(sql, (transaction) =>
    transaction.unsafe<{ many: boolean }[]>(
      `select count(*) > ${ROWS_MAX} as many from (select from ${table.source} t
     where t.${table.time} >= '${span.from.toISOString()}' and t.${table.time} < '${span.to.toISOString()}' limit ${ROWS_MAX + 1}) s`,
    ),
  );
  if (seen?.many !== true) return span;
  return narrowed(sql, table, { from: span.from, to: new Date(span.from.getTime() + lengthMs / NARROWER) });
}
