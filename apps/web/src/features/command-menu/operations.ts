import { queryOptions } from '@tanstack/react-query';
import { fromTable } from '@/lib/from-table.ts';

const loadKeyNames = (userId: string) =>
  fromTable('Your keys could not be loaded.', (client) =>
    client.from('api_keys').select('id, label, api_key, is_test, is_active').eq('user_id', userId).order('created_at'),
  );

/** The user's keys, to find them by name. */
export function keyNamesQuery(userId: string) {
  return queryOptions({ queryKey: ['key-names', userId], queryFn: () => loadKeyNames(userId), retry: false });
}

export type KeyName = Awaited<ReturnType<typeof loadKeyNames>>[number];
