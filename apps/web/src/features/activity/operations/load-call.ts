import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { spanOfCall } from '../call-span.ts';
import { awayText, unreadBeforeOf } from './archive-away.ts';

const LOAD_FAILED = 'Failed to load this call. Please try again.';

async function loadCall(userId: string, id: string) {
  const supabase = await getSupabase();
  const span = spanOfCall(id);
  let query = supabase
    .from('translator_logs')
    .select(
      'id, created_at, response_status, request_type, report_tier, processing_time_ms, request_id, method, path, error_message, api_key_id, request_payload, google_geo, api_usage(total_cost_usd, unit_price_usd, paid_by)',
    )
    .eq('user_id', userId)
    .eq('id', id)
    .retry(false);
  // The log is kept by day: without the days every one of them is searched.
  if (span !== null) query = query.gte('created_at', span.fromIso).lt('created_at', span.untilIso);
  const { data: call, error } = await query.limit(1).maybeSingle();
  if (error) {
    const unreadBefore = unreadBeforeOf(error);
    throw new Error(unreadBefore === null ? LOAD_FAILED : awayText(unreadBefore));
  }
  if (!call) return null;
  if (!call.api_key_id) return { call, keyLabel: null };
  const { data: key } = await supabase.from('api_keys').select('label').eq('id', call.api_key_id).maybeSingle();
  return { call, keyLabel: key?.label ?? null };
}

/** A call, and the current name of its key; null when the key was deleted. */
export type CallWithKey = NonNullable<Awaited<ReturnType<typeof loadCall>>>;
export type CallDetails = CallWithKey['call'];

/** One call with its request. A logged call never changes. */
export function callQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ['call', userId, id],
    queryFn: () => loadCall(userId, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
