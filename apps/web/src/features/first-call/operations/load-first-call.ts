import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const LOAD_FAILED = 'Failed to load your calls. Please try again.';
const COLUMNS =
  'id, request_id, created_at, response_status, report_tier, processing_time_ms, method, path, error_message, api_usage(total_cost_usd)';
const LISTEN_MS = 2000;

async function loadFirstCall(userId: string) {
  const supabase = await getSupabase();
  const calls = () => supabase.from('translator_logs').select(COLUMNS).eq('user_id', userId).retry(false);
  const [latest, answered] = await Promise.all([
    calls().order('created_at', { ascending: false }).limit(1),
    calls().gte('response_status', 200).lte('response_status', 299).order('created_at', { ascending: false }).limit(1),
  ]);
  if (latest.error || answered.error) throw new Error(LOAD_FAILED);
  return { latest: latest.data[0] ?? null, answered: answered.data[0] ?? null };
}

/** The latest call of the account, whatever became of it, and the latest that was answered. */
export type FirstCallState = Awaited<ReturnType<typeof loadFirstCall>>;
export type LoggedCall = NonNullable<FirstCallState['latest']>;

/** Whether the account has called. While the page listens it is asked again every 2 s until a call was answered, then never again. */
export function firstCallQuery(userId: string, isListening: boolean) {
  return queryOptions({
    queryKey: ['first-call', userId],
    queryFn: () => loadFirstCall(userId),
    refetchInterval: ({ state }) => (isListening && state.data && !state.data.answered ? LISTEN_MS : false),
    refetchOnWindowFocus: ({ state }) => isListening && !state.data?.answered,
  });
}
