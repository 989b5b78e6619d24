import { queryOptions, type QueryState } from '@tanstack/react-query';
import { trailKey } from '@/lib/operations/load-trail.ts';
import { callOperation } from '@/lib/call-operation.ts';
import { fromTable } from '@/lib/from-table.ts';
import { type Change, change } from '@/lib/operations/change.ts';

/** How often the keys are reloaded while there is none or they cannot be read. */
export const RETRY_MS = 3000;
export const LOAD_FAILED = 'Failed to load API key. Please try again.';

export const keysKey = (userId: string) => ['api-keys', userId] as const;
const firstKeyKey = (userId: string) => ['api-key', userId] as const;

/** What shows the keys, wherever that is. */
export const keyQueries = (userId: string) => [keysKey(userId), firstKeyKey(userId), trailKey(userId)];

/** A change of the keys. Whatever the server says, a failure has one message, unless `explain` has another one. */
export const keyChange = <Data, Input = void>(userId: string, how: Omit<Change<Input, Data>, 'reloads'>) =>
  change({ reloads: keyQueries(userId), explain: () => how.failed, ...how });

/** The user's first key, or null. @throws Error for the reader */
export async function loadFirstKey(userId: string) {
  return fromTable(LOAD_FAILED, (client) =>
    client
      .from('api_keys')
      .select('id, api_key, is_active, created_at, last_used_at')
      .eq('user_id', userId)
      .eq('is_test', false)
      .order('created_at')
      .limit(1)
      .maybeSingle(),
  );
}

export type FirstKey = NonNullable<Awaited<ReturnType<typeof loadFirstKey>>>;

type KeyState = QueryState<FirstKey | null>;

const retryMs = ({ status, data }: KeyState): number | false =>
  status === 'error' || (status === 'success' && !data) ? RETRY_MS : false;

/** The user's first live key, or null. */
export function firstKeyQuery(userId: string) {
  return queryOptions({
    queryKey: firstKeyKey(userId),
    queryFn: () => loadFirstKey(userId),
    retry: false,
    refetchInterval: ({ state }) => retryMs(state),
  });
}

/** How often a key that was never used is read again. */
const UNUSED_MS = 5000;

/** The first key where its use is shown: what it says about its use is true soon after the first call. */
export function firstKeyWithUseQuery(userId: string) {
  return queryOptions({
    ...firstKeyQuery(userId),
    refetchInterval: ({ state }) => retryMs(state) || (state.data?.last_used_at === null ? UNUSED_MS : false),
  });
}

/** When a key was last used, according to the server; null: never. */
export function lastUseQuery(keyId: string) {
  return queryOptions({
    queryKey: ['api-key-last-use', keyId],
    queryFn: async () => {
      const key = await fromTable(LOAD_FAILED, (client) =>
        client.from('api_keys').select('last_used_at').eq('id', keyId).single(),
      );
      return key.last_used_at;
    },
    staleTime: 0,
    retry: false,
  });
}

const REGENERATE_FAILED = 'Failed to regenerate API key. Please try again.';
/** Shown when the server gave no usable message. */
const REGENERATE_FAILED_SILENTLY = 'Failed to regenerate API key.';

/** Replaces a key, by default the first one, or creates it. */
export function regenerateKey(userId: string, keyId?: string) {
  const nothingMade = new Error(REGENERATE_FAILED_SILENTLY);
  return keyChange(userId, {
    send: async () => {
      const id = keyId ?? (await loadFirstKey(userId))?.id;
      const made = await (id ? callOperation('rotate-key', { id }) : callOperation('create-key', { label: 'Default' }));
      if (!made.id) throw nothingMade;
    },
    done: 'Your API key has been regenerated.',
    failed: REGENERATE_FAILED,
    explain: (error) => (error === nothingMade ? REGENERATE_FAILED_SILENTLY : REGENERATE_FAILED),
  });
}
