import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const RECENT_ROWS = 4;
const RECENT_REFRESH_MS = 2500;

/** What a list shows of a call: never its payloads, which are large. */
export const LIST_COLUMNS =
  'id, created_at, response_status, request_type, processing_time_ms, method, path, error_message, api_usage(total_cost_usd)';
export const LOAD_FAILED = 'Failed to load your calls. Please try again.';

interface Usage {
  total_cost_usd: number | string;
}

export interface Call {
  id: string;
  created_at: string;
  response_status: number;
  request_type: string | null;
  processing_time_ms: number | string | null;
  method: string;
  path: string;
  /** Why it failed. */
  error_message: string | null;
  api_usage: Usage | Usage[] | null;
}

/** The one row that a join gave, whichever way it came. */
export function joined<Row>(rows: Row | Row[] | null): Row | undefined {
  return (Array.isArray(rows) ? rows[0] : rows) ?? undefined;
}

/** What a call cost, or undefined when nothing was charged for it. */
export function costOf(call: Pick<Call, 'api_usage'>): number | string | undefined {
  return joined(call.api_usage)?.total_cost_usd;
}

async function fetchRecentCalls(userId: string): Promise<Call[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('translator_logs')
    .select(LIST_COLUMNS)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(RECENT_ROWS)
    .returns<Call[]>();
  if (error) throw new Error(LOAD_FAILED);
  return data;
}

/** The latest 4 calls, read again every 2.5 s while the page is in view. */
export function recentCallsQuery(userId: string) {
  return queryOptions({
    queryKey: ['recent-calls', userId],
    queryFn: () => fetchRecentCalls(userId),
    refetchInterval: RECENT_REFRESH_MS,
    staleTime: 0,
  });
}
