import { createTokenBuckets } from '../../processes/token-bucket.ts';
import type { callOperations } from '../../rules/operations/calls.ts';
import type { Output } from '../../rules/operations/operation.ts';
import { indexedConditions, otherConditions } from './call-filter.ts';
import { type Handler, OperationError } from './operation.ts';
import { readWithin } from './read-within.ts';

type CallFigures = (typeof callOperations)['call-figures'];

/** Only the newest calls are read, so the work does not grow with the log. */
export const LOOKED_AT_MAX = 10_000;
/** The longest time that is read, because each day is a partition. */
export const DAYS_MAX = 31;
const DAY_MS = 86_400_000;
const LIMIT = { timeout: '3s', tooLong: 'The figures took too long. Choose a shorter time.' };
/** Per user: ten immediately, then one per second. */
const RATE = { capacity: 10, refillPerSecond: 1 };

/**
 * Totals and latency of the caller's calls that match a filter. It reads the newest 10,000 calls by time, product and outcome (which have indexes),
 * within 31 days and within the log in PostgreSQL. The other conditions are checked for each of them.
 */
export function callFigures(): Handler<CallFigures> {
  const buckets = createTokenBuckets(RATE, () => performance.now());
  return async ({ user, input: wanted, sql }) => {
    if (buckets.take(user.userId) > 0) throw new OperationError(429, 'Please wait a second');
    const wantedUntilMs = Date.parse(wanted.until ?? '9999-01-01T00:00:00Z');
    const until = new Date(Math.min(Math.max(wantedUntilMs, DAYS_MAX * DAY_MS), Date.now() + DAY_MS));
    const endMs = Math.min(until.getTime(), Date.now());
    const since = new Date(Math.max(Date.parse(wanted.from ?? '1970-01-01T00:00:00Z'), endMs - DAYS_MAX * DAY_MS));
    const figures = await readWithin(sql, 'read only', LIMIT, async (transaction) => {
      const [row] = await transaction<Omit<Output<CallFigures>, 'cut' | 'since'>[]>`
            with looked_at as materialized (
              select l.id, l.created_at, l.response_status, l.processing_time_ms, l.api_key_id, l.request_id, l.path, l.error_message, l.total_cost_usd
              from private.calls l
              where ${indexedConditions(transaction, user.userId, wanted)} and l.created_at >= ${since} and l.created_at < ${until}
              order by l.created_at desc limit ${LOOKED_AT_MAX}
            ), taken as materialized (
              select * from looked_at l where ${otherConditions(transaction, wanted)}
            )
            select (select count(*)::int from looked_at) as looked_at, count(*)::int as calls,
                   (count(*) filter (where t.response_status < 200 or t.response_status > 299))::int as failed,
                   coalesce(sum(t.total_cost_usd), 0)::text as cost_usd,
                   percentile_cont(0.5) within group (order by t.processing_time_ms::float8) as p50_ms,
                   percentile_cont(0.95) within group (order by t.processing_time_ms::float8) as p95_ms,
                   percentile_cont(0.99) within group (order by t.processing_time_ms::float8) as p99_ms
            from taken t`;
      return row!;
    });
    return { ...figures, cut: figures.looked_at === LOOKED_AT_MAX, since: since.toISOString() };
  };
}
