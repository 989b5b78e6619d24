import { infiniteQueryOptions, queryOptions, keepPreviousData } from '@tanstack/react-query';
import { formatUtcDate } from '@/lib/format.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { loadCallFigures } from '@/lib/operations/load-call-figures.ts';
import { type CallFilter, searchConditions, timeSpan } from '../call-filter.ts';

const CODE = 'call_archive_unavailable';

/** Rows of the log, newest first. `unreadBefore`: older ones exist only in an archive that is away; null: nothing is missing. */
export interface LogPart<Row> {
  calls: Row[];
  unreadBefore: string | null;
}

interface TableAnswer<Row> {
  data: Row[] | null;
  error: { code: string; details: string } | null;
}

/** What to tell about calls that cannot be read now. `before`: an instant. */
export function awayText(before: string): string {
  return `Calls before ${formatUtcDate(before)} cannot be read right now, newer ones can.`;
}

/** The instant before which no call can be read now, from the refusal of a read; null for any other failure. */
export function unreadBeforeOf(error: { code: string; details: string }): string | null {
  return error.code === CODE && !Number.isNaN(Date.parse(error.details)) ? error.details : null;
}

/**
 * Reads a part of the log; the newer calls alone where the older ones cannot be read.
 * @param ask of calls from an instant on; null: of all
 */
async function readLogPart<Row>(
  ask: (since: string | null) => PromiseLike<TableAnswer<Row>>,
  failed: string,
): Promise<LogPart<Row>> {
  const whole = await ask(null);
  if (whole.data !== null) return { calls: whole.data, unreadBefore: null };
  const unreadBefore = whole.error === null ? null : unreadBeforeOf(whole.error);
  if (unreadBefore === null) throw new Error(failed);
  const newer = await ask(unreadBefore);
  if (newer.data === null) throw new Error(failed);
  return { calls: newer.data, unreadBefore };
}

/** The columns for lists and exports, without the large payloads. */
const CALL_COLUMNS =
  'id, created_at, response_status, request_type, report_tier, processing_time_ms, request_id, method, path, error_message, api_key_id, api_usage(total_cost_usd, paid_by)';
export const LOAD_FAILED = 'Failed to load your calls. Please try again.';

/** The call after which a page begins. The time alone is not enough: the calls of a batch share it. */
export interface Cursor {
  created_at: string;
  id: string;
}

const TOO_LONG = 'The search took too long. Choose a shorter time and try again.';
const GATEWAY_TIMEOUT = 504;

/** Where a read of the log begins: after a call, or with the calls from an instant on. */
interface Place {
  after?: Cursor | null;
  sinceIso?: string;
}

/** Up to `count` calls of a filter, newest first. */
export async function selectCalls(userId: string, filter: CallFilter, place: Place, count: number) {
  const supabase = await getSupabase();
  const { fromIso, untilIso } = timeSpan(filter, Date.now());
  const { after = null, sinceIso } = place;
  return readLogPart(async (since) => {
    // An archive that is away is not asked again and again: the answer says when it is worth it.
    let query = supabase.from('translator_logs').select(CALL_COLUMNS).eq('user_id', userId).retry(false);
    for (const bound of [fromIso, since, sinceIso]) if (bound) query = query.gte('created_at', bound);
    if (untilIso !== null) query = query.lt('created_at', untilIso);
    if (filter.code) query = query.eq('response_status', Number(filter.code));
    if (filter.outcome === 'success' || filter.product === 'free')
      query = query.gte('response_status', 200).lte('response_status', 299);
    if (filter.outcome === 'failed') query = query.or('response_status.lt.200,response_status.gt.299');
    if (filter.product === 'free') query = query.is('report_tier', null);
    else if (filter.product) query = query.eq('report_tier', filter.product);
    if (filter.key) query = query.eq('api_key_id', filter.key);
    if (filter.slowerMs) query = query.gt('processing_time_ms', Number(filter.slowerMs));
    if (filter.search) query = query.or(searchConditions(filter.search));
    if (after)
      query = query
        .lte('created_at', after.created_at)
        .or(`created_at.lt."${after.created_at}",and(created_at.eq."${after.created_at}",id.lt.${after.id})`);
    const answer = await query.order('created_at', { ascending: false }).order('id', { ascending: false }).limit(count);
    if (answer.error && answer.status === GATEWAY_TIMEOUT) throw new Error(TOO_LONG);
    return answer;
  }, LOAD_FAILED);
}

/** A call as lists and exports show it. */
export type Call = Awaited<ReturnType<typeof selectCalls>>['calls'][number];

const PAGE_ROWS = 25;

/** The calls of a filter, newest first, one page at a time. Reloaded whenever the screen is opened. */
export function callsQuery(userId: string, filter: CallFilter) {
  return infiniteQueryOptions({
    queryKey: ['calls', userId, filter],
    queryFn: ({ pageParam }) => selectCalls(userId, filter, { after: pageParam }, PAGE_ROWS),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ calls }): Cursor | null => {
      const end = calls.at(-1);
      return end && calls.length === PAGE_ROWS ? { created_at: end.created_at, id: end.id } : null;
    },
    staleTime: 0,
  });
}

const RECENT_ROWS = 4;
const RECENT_REFRESH_MS = 2500;

async function loadRecentCalls(userId: string) {
  const supabase = await getSupabase();
  return readLogPart((since) => {
    const calls = supabase.from('translator_logs').select(CALL_COLUMNS).eq('user_id', userId).retry(false);
    return (since === null ? calls : calls.gte('created_at', since))
      .order('created_at', { ascending: false })
      .limit(RECENT_ROWS);
  }, LOAD_FAILED);
}

/** The latest 4 calls, reloaded every 2.5 s while the page is visible. */
export function recentCallsQuery(userId: string) {
  return queryOptions({
    queryKey: ['recent-calls', userId],
    queryFn: () => loadRecentCalls(userId),
    refetchInterval: RECENT_REFRESH_MS,
    staleTime: 0,
  });
}

/** The figures of a filter, asked for again at most every 15 s. */
export function figuresQuery(userId: string, filter: CallFilter) {
  return queryOptions({
    queryKey: ['call-figures', userId, filter],
    queryFn: () => {
      const { fromIso, untilIso } = timeSpan(filter, Date.now());
      return loadCallFigures({
        from: fromIso,
        until: untilIso,
        outcome: filter.outcome,
        code: filter.code === '' ? null : Number(filter.code),
        product: filter.product || null,
        key: filter.key || null,
        slower_ms: filter.slowerMs === '' ? null : Number(filter.slowerMs),
        search: filter.search || null,
      });
    },
    staleTime: 15_000,
    retry: false,
    meta: { missing: 'the figures of your calls' },
    placeholderData: keepPreviousData,
  });
}
