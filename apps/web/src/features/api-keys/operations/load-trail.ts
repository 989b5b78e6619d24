import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { keyTrailKey } from './reload-keys.ts';

async function loadTrail(userId: string, most: number) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('audit_log')
    .select('id, created_at, actor, device, network, event, subject, details')
    .eq('user_id', userId)
    .like('event', 'key.*')
    .order('id', { ascending: false })
    .limit(most + 1);
  if (error) throw new Error('The history of your keys could not be loaded.');
  return { events: data.slice(0, most), hasMore: data.length > most };
}

export type TrailEvent = Awaited<ReturnType<typeof loadTrail>>['events'][number];

/** The newest events of the user's keys in the audit log. */
export function trailQuery(userId: string, most: number) {
  return queryOptions({ queryKey: [...keyTrailKey(userId), most], queryFn: () => loadTrail(userId, most) });
}
