import type { Sql } from '../../database/database.ts';
import { byTime } from './by-time.ts';
import type { CopiedTable } from './columns.ts';
import type { Span } from './copy-span.ts';

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
