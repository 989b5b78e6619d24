import { finished } from 'node:stream/promises';
import { Transform } from 'node:stream';
import type { Sql, Transaction } from '../../database/database.ts';
import type { ArchiveLink } from '../connect.ts';
import type { CopiedTable } from './columns.ts';

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
      `copy (select ${table.columns.map(({ sql }) => sql).join(', ')} from ${table.source} t
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

const TAB = 0x09;
const NEWLINE = 0x0a;
const BACKSLASH = 0x5c;
/** What stands behind a backslash for a byte that ends a value or a line, or begins an escape; 0 for all others. */
const ESCAPES = new Uint8Array(256);
for (const [byte, letter] of [
  [TAB, 0x74],
  [NEWLINE, 0x6e],
  [0x0d, 0x72],
  [BACKSLASH, BACKSLASH],
] as const)
  ESCAPES[byte] = letter;
/** `\\x`, which stands before the hex digits. */
const BYTES_BEGIN = 3;

/**
 * Takes rows as COPY writes them, cut anywhere, and passes them on as tab-separated values of ClickHouse. Both escape texts the same way; only bytes,
 * in the last column, are written as hex digits by one and as themselves by the other.
 */
export function passLines(endsInBytes: boolean) {
  const passed = { rows: 0, bytes: 0 };
  /** The beginning of a row whose end has not come yet. */
  let begun: Buffer[] = [];
  const takeRows = (piece: Buffer): readonly Buffer[] => {
    const lines: Buffer[] = [];
    let from = 0;
    for (let end = piece.indexOf(NEWLINE); end !== -1; end = piece.indexOf(NEWLINE, from)) {
      begun.push(piece.subarray(from, end + 1));
      lines.push(withRawBytes(begun.length === 1 ? begun[0]! : Buffer.concat(begun)));
      begun = [];
      from = end + 1;
    }
    if (from < piece.length) begun.push(piece.subarray(from));
    return lines;
  };
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      const lines = endsInBytes ? takeRows(piece) : [piece];
      passed.rows += endsInBytes ? lines.length : countLines(piece);
      for (const line of lines) {
        passed.bytes += line.length;
        this.push(line);
      }
      done();
    },
  });
  return { stream /** What has passed so far. */, passed };
}

function countLines(piece: Buffer): number {
  let lines = 0;
  for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

function withRawBytes(row: Buffer): Buffer {
  const start = row.lastIndexOf(TAB) + 1;
  const bytes = Buffer.from(row.toString('latin1', start + BYTES_BEGIN, row.length - 1), 'hex');
  const line = Buffer.allocUnsafe(start + 2 * bytes.length + 1);
  row.copy(line, 0, 0, start);
  let at = start;
  // Counted, not iterated: every byte of every answer passes here.
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index]!;
    const escape = ESCAPES[byte]!;
    if (escape !== 0) line[at++] = BACKSLASH;
    line[at++] = escape === 0 ? byte : escape;
  }
  line[at++] = NEWLINE;
  return line.subarray(0, at);
}
