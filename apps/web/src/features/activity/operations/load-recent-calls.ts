import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { readLogPart } from './archive-away.ts';
import { CALL_COLUMNS, LOAD_FAILED } from './select-calls.ts';

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
