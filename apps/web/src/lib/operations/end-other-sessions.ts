import { askAuth } from '../auth/ask-auth.ts';
import { change } from './change.ts';

export const sessionsKey = (userId: string) => ['sessions', userId] as const;
export const signInMethodsKey = (userId: string) => ['sign-in-methods', userId] as const;

/** Ends every session of the user but this one. */
export const endOtherSessions = (userId: string) =>
  change({
    send: () => askAuth((auth) => auth.signOut({ scope: 'others' })),
    reloads: [sessionsKey(userId), signInMethodsKey(userId)],
    done: 'Every other session has ended.',
    failed: 'The other sessions could not be ended. Please try again.',
  });
