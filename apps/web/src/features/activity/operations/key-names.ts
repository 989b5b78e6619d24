import { queryOptions } from '@tanstack/react-query';
import { fromTable } from '@/lib/from-table.ts';

async function loadKeyNames(userId: string) {
  return fromTable('Failed to load your API keys. Please try again.', (client) =>
    client.from('api_keys').select('id, label, is_active, is_test').eq('user_id', userId).order('created_at'),
  );
}

/** A key of the user, without its secret. */
export type KeyName = Awaited<ReturnType<typeof loadKeyNames>>[number];

/** The names of the user's keys, oldest first. */
export function keyNamesQuery(userId: string) {
  return queryOptions({
    queryKey: ['key-names', userId],
    queryFn: () => loadKeyNames(userId),
    staleTime: 60_000,
    meta: { missing: 'the names of your keys' },
  });
}

/** The name of the key of a call. */
export function keyNameOf(keyId: string | null, keys: readonly KeyName[] | undefined): string {
  if (keyId === null) return 'None';
  if (keys === undefined) return '';
  return keys.find(({ id }) => id === keyId)?.label ?? 'Deleted key';
}
