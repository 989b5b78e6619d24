import { queryOptions } from '@tanstack/react-query';
import { loaders } from 'virtual:reference';
import { loadPart } from '@/lib/load-part.ts';

const LOAD_FAILED = 'Failed to load the API reference. Please try again.';

/** What the reference says about an endpoint. */
export function endpointQuery(name: string) {
  return queryOptions({
    queryKey: ['reference', name],
    queryFn: async () => {
      const load = loaders[name];
      const part = load === undefined ? null : await loadPart(load).catch(() => null);
      if (part === null) throw new Error(LOAD_FAILED);
      return part.page;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
