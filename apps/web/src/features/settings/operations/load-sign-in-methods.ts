import { queryOptions } from '@tanstack/react-query';
import { hasPassword } from '@/lib/auth/confirm-owner.ts';
import { signInMethodsKey } from '@/lib/operations/end-other-sessions.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** An account at a provider that can sign in to the user's account. */
export interface LinkedAccount {
  readonly id: string;
  /** The address at the provider; null if unknown. */
  readonly email: string | null;
  readonly linkedAt: string | null;
  readonly usedAt: string | null;
}

export interface SignInMethods {
  readonly password: boolean;
  readonly google: readonly LinkedAccount[];
}

/** What the account can be signed in with. */
export function signInMethodsQuery(userId: string) {
  return queryOptions({
    queryKey: signInMethodsKey(userId),
    queryFn: async (): Promise<SignInMethods> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase.auth.getUser();
      if (error) throw error;
      const { user } = data;
      return {
        password: hasPassword(user),
        google: (user.identities ?? [])
          .filter(({ provider }) => provider === 'google')
          .map(({ identity_id: id, identity_data: facts, created_at: linkedAt, last_sign_in_at: usedAt }) => ({
            id,
            email: typeof facts?.['email'] === 'string' ? facts['email'] : null,
            linkedAt: linkedAt ?? null,
            usedAt: usedAt ?? null,
          })),
      };
    },
    staleTime: 0,
  });
}
