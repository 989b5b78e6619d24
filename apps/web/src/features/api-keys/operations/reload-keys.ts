import type { QueryClient } from '@tanstack/react-query';
import { trailKey } from '@/lib/operations/load-trail.ts';

/** How often the keys are reloaded while there is none or they cannot be read. */
export const RETRY_MS = 3000;
export const LOAD_FAILED = 'Failed to load API key. Please try again.';

export const keysKey = (userId: string) => ['api-keys', userId] as const;
export const firstKeyKey = (userId: string) => ['api-key', userId] as const;

/** Reloads the keys wherever they are shown, after a change. */
export function reloadKeys(queries: QueryClient, userId: string): Promise<unknown> {
  return Promise.all([
    queries.invalidateQueries({ queryKey: keysKey(userId) }),
    queries.invalidateQueries({ queryKey: firstKeyKey(userId) }),
    queries.invalidateQueries({ queryKey: trailKey(userId) }),
  ]);
}
