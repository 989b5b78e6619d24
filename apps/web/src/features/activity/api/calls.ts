import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const RECENT_ROWS = 4;
const PAGE_ROWS = 25;
const RECENT_REFRESH_MS = 2500;
const COLUMNS = 'id, created_at, response_status, request_type, processing_time_ms, api_usage(total_cost_usd)';

interface Usage { total_cost_usd: number | string }

export interface Call {
  id: string;
  created_at: string;
  response_status: number;
  request_type: string | null;
  processing_time_ms: number | string | null;
  api_usage: Usage | Usage[] | null;
}

/** What a call cost, or undefined when nothing was charged for it. */
export function costOf(call: Call): number | string | undefined {
  return (Array.isArray(call.api_usage) ? call.api_usage[0] : call.api_usage)?.total_cost_usd;
}

async function fetchCalls(userId: string, from: number, count: number): Promise<Call[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('translator_logs').select(COLUMNS).eq('user_id', userId)
    .order('created_at', { ascending: false }).range(from, from + count - 1).returns<Call[]>();
  if (error) throw new Error('Failed to load your calls. Please try again.');
  return data;
}

/** The latest 4 calls, read again every 2.5 s while the page is in view. */
export function recentCallsQuery(userId: string) {
  return queryOptions({ queryKey: ['recent-calls', userId], queryFn: () => fetchCalls(userId, 0, RECENT_ROWS), refetchInterval: RECENT_REFRESH_MS, staleTime: 0 });
}

/** Every call, newest first, a page at a time. */
export function allCallsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['calls', userId],
    queryFn: ({ pageParam }) => fetchCalls(userId, pageParam, PAGE_ROWS),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE_ROWS ? undefined : pages.length * PAGE_ROWS),
  });
}
