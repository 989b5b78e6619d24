import { queryOptions } from '@tanstack/react-query';
import { fromTable } from '@/lib/from-table.ts';

async function loadKeyNames(userId: string) {
  const [keys, apps] = await Promise.all([
    fromTable('Failed to load your API keys. Please try again.', (client) =>
      client.from('api_keys').select('id, label, is_active, is_test').eq('user_id', userId).order('created_at'),
    ),
    fromTable('Failed to load your connected apps. Please try again.', (client) =>
      client.from('connected_apps').select('id, name, disconnected_at').eq('user_id', userId).order('connected_at'),
    ),
  ]);
  const named = apps.map(({ id, name, disconnected_at: endedAt }) => ({
    id,
    label: name,
    is_active: endedAt === null,
    is_test: false,
  }));
  return [...keys, ...named];
}

/** A key of the user, without its secret, or that of a connected app. */
export type KeyName = Awaited<ReturnType<typeof loadKeyNames>>[number];

/** The names of the user's keys, oldest first, then those of apps. */
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
