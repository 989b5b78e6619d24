import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

async function loadPlanSource(userId: string) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('plan_in_force')
    .select('plan_name, source')
    .eq('user_id', userId)
    .single();
  if (error) throw new Error('Failed to load your plan. Please try again.');
  return data;
}

/** Where the plan in force comes from: `trial`, `stripe`, or `operator` for one that the operator granted. */
export function planSourceQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'plan-source', userId], queryFn: () => loadPlanSource(userId) });
}
