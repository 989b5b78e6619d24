import type { Bound } from './statement/condition.ts';
import { boundCondition, boundsOf } from './statement/condition.ts';
import { instantSql } from './statement/parameters.ts';
import { ROWS_MAX } from './statement/rows.ts';
import type { Condition } from './grammar/filter.ts';
import type { TableQuery } from './grammar/query.ts';
import type { Relation } from './relations.ts';
import { joined, type Representation } from './representation.ts';

const DAY_MS = 86_400_000;
/** How far the first spans reach back from the newest row that may be meant. */
const RECENT_DAYS = [2, 30] as const;

/** A part of the rows, by bounds of the column by whose days their table is partitioned. */
export type Span = readonly Bound[];

/** Parts of the rows, newest first, that together are all rows of a query. */
export interface Spans {
  readonly column: string;
  readonly representation: Representation;
  readonly recent: readonly Span[];
  /** What is older. Null when the query itself ends before. */
  readonly rest: Span | null;
}

/** What was read of a span. */
export interface SpanRows {
  readonly body: string;
  readonly count: number;
}

export interface SpanReader {
  /** Reads at most `limit` rows of a span. */
  rows(span: Span, limit: number): Promise<SpanRows>;
  /** The span from the first to the last of at most `limit` rows of a span; null when it has none. */
  find(span: Span, limit: number): Promise<Span | null>;
}

/**
 * Splits a query for the newest rows of a table that is partitioned by day. Planning a statement over hundreds of days takes far longer than running
 * it, and almost always the newest days have enough rows. Null: the query is to be answered by one statement.
 */
export function newestFirst(
  { dayColumn }: Relation,
  query: TableQuery,
  representation: Representation,
  nowMs: number,
): Spans | null {
  const first = query.order[0];
  const ordered = first?.path.column === dayColumn && first?.path.steps.length === 0 && first.descending;
  if (dayColumn === null || !ordered || query.offset > 0 || query.limit === 0 || representation.kind === 'csv')
    return null;
  const bounds = boundsOf(query.conditions).filter(({ column }) => column === dayColumn);
  if (bounds.some(({ value }) => instantSql(value) === null || Number.isNaN(Date.parse(value)))) return null;
  const instants = (...by: readonly string[]) =>
    bounds.filter((bound) => by.includes(bound.by)).map(({ value }) => Date.parse(value));
  const newestMs = Math.min(nowMs, ...instants('eq', 'lt', 'lte'));
  const oldestMs = Math.max(-Infinity, ...instants('eq', 'gt', 'gte'));
  const starts = RECENT_DAYS.map((days) => newestMs - days * DAY_MS);
  const spans = [...starts, null].map((startMs, index) => ({
    endMs: index === 0 ? Infinity : starts[index - 1]!,
    bounds: [
      ...(startMs === null ? [] : [bound(dayColumn, 'gte', startMs)]),
      ...(index === 0 ? [] : [bound(dayColumn, 'lt', starts[index - 1]!)]),
    ],
  }));
  const wanted = spans.filter(({ endMs }) => endMs > oldestMs);
  return {
    column: dayColumn,
    representation,
    recent: wanted.slice(0, RECENT_DAYS.length).map((span) => span.bounds),
    rest: wanted[RECENT_DAYS.length]?.bounds ?? null,
  };
}

/** Reads a query span by span until it has its rows. */
export async function readSpans(
  { recent, rest, representation }: Spans,
  limit: number | null,
  reader: SpanReader,
): Promise<SpanRows> {
  const most = Math.min(limit ?? ROWS_MAX, ROWS_MAX);
  const read: SpanRows[] = [];
  const missing = () => most - read.reduce((sum, { count }) => sum + count, 0);
  for (const span of recent) if (missing() > 0) read.push(await reader.rows(span, missing()));
  if (missing() > 0 && rest !== null) {
    const found = await reader.find(rest, missing());
    if (found !== null) read.push(await reader.rows(found, missing()));
  }
  return { body: joined(representation, read), count: most - missing() };
}

/** The conditions of a span. */
export function spanConditions(span: Span): readonly Condition[] {
  return span.map(boundCondition);
}

function bound(column: string, by: 'gte' | 'lt', ms: number): Bound {
  return { column, by, value: new Date(ms).toISOString() };
}
