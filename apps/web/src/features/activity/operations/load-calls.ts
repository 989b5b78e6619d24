import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallFilter } from '../call-filter.ts';
import { type Cursor, selectCalls } from './select-calls.ts';

const PAGE_ROWS = 25;

/** The calls of a filter, newest first, one page at a time. Reloaded whenever the screen is opened. */
export function callsQuery(userId: string, filter: CallFilter) {
  return infiniteQueryOptions({
    queryKey: ['calls', userId, filter],
    queryFn: ({ pageParam }) => selectCalls(userId, filter, { after: pageParam }, PAGE_ROWS),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ calls }): Cursor | null => {
      const end = calls.at(-1);
      return end && calls.length === PAGE_ROWS ? { created_at: end.created_at, id: end.id } : null;
    },
    staleTime: 0,
  });
}
