import type { Transaction } from '../../database/database.ts';
import type { Caller } from '../access.ts';
import { countRows } from './count.ts';
import type { Condition } from './grammar/filter.ts';
import type { TableQuery } from './grammar/query.ts';
import { type EngineDatabase, inTransaction, userIdOf } from './in-transaction.ts';
import { AnswerMarks } from './kept-answers.ts';
import { newestFirst, readSpans, type Span, spanConditions, type SpanRows } from './newest-first.ts';
import type { Preferences } from './prefer.ts';
import type { Relation, Relations } from './relations.ts';
import { bodySql, type Representation, shape } from './representation.ts';
import { checkOffset, contentRange } from './row-range.ts';
import type { Source } from './statement/field.ts';
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

/** Answers GET and HEAD: rows with filters, order, window and count, as of one instant. */
export async function read(
  database: EngineDatabase,
  caller: Caller,
  relations: Relations,
  { relation, query, representation, preferences, headOnly }: ReadRequest,
): Promise<Response> {
  for (const { offset } of query.embedded.values()) checkOffset(offset);
  const answers = new AnswerMarks();
  const source: Source = { relation, alias: 'r0' };
  const ownFrom = ` from public.${quoteName(relation.name)} as r0`;
  const choose = (conditions: readonly Condition[]) => {
    const parameters = new Parameters(answers);
    const rows = rowsSql(relations, source, query, conditions, parameters);
    return { parameters, rows, from: `${ownFrom}${rows.joins}${rows.where}` };
  };
  const rowsOf = async (transaction: Transaction, span: Span, limit: number | null): Promise<SpanRows> => {
    const { parameters, rows, from } = choose([...spanConditions(span), ...query.conditions]);
    const window = windowSql(source, { ...query, limit }, parameters);
    const [row] = await transaction.unsafe<SpanRows[]>(
      `with page as (select ${rows.columns}${from}${window}) select ${bodySql(representation)} as body, (select count(*) from page)::int as count`,
      parameters.values,
    );
    return row!;
  };
  const find = async (transaction: Transaction, column: string, span: Span, limit: number): Promise<Span | null> => {
    const { parameters, rows, from } = choose([...spanConditions(span), ...query.conditions]);
    // Embedded rows decide only with an inner join which rows there are.
    const inner = query.select.some((item) => item.kind === 'embedding' && item.inner);
    const window = windowSql(source, { ...query, limit }, parameters);
    const [found] = await transaction.unsafe<{ oldest: string | null; newest: string | null }[]>(
      `select min(at)::text as oldest, max(at)::text as newest from (select r0.${quoteName(column)} as at${inner ? from : `${ownFrom}${rows.where}`}${window}) as found`,
      parameters.values,
    );
    if (found === undefined || found.oldest === null || found.newest === null) return null;
    return [
      { column, by: 'gte', value: found.oldest },
      { column, by: 'lte', value: found.newest },
    ];
  };
  const whole = choose(query.conditions);
  const { body, count, total } = await inTransaction(
    database,
    caller,
    `${whole.rows.columns}${whole.from}`,
    'isolation level repeatable read read only',
    async (transaction) => {
      if (headOnly && preferences.count !== null && representation.kind === 'array') {
        const rows = await countRows(transaction, whole, preferences.count, 0);
        return {
          body: '',
          count: Math.max(0, Math.min(query.limit ?? ROWS_MAX, ROWS_MAX, rows! - query.offset)),
          total: rows,
        };
      }
      const spans = newestFirst(relation, query, representation, Date.now());
      const page =
        spans === null
          ? await rowsOf(transaction, [], query.limit)
          : await readSpans(spans, query.limit, {
              rows: (span, limit) => rowsOf(transaction, span, limit),
              find: (span, limit) => find(transaction, spans.column, span, limit),
            });
      return { ...page, total: await countRows(transaction, whole, preferences.count, query.offset + page.count) };
    },
  );
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
