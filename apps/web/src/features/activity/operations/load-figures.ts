import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';
import { type CallFilter, timeSpan } from '../call-filter.ts';

/** What the calls of a filter add up to, of the newest calls of its time only. */
export interface CallFigures {
  /** How many calls were looked at, and how many of them the filter takes. */
  looked_at: number;
  calls: number;
  failed: number;
  cost_usd: string;
  /** Of the calls of the filter; null: there are none. */
  p50_ms: number | null;
  p95_ms: number | null;
  p99_ms: number | null;
  /** Older calls of the time were not looked at. */
  cut: boolean;
  /** Where the time begins that was looked at. */
  since: string;
}

/** The figures of a filter, asked for again at most every 15 s. */
export function figuresQuery(userId: string, filter: CallFilter) {
  return queryOptions({
    queryKey: ['call-figures', userId, filter],
    queryFn: async () => {
      const { fromIso, untilIso } = timeSpan(filter, Date.now());
      const found = await callFunction<CallFigures>('call-figures', {
        from: fromIso,
        until: untilIso,
        outcome: filter.outcome,
        code: filter.code === '' ? null : Number(filter.code),
        product: filter.product || null,
        key: filter.key || null,
        slower_ms: filter.slowerMs === '' ? null : Number(filter.slowerMs),
        search: filter.search || null,
      });
      if (found === null) throw new Error('The server sent no figures');
      return found;
    },
    staleTime: 15_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
}
