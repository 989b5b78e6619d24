import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '../supabase.ts';

/** What is shown of an event. */
export const TRAIL_COLUMNS = 'id, created_at, actor, session_id, device, network, event, subject_id, subject, details';
const FAILED = 'The history could not be loaded.';

async function loadTrail(userId: string, about: readonly string[], most: number) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('audit_log')
    .select(TRAIL_COLUMNS)
    .eq('user_id', userId)
    .or(about.map((what) => `event.like.${what}.*`).join(','))
    .order('id', { ascending: false })
    .limit(most + 1);
  if (error) throw new Error(FAILED);
  return { events: data.slice(0, most), hasMore: data.length > most };
}

export type TrailEvent = Awaited<ReturnType<typeof loadTrail>>['events'][number];

/** The query key of the history. */
export const trailKey = (userId: string) => ['trail', userId] as const;

/** The newest events of the user's audit log about these: `key`, `webhook`. */
export function trailQuery(userId: string, about: readonly string[], most: number) {
  return queryOptions({
    queryKey: [...trailKey(userId), about, most],
    queryFn: () => loadTrail(userId, about, most),
  });
}
