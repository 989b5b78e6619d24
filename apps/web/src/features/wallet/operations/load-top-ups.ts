import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const SHOWN_ROWS = 5;
const LOAD_FAILED = 'Failed to load auto-topup history';

async function loadTopUps(userId: string) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('topup_queue')
    .select('id, status, amount_usd, requested_at, processed_at, message')
    .eq('user_id', userId)
    .order('requested_at', { ascending: false })
    .limit(SHOWN_ROWS);
  if (error) throw new Error(LOAD_FAILED);
  return data;
}

export type TopUpRequest = Awaited<ReturnType<typeof loadTopUps>>[number];

/** The latest automatic top-ups, newest first. */
export function topUpsQuery(userId: string) {
  return queryOptions({
    queryKey: ['topup-queue', userId],
    queryFn: () => loadTopUps(userId),
    meta: { missing: 'the history of your automatic top-ups' },
  });
}
