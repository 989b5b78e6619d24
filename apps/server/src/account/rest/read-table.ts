import type { Transaction } from '../../database/database.ts';
import { type Counted, countPart, type PartCount, totalOf } from './row-range.ts';
import type { Condition } from './grammar/filter.ts';
import type { TableQuery } from './grammar/query.ts';
import type { AnswerMarks } from './kept-answers.ts';
import { newestFirst, readSpans, type Span, spanConditions, type SpanRows } from './newest-first.ts';
import type { Preferences } from './prefer.ts';
import type { Relation, Relations } from './relations.ts';
import { bodySql, type Representation } from './representation.ts';
import { Parameters, quoteName } from './statement/parameters.ts';
import { ROWS_MAX, rowsSql, windowSql } from './statement/rows.ts';

/** What a caller asks of a relation. */
export interface ReadRequest {
  readonly relation: Relation;
  readonly query: TableQuery;
  readonly representation: Representation;
  readonly preferences: Preferences;
  /** HEAD: no body. */
  readonly headOnly: boolean;
}

/** Rows of an answer, and how many there are in all; null when nobody asked. */
export interface Page extends SpanRows {
  readonly total: number | null;
}

/** What stands in a statement for the rows of the relation: few enough to be read at once. */
export type RowsFrom = (parameters: Parameters) => string;

/** Reads a relation, or rows in its place, within a transaction of the caller. */
export interface TableReader {
  /** Text of the statements, without the values. */
  readonly text: string;
  /** The rows of a query, as of one instant. */
  rows(transaction: Transaction, query: TableQuery): Promise<SpanRows>;
  count(transaction: Transaction, query: TableQuery): Promise<PartCount>;
  /** How many rows a query has, `most` at most. */
  countUpTo(transaction: Transaction, query: TableQuery, most: number): Promise<number>;
  /** The rows of a query and their number. */
  page(transaction: Transaction, query: TableQuery): Promise<Page>;
}

/** Whether only the number of rows is wanted. */
export function wantsOnlyCount({ headOnly, preferences, representation }: ReadRequest): boolean {
  return headOnly && preferences.count !== null && representation.kind === 'array';
}

/** The answer to whoever wants only the number of rows. */
export function countedPage({ limit, offset }: TableQuery, total: number): Page {
  return { body: '', count: Math.max(0, Math.min(limit ?? ROWS_MAX, ROWS_MAX, total - offset)), total };
}

/**
 * A query without what decides only how rows are shown: embedded rows choose rows only with an inner join. PostgreSQL refuses a statement with values
 * that it does not use.
 */
function onlyChoosing(query: TableQuery): TableQuery {
  const select = query.select.filter((item) => item.kind === 'embedding' && item.inner);
  const names = new Set(select.map((item) => (item.kind === 'embedding' ? (item.alias ?? item.relation) : '')));
  const embedded = [...query.embedded].filter(([path]) => names.has(path.split('.')[0]!));
  return { ...query, select, embedded: new Map(embedded) };
}

export function tableReader(
  relations: Relations,
  request: ReadRequest,
  answers: AnswerMarks,
  rowsFrom: RowsFrom | null = null,
): TableReader {
  const { relation, representation, preferences } = request;
  const source = { relation, alias: 'r0' };
  const choose = (query: TableQuery, conditions: readonly Condition[]) => {
    const parameters = new Parameters(answers);
    const ownFrom = ` from ${rowsFrom === null ? `public.${quoteName(relation.name)}` : rowsFrom(parameters)} as r0`;
    const rows = rowsSql(relations, source, query, conditions, parameters);
    return { parameters, rows, from: `${ownFrom}${rows.joins}${rows.where}` };
  };
  const spanRows = async (transaction: Transaction, query: TableQuery, span: Span): Promise<SpanRows> => {
    const { parameters, rows, from } = choose(query, [...spanConditions(span), ...query.conditions]);
    const window = windowSql(source, query, parameters);
    const [row] = await transaction.unsafe<SpanRows[]>(
      `with page as (select ${rows.columns}${from}${window}) select ${bodySql(representation)} as body, (select count(*) from page)::int as count`,
      parameters.values,
    );
    return row!;
  };
  const find = async (
    transaction: Transaction,
    query: TableQuery,
    column: string,
    span: Span,
  ): Promise<Span | null> => {
    const { parameters, from } = choose(onlyChoosing(query), [...spanConditions(span), ...query.conditions]);
    const window = windowSql(source, query, parameters);
    const [found] = await transaction.unsafe<{ oldest: string | null; newest: string | null }[]>(
      `select min(at)::text as oldest, max(at)::text as newest from (select r0.${quoteName(column)} as at${from}${window}) as found`,
      parameters.values,
    );
    if (found === undefined || found.oldest === null || found.newest === null) return null;
    return [
      { column, by: 'gte', value: found.oldest },
      { column, by: 'lte', value: found.newest },
    ];
  };
  const counted = (query: TableQuery): Counted => choose(onlyChoosing(query), query.conditions);
  const reader: Omit<TableReader, 'page' | 'text'> = {
    rows: async (transaction, query) => {
      const spans = rowsFrom === null ? newestFirst(relation, query, representation, Date.now()) : null;
      if (spans === null) return spanRows(transaction, query, []);
      return readSpans(spans, query.limit, {
        rows: (span, limit) => spanRows(transaction, { ...query, limit }, span),
        find: (span, limit) => find(transaction, { ...query, limit }, spans.column, span),
      });
    },
    count: (transaction, query) => countPart(transaction, counted(query), preferences.count),
    countUpTo: async (transaction, query, most) => {
      const { from, parameters } = counted(query);
      const [row] = await transaction.unsafe<{ rows: number }[]>(
        `select count(*)::int as rows from (select 1${from} limit ${most}) as counted`,
        parameters.values,
      );
      return row!.rows;
    },
  };
  const whole = choose(request.query, request.query.conditions);
  return {
    ...reader,
    text: `${whole.rows.columns}${whole.from}`,
    page: async (transaction, query) => {
      const total = async (atLeast: number): Promise<number | null> =>
        preferences.count === null
          ? null
          : totalOf([await reader.count(transaction, query)], preferences.count, atLeast);
      if (wantsOnlyCount(request)) return countedPage(query, (await total(0))!);
      const rows = await reader.rows(transaction, query);
      return { ...rows, total: await total(query.offset + rows.count) };
    },
  };
}
