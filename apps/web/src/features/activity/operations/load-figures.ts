import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadCallFigures } from '@/lib/operations/load-call-figures.ts';
import { type CallFilter, timeSpan } from '../call-filter.ts';

/** The figures of a filter, asked for again at most every 15 s. */
export function figuresQuery(userId: string, filter: CallFilter) {
  return queryOptions({
    queryKey: ['call-figures', userId, filter],
    queryFn: () => {
      const { fromIso, untilIso } = timeSpan(filter, Date.now());
      return loadCallFigures({
        from: fromIso,
        until: untilIso,
        outcome: filter.outcome,
        code: filter.code === '' ? null : Number(filter.code),
        product: filter.product || null,
        key: filter.key || null,
        slower_ms: filter.slowerMs === '' ? null : Number(filter.slowerMs),
        search: filter.search || null,
      });
    },
    staleTime: 15_000,
    retry: false,
    meta: { missing: 'the figures of your calls' },
    placeholderData: keepPreviousData,
  });
}
