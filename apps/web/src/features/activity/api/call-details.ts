import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const LOAD_FAILED = 'Failed to load this call. Please try again.';
const COLUMNS =
  'id, created_at, response_status, request_type, report_tier, processing_time_ms, request_id, method, path, error_message, api_key_id, request_payload, response_payload, google_geo, api_usage(total_cost_usd, unit_price_usd, paid_by)';

export interface CallUsage {
  total_cost_usd: number | string;
  unit_price_usd: number | string;
  paid_by: string;
}

export interface CallDetails {
  id: string;
  created_at: string;
  response_status: number;
  request_type: string | null;
  report_tier: string | null;
  processing_time_ms: number | string | null;
  request_id: string;
  method: string;
  path: string;
  error_message: string | null;
  api_key_id: string | null;
  request_payload: unknown;
  response_payload: unknown;
  google_geo: unknown;
  api_usage: CallUsage | CallUsage[] | null;
}

export interface CallWithKey {
  call: CallDetails;
  /** What its key is called today; null when the key is gone. */
  keyLabel: string | null;
}

async function fetchCall(userId: string, id: string): Promise<CallWithKey | null> {
  const supabase = await getSupabase();
  const { data: call, error } = await supabase
    .from('translator_logs')
    .select(COLUMNS)
    .eq('user_id', userId)
    .eq('id', id)
    .limit(1)
    .maybeSingle<CallDetails>();
  if (error) throw new Error(LOAD_FAILED);
  if (!call) return null;
  if (!call.api_key_id) return { call, keyLabel: null };
  const { data: key } = await supabase
    .from('api_keys')
    .select('label')
    .eq('id', call.api_key_id)
    .maybeSingle<{ label: string }>();
  return { call, keyLabel: key?.label ?? null };
}

/** One call with its payloads. A logged call never changes. */
export function callDetailsQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ['call', userId, id],
    queryFn: () => fetchCall(userId, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
