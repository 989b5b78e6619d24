import { getSupabase } from '@/lib/supabase.ts';
import { type CallFilter, timeSpan } from '../call-filter.ts';
import { searchConditions } from '../call-search.ts';
import { readLogPart } from './archive-away.ts';

/** The columns for lists and exports, without the large payloads. */
export const CALL_COLUMNS =
  'id, created_at, response_status, request_type, report_tier, processing_time_ms, request_id, method, path, error_message, api_key_id, api_usage(total_cost_usd, paid_by)';
export const LOAD_FAILED = 'Failed to load your calls. Please try again.';

/** The call after which a page begins. The time alone is not enough: the calls of a batch share it. */
export interface Cursor {
  created_at: string;
  id: string;
}

export const TOO_LONG = 'The search took too long. Choose a shorter time and try again.';
const GATEWAY_TIMEOUT = 504;

/** Where a read of the log begins: after a call, or with the calls from an instant on. */
export interface Place {
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
