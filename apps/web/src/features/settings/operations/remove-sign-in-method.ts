import { mutationOptions } from '@tanstack/react-query';
import { callAuth } from '@/lib/auth/auth-call.ts';
import { sessionsKey, signInMethodsKey } from '@/lib/operations/end-other-sessions.ts';
import { toast } from '@/lib/toast.ts';

/** Removes a linked account. `confirmed` asks for proof of the owner if the server requires it. */
export function removeSignInMethod(
  userId: string,
  confirmed: <Result>(change: () => Promise<Result>) => Promise<Result>,
) {
  return mutationOptions({
    mutationFn: (id: string) => confirmed(() => callAuth('DELETE', `/user/identities/${id}`)),
    onSuccess: async (_removed, _id, _before, { client }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: signInMethodsKey(userId) }),
        client.invalidateQueries({ queryKey: sessionsKey(userId) }),
      ]);
      toast('Google sign-in removed', { variant: 'success' });
    },
    meta: { failed: 'Google sign-in could not be removed. Please try again.' },
  });
}
