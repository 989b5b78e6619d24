import { mutationOptions } from '@tanstack/react-query';
import { AuthCallError, callAuth } from '@/lib/auth/auth-call.ts';
import { sessionsKey } from '@/lib/operations/end-other-sessions.ts';
import { toast } from '@/lib/toast.ts';

/** Ends another session of the user. One that has ended already is as good. */
export function endSession(userId: string) {
  return mutationOptions({
    mutationFn: async (id: string) => {
      try {
        await callAuth('DELETE', `/sessions/${id}`);
      } catch (error) {
        if (!(error instanceof AuthCallError && error.status === 404)) throw error;
      }
    },
    onSuccess: async (_ended, _id, _before, { client }) => {
      await client.invalidateQueries({ queryKey: sessionsKey(userId) });
      toast('The session has ended.', { variant: 'success' });
    },
    meta: { failed: 'The session could not be ended. Please try again.' },
  });
}
