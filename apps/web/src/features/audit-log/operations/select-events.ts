import { TRAIL_COLUMNS } from '@/lib/operations/load-trail.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { type AuditFilter, eventsOfKind, searchConditions, startOf } from '../audit-filter.ts';

export const LOAD_FAILED = 'The audit log could not be loaded.';

/** Up to `count` events of a filter, newest first, that are older than the event `before`. */
export async function selectEvents(userId: string, filter: AuditFilter, before: number | null, count: number) {
  const supabase = await getSupabase();
  let query = supabase.from('audit_log').select(TRAIL_COLUMNS).eq('user_id', userId);
  const start = startOf(filter, Date.now());
  if (start !== null) query = query.gte('created_at', start);
  if (filter.kind !== '') query = query.in('event', eventsOfKind(filter.kind));
  if (filter.actor !== '') query = query.eq('actor', filter.actor);
  if (filter.search !== '') query = query.or(searchConditions(filter.search));
  if (before !== null) query = query.lt('id', before);
  const { data, error } = await query.order('id', { ascending: false }).limit(count);
  if (error) throw new Error(LOAD_FAILED);
  return data;
}
