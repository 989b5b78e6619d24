import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AuditFilter } from '../audit-filter.ts';
import { selectEvents } from './select-events.ts';

const PAGE_ROWS = 50;

/** The events of a filter, newest first, one page at a time. Read anew whenever the screen is opened. */
export function eventsQuery(userId: string, filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit-log', userId, filter],
    queryFn: ({ pageParam }) => selectEvents(userId, filter, pageParam, PAGE_ROWS),
    initialPageParam: null as number | null,
    getNextPageParam: (events): number | null => (events.length === PAGE_ROWS ? (events.at(-1)?.id ?? null) : null),
    staleTime: 0,
  });
}
