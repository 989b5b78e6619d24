import type { Session, User } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';
import { needsSecondFactor } from './second-factor.ts';

/**
 * `second-factor`: the password was right and the second factor is still required.
 * `unreachable`: the server could not be reached, so the state is unknown.
 */
export type AuthStatus = 'loading' | 'authenticated' | 'second-factor' | 'unauthenticated' | 'unreachable';

export interface AuthState {
  readonly status: AuthStatus;
  readonly session: Session | null;
  readonly user: User | null;
}

const LOADING: AuthState = { status: 'loading', session: null, user: null };
let state = LOADING;
const listeners = new Set<() => void>();

function publish(next: AuthState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function publishSession(session: Session | null, user: User | null = session?.user ?? null): void {
  if (!session || !user) return publish({ status: 'unauthenticated', session: null, user: null });
  publish({ status: needsSecondFactor(session, user) ? 'second-factor' : 'authenticated', session, user });
}

export function publishStatus(status: 'loading' | 'unreachable'): void {
  publish({ status, session: null, user: null });
}

export function currentAuth(): AuthState {
  return state;
}

/** Who is signed in; `loading` until the session has been read. */
export function useAuth(): AuthState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => LOADING,
  );
}

/** The signed-in user of a guarded page. Throws 'User not authenticated' elsewhere. */
export function useSignedInUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('User not authenticated');
  return user;
}
