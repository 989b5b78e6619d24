import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { fromTable } from '../from-table.ts';
import { getSupabase } from '../supabase.ts';

const DUPLICATE = '23505';
const FAILED = 'This could not be dismissed. Please try again.';

/** The name of the first steps among the dismissed notices. */
export const FIRST_STEPS = 'first-call';

const dismissedKey = (userId: string) => ['dismissed', userId] as const;

async function loadDismissed(userId: string): Promise<readonly string[]> {
  const data = await fromTable('Failed to load your dismissed notices. Please try again.', (client) =>
    client.from('dismissed').select('name').eq('user_id', userId),
  );
  return data.map(({ name }) => name);
}

/** The dismissed notices of the account, by name. */
export function dismissedQuery(userId: string) {
  return queryOptions({
    queryKey: dismissedKey(userId),
    queryFn: () => loadDismissed(userId),
    meta: { missing: 'your dismissed notices' },
  });
}

/** Dismisses a notice of the account in every browser. It disappears immediately and comes back if that fails. */
export function dismissNotice(userId: string) {
  return mutationOptions({
    mutationFn: async (name: string) => {
      const supabase = await getSupabase();
      const { error } = await supabase.from('dismissed').insert({ name });
      if (error && error.code !== DUPLICATE) throw new Error(FAILED);
    },
    onMutate: async (name, { client }) => {
      await client.cancelQueries({ queryKey: dismissedKey(userId) });
      client.setQueryData<readonly string[]>(dismissedKey(userId), (held = []) => [...held, name]);
    },
    onSettled: (_answer, _error, _name, _before, { client }) =>
      client.invalidateQueries({ queryKey: dismissedKey(userId) }),
    meta: { failed: FAILED },
  });
}
