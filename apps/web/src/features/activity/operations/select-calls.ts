import { getSupabase } from '@/lib/supabase.ts';
import { type CallFilter, timeSpan } from '../call-filter.ts';
import { readLogPart } from './archive-away.ts';

/** The columns for lists and exports, without the large payloads. */
export const CALL_COLUMNS =
  'id, created_at, response_status, request_type, report_tier, processing_time_ms, request_id, method, path, error_message, api_usage(total_cost_usd, paid_by)';
export const LOAD_FAILED = 'Failed to load your calls. Please try again.';

/** The call after which a page begins. The time alone is not enough: the calls of a batch share it. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** Up to `count` calls of a filter after a cursor, newest first. */
export async function selectCalls(userId: string, filter: CallFilter, after: Cursor | null, count: number) {
  const supabase = await getSupabase();
  const { fromIso, untilIso } = timeSpan(filter, Date.now());
  return readLogPart((since) => {
    // An archive that is away is not asked again and again: the answer says when it is worth it.
    let query = supabase.from('translator_logs').select(CALL_COLUMNS).eq('user_id', userId).retry(false);
    if (fromIso !== null) query = query.gte('created_at', fromIso);
    if (untilIso !== null) query = query.lt('created_at', untilIso);
    if (since !== null) query = query.gte('created_at', since);
    if (filter.outcome === 'success' || filter.product === 'free')
      query = query.gte('response_status', 200).lte('response_status', 299);
    if (filter.outcome === 'failed') query = query.or('response_status.lt.200,response_status.gt.299');
    if (filter.product === 'free') query = query.is('report_tier', null);
    else if (filter.product) query = query.eq('report_tier', filter.product);
    if (after)
      query = query
        .lte('created_at', after.created_at)
        .or(`created_at.lt."${after.created_at}",and(created_at.eq."${after.created_at}",id.lt.${after.id})`);
    return query.order('created_at', { ascending: false }).order('id', { ascending: false }).limit(count);
  }, LOAD_FAILED);
}

/** A call as lists and exports show it. */
export type Call = Awaited<ReturnType<typeof selectCalls>>['calls'][number];
