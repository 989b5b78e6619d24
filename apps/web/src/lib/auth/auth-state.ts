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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readStatus = (): AuthStatus => state.status;
const readUserId = (): string | undefined => (state.status === 'authenticated' ? state.user?.id : undefined);
const readUser = (): User | null => state.user;

/** `loading` until the session has been read. */
export function useAuthStatus(): AuthStatus {
  return useSyncExternalStore(subscribe, readStatus, () => LOADING.status);
}

/** Whether this is the status now. For a visitor only `loading` and `unauthenticated` ever change: parts that ask for another are not rendered again when the session has been read. */
export function useHasStatus(status: AuthStatus): boolean {
  return useSyncExternalStore(
    subscribe,
    () => state.status === status,
    () => LOADING.status === status,
  );
}

/** Whether somebody is signed in; false until it is known. */
export function useIsSignedIn(): boolean {
  return useHasStatus('authenticated');
}

/** Who is signed in, a second factor still missing or not; null for visitors, and until it is known. */
export function useUser(): User | null {
  return useSyncExternalStore(subscribe, readUser, () => null);
}

/** The id of who is signed in; undefined for visitors, and until it is known. */
export function useUserId(): string | undefined {
  return useSyncExternalStore(subscribe, readUserId, () => undefined);
}

/** The signed-in user of a guarded page. Throws 'User not authenticated' elsewhere. */
export function useSignedInUser(): User {
  const user = useUser();
  if (!user) throw new Error('User not authenticated');
  return user;
}
