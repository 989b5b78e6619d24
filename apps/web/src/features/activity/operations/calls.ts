import { infiniteQueryOptions, queryOptions, keepPreviousData } from '@tanstack/react-query';
import { formatUtcDate } from '@/lib/format.ts';
import type { InputOf } from '@theia-astro/server/rules/operations/catalog';
import type { CallRow } from '@theia-astro/server/rules/operations/calls';
import { readOperation } from '@/lib/call-operation.ts';
import { loadCallFigures } from '@/lib/operations/load-call-figures.ts';
import { type CallFilter, timeSpan } from '../call-filter.ts';

export const LOAD_FAILED = 'Failed to load your calls. Please try again.';

/** A call as lists and exports show it. */
export type Call = CallRow;

/** The message about calls that cannot be read now. `before`: an instant. */
export function awayText(before: string): string {
  return `Calls before ${formatUtcDate(before)} cannot be read right now, newer ones can.`;
}

/** A page of the log. */
export type CallPage = Awaited<ReturnType<typeof loadCalls>>;

const loadCalls = (input: InputOf<'calls'>) => readOperation('calls', input, LOAD_FAILED);

/** The call after which a page starts. The time alone is not enough: the calls of a batch share it. */
export type Cursor = Pick<Call, 'created_at' | 'id'>;

const fieldsOf = (filter: CallFilter) => ({
  outcome: filter.outcome,
  code: filter.code === '' ? null : Number(filter.code),
  product: filter.product || null,
  key: filter.key || null,
  slower_ms: filter.slowerMs === '' ? null : Number(filter.slowerMs),
  search: filter.search || null,
});

/** Up to `count` calls of a filter, newest first: after a call, or from an instant on. */
export async function selectCalls(
  filter: CallFilter,
  { after = null, sinceIso }: { after?: Cursor | null; sinceIso?: string },
  count: number,
) {
  const { fromIso, untilIso } = timeSpan(filter, Date.now());
  const from = sinceIso !== undefined && (fromIso === null || sinceIso > fromIso) ? sinceIso : fromIso;
  return loadCalls({ ...fieldsOf(filter), from, until: untilIso, after, limit: count });
}

/** Where the page after `calls` starts; null after the last page. */
export function nextPage(calls: readonly Call[], count: number): Cursor | null {
  const end = calls.at(-1);
  return end && calls.length === count ? { created_at: end.created_at, id: end.id } : null;
}

const PAGE_ROWS = 25;

/** The calls of a filter, newest first, one page at a time. Reloaded whenever the screen is opened. */
export function callsQuery(userId: string, filter: CallFilter) {
  return infiniteQueryOptions({
    queryKey: ['calls', userId, filter],
    queryFn: ({ pageParam }) => selectCalls(filter, { after: pageParam }, PAGE_ROWS),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ calls }) => nextPage(calls, PAGE_ROWS),
    staleTime: 0,
  });
}

const RECENT_ROWS = 4;
const RECENT_REFRESH_MS = 2500;

/** The latest 4 calls, reloaded every 2.5 s while the page is visible. */
export function recentCallsQuery(userId: string) {
  return queryOptions({
    queryKey: ['recent-calls', userId],
    queryFn: () => loadCalls({ limit: RECENT_ROWS }),
    refetchInterval: RECENT_REFRESH_MS,
    staleTime: 0,
  });
}

/** The figures of a filter, asked for again at most every 15 s. */
export function figuresQuery(userId: string, filter: CallFilter) {
  return queryOptions({
    queryKey: ['call-figures', userId, filter],
    queryFn: () => {
      const { fromIso, untilIso } = timeSpan(filter, Date.now());
      return loadCallFigures({ ...fieldsOf(filter), from: fromIso, until: untilIso });
    },
    staleTime: 15_000,
    retry: false,
    meta: { missing: 'the figures of your calls' },
    placeholderData: keepPreviousData,
  });
}
