import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const nameOf = ({ meta }: Pick<Query, 'meta'>): string | undefined => meta?.missing;

const isMissing = (query: Query): boolean =>
  nameOf(query) !== undefined && query.state.status === 'error' && query.state.data === undefined && query.isActive();

const namesIn = (cache: QueryCache): string =>
  [...new Set(cache.findAll({ predicate: isMissing }).map(nameOf))].join(', ');

/** What the screen shows less of because a read failed that has no place of its own there (`meta.missing`), in words; empty if there is none. */
export function useMissingParts(): { readonly names: string; readonly retry: () => void } {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const names = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => namesIn(cache),
    () => '',
  );
  return { names, retry: () => void client.refetchQueries({ predicate: isMissing }) };
}
