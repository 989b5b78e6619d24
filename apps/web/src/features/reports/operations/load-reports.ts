import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ReportList } from '@theia-astro/server/rules/reports';
import { readFunction } from '@/lib/call-function.ts';
import { refusalText } from '@/lib/error-message.ts';
import { reportsKey } from './reload.ts';

const FAILED = 'Your reports could not be loaded.';
const WRITING_EVERY_MS = 1_500;

/** The kept reports, newest first, one page at a time; while one is being written, they are read again. */
export function reportsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...reportsKey(userId), 'list'],
    queryFn: async ({ pageParam }): Promise<ReportList> => {
      const list = await readFunction<ReportList>('reports', { before: pageParam }).catch((error: unknown) => {
        throw new Error(refusalText(error, FAILED));
      });
      if (list === null) throw new Error(FAILED);
      return list;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ reports, more }) => (more ? (reports.at(-1)?.id ?? null) : null),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ reports }) => reports.some((report) => report.ended_at === null))
        ? WRITING_EVERY_MS
        : false,
    retry: false,
  });
}
