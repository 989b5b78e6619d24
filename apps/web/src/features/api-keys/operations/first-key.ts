import { type QueryClient, queryOptions, type QueryState, mutationOptions } from '@tanstack/react-query';
import { trailKey } from '@/lib/operations/load-trail.ts';
import { callOperation } from '@/lib/call-operation.ts';
import { fromTable } from '@/lib/from-table.ts';
import { toast } from '@/lib/toast.ts';

/** How often the keys are reloaded while there is none or they cannot be read. */
export const RETRY_MS = 3000;
export const LOAD_FAILED = 'Failed to load API key. Please try again.';

export const keysKey = (userId: string) => ['api-keys', userId] as const;
const firstKeyKey = (userId: string) => ['api-key', userId] as const;

/** Reloads the keys wherever they are shown, after a change. */
export function reloadKeys(queries: QueryClient, userId: string): Promise<unknown> {
  return Promise.all([
    queries.invalidateQueries({ queryKey: keysKey(userId) }),
    queries.invalidateQueries({ queryKey: firstKeyKey(userId) }),
    queries.invalidateQueries({ queryKey: trailKey(userId) }),
  ]);
}

interface KeyChange<Input> {
  readonly send: (input: Input) => Promise<unknown>;
  /** The confirmation; without one, the page shows enough. */
  readonly done?: string | ((input: Input) => string);
  /** The message of a failure, whatever the server says. */
  readonly failed: string;
  /** The message of a failure that has another one. */
  readonly explain?: (error: unknown) => string;
  readonly shownInForm?: boolean;
}

/** A change of the keys, which are then reloaded. */
export function keyChange<Input = void>(
  userId: string,
  { send, done, failed, explain = () => failed, shownInForm = false }: KeyChange<Input>,
) {
  return mutationOptions({
    mutationFn: (input: Input) =>
      send(input).catch((error: unknown) => {
        throw new Error(explain(error), { cause: error });
      }),
    onSuccess: async (_changed, input, _before, { client }) => {
      await reloadKeys(client, userId);
      if (done !== undefined) toast(typeof done === 'string' ? done : done(input), { variant: 'success' });
    },
    meta: { failed, shownInForm },
  });
}

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

async function loadLastUse(keyId: string): Promise<string | null> {
  const data = await fromTable(LOAD_FAILED, (client) =>
    client.from('api_keys').select('last_used_at').eq('id', keyId).single(),
  );
  return data.last_used_at;
}

/** When a key was last used, according to the server; null: never. */
export function lastUseQuery(keyId: string) {
  return queryOptions({
    queryKey: ['api-key-last-use', keyId],
    queryFn: () => loadLastUse(keyId),
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
