import { queryOptions } from '@tanstack/react-query';
import { fromTable } from '@/lib/from-table.ts';

const loadPlanSource = (userId: string) =>
  fromTable('Failed to load your plan. Please try again.', (client) =>
    client.from('plan_in_force').select('plan_name, source').eq('user_id', userId).single(),
  );

/** Where the plan in force comes from: `trial`, `stripe`, or `operator` for one that the operator granted. */
export function planSourceQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'plan-source', userId], queryFn: () => loadPlanSource(userId) });
}
