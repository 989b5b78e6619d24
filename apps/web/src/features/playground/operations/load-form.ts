import { queryOptions } from '@tanstack/react-query';
import { loaders } from 'virtual:playground';
import { loadPart } from '@/lib/load-part.ts';

/** The form of an operation. */
export function formQuery(id: string) {
  return queryOptions({
    queryKey: ['playground-form', id],
    queryFn: async () => {
      const load = loaders[id];
      if (load === undefined) throw new Error('There is no such endpoint.');
      return (await loadPart(load, true)).form;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
