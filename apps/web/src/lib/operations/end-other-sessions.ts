import { mutationOptions } from '@tanstack/react-query';
import { getSupabase } from '../supabase.ts';
import { toast } from '../toast.ts';

export const sessionsKey = (userId: string) => ['sessions', userId] as const;
export const signInMethodsKey = (userId: string) => ['sign-in-methods', userId] as const;

/** Ends every session of the user but this one. */
export function endOtherSessions(userId: string) {
  return mutationOptions({
    mutationFn: async () => {
      const supabase = await getSupabase();
      const { error } = await supabase.auth.signOut({ scope: 'others' });
      if (error) throw error;
    },
    onSuccess: async (_ended, _input, _before, { client }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: sessionsKey(userId) }),
        client.invalidateQueries({ queryKey: signInMethodsKey(userId) }),
      ]);
      toast('Every other session has ended.', { variant: 'success' });
    },
    meta: { failed: 'The other sessions could not be ended. Please try again.' },
  });
}
