import { queryOptions } from '@tanstack/react-query';
import { fromTable } from '../from-table.ts';

/** What is shown of an event. */
export const TRAIL_COLUMNS = 'id, created_at, actor, session_id, device, network, event, subject_id, subject, details';
const FAILED = 'The history could not be loaded.';

async function loadTrail(userId: string, about: readonly string[], most: number) {
  const data = await fromTable(FAILED, (client) =>
    client
      .from('audit_log')
      .select(TRAIL_COLUMNS)
      .eq('user_id', userId)
      .or(about.map((what) => `event.like.${what}.*`).join(','))
      .order('id', { ascending: false })
      .limit(most + 1),
  );
  return { events: data.slice(0, most), hasMore: data.length > most };
}

export type TrailEvent = Awaited<ReturnType<typeof loadTrail>>['events'][number];

/** What history is kept under. */
export const trailKey = (userId: string) => ['trail', userId] as const;

/** The newest events of the user's audit log about these: `key`, `webhook`. */
export function trailQuery(userId: string, about: readonly string[], most: number) {
  return queryOptions({
    queryKey: [...trailKey(userId), about, most],
    queryFn: () => loadTrail(userId, about, most),
  });
}
