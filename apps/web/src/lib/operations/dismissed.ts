import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '../supabase.ts';

const DUPLICATE = '23505';
const FAILED = 'This could not be dismissed. Please try again.';

/** The name of the first steps among the dismissed notices. */
export const FIRST_STEPS = 'first-call';

const awayKey = (userId: string) => ['put-away', userId] as const;

async function loadPutAway(userId: string): Promise<readonly string[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('dismissed').select('name').eq('user_id', userId);
  if (error) throw new Error('Failed to load your dismissed notices. Please try again.');
  return data.map(({ name }) => name);
}

/** The dismissed notices of the account, by name. */
export function dismissedQuery(userId: string) {
  return queryOptions({
    queryKey: awayKey(userId),
    queryFn: () => loadPutAway(userId),
    meta: { missing: 'your dismissed notices' },
  });
}

/** Puts something away from the home of the account, in every browser. It leaves at once and comes back if that fails. */
export function dismissed(userId: string) {
  return mutationOptions({
    mutationFn: async (name: string) => {
      const supabase = await getSupabase();
      const { error } = await supabase.from('dismissed').insert({ name });
      if (error && error.code !== DUPLICATE) throw new Error(FAILED);
    },
    onMutate: async (name, { client }) => {
      await client.cancelQueries({ queryKey: awayKey(userId) });
      client.setQueryData<readonly string[]>(awayKey(userId), (held = []) => [...held, name]);
    },
    onSettled: (_answer, _error, _name, _before, { client }) => client.invalidateQueries({ queryKey: awayKey(userId) }),
    meta: { failed: FAILED },
  });
}
