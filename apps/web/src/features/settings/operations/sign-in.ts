import { queryOptions } from '@tanstack/react-query';
import { isLongEnough, PASSWORD_CHARACTERS_MIN } from '@theia-astro/server/rules/account';
import { askAuth } from '@/lib/auth/ask-auth.ts';
import { type Confirmed, hasPassword, needsOwner } from '@/lib/auth/confirm-owner.ts';
import { signInMethodsKey, sessionsKey } from '@/lib/operations/end-other-sessions.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { callAuth, AuthCallError } from '@/lib/auth/auth-call.ts';
import { change } from '@/lib/operations/change.ts';
import { z } from '@/lib/zod.ts';
import { rejectionText } from '@/lib/error-message.ts';

/** An account at a provider that can sign in to the user's account. */
export interface LinkedAccount {
  readonly id: string;
  /** The address at the provider; null if unknown. */
  readonly email: string | null;
  readonly linkedAt: string | null;
  readonly usedAt: string | null;
}

interface SignInMethods {
  readonly password: boolean;
  readonly google: readonly LinkedAccount[];
}

/** What the account can be signed in with. */
export function signInMethodsQuery(userId: string) {
  return queryOptions({
    queryKey: signInMethodsKey(userId),
    queryFn: async (): Promise<SignInMethods> => {
      const { user } = (await askAuth((auth) => auth.getUser())).data;
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

/** Removes a linked account. `confirmed` asks for proof of the owner if the server requires it. */
export const removeSignInMethod = (userId: string, confirmed: Confirmed) =>
  change({
    send: (id: string) => confirmed(() => callAuth('DELETE', `/user/identities/${id}`)),
    reloads: [signInMethodsKey(userId), sessionsKey(userId)],
    done: 'Google sign-in removed',
    failed: 'Google sign-in could not be removed. Please try again.',
  });

export const LENGTH_RULE = `At least ${PASSWORD_CHARACTERS_MIN} characters`;
const MISMATCH = 'The passwords do not match';
const PASSWORD_FAILED = 'There was an error updating your password.';

/** The form: the new password, typed twice. */
export const newPassword = z
  .object({ password: z.string().refine(isLongEnough, { error: LENGTH_RULE }), confirmation: z.string().min(1) })
  .refine(({ password, confirmation }) => password === confirmation, { path: ['confirmation'], error: MISMATCH });

interface PasswordChange {
  password: string;
  /** Proof of the owner; null if it is not known. */
  currentPassword: string | null;
}

async function setPassword({ password, currentPassword }: PasswordChange): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({
    password,
    ...(currentPassword === null ? {} : { current_password: currentPassword }),
  });
  if (needsOwner(error)) throw error;
  if (error) throw new Error(rejectionText(error, PASSWORD_FAILED));
}

/** Sets a new password. `confirmed` asks for proof of the owner if the server requires it. */
export const changePassword = (userId: string, confirmed: Confirmed) =>
  change({
    send: (wish: PasswordChange) => confirmed(() => setPassword(wish)),
    reloads: [signInMethodsKey(userId)],
    done: 'Password updated',
    failed: PASSWORD_FAILED,
    shownInForm: true,
  });

/** A session of the user that has not ended. */
export interface ActiveSession {
  readonly id: string;
  /** The browser, as it named itself. */
  readonly device: string | null;
  readonly network: string | null;
  readonly started_at: string;
  readonly seen_at: string;
  /** True for this session. */
  readonly current: boolean;
}

/** The user's sessions, this one first, then the latest seen. */
export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: sessionsKey(userId),
    queryFn: async () => (await callAuth<{ sessions: readonly ActiveSession[] }>('GET', '/sessions')).sessions,
    staleTime: 0,
  });
}

/** Ends another session of the user. One that has ended already is as good. */
export const endSession = (userId: string) =>
  change({
    send: async (id: string) => {
      try {
        await callAuth('DELETE', `/sessions/${id}`);
      } catch (error) {
        if (!(error instanceof AuthCallError && error.status === 404)) throw error;
      }
    },
    reloads: [sessionsKey(userId)],
    done: 'The session has ended.',
    failed: 'The session could not be ended. Please try again.',
  });
