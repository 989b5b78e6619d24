import { queryOptions } from '@tanstack/react-query';
import { callAuth } from '@/lib/auth/auth-call.ts';
import { sessionsKey } from '@/lib/operations/end-other-sessions.ts';

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
