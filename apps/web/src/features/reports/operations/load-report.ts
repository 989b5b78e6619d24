import { queryOptions } from '@tanstack/react-query';
import type { ReportFile, ReportToRead, ReportWithRequest } from '@theia-astro/server/rules/reports';
import { readFunction } from '@/lib/call-function.ts';
import { refusalText } from '@/lib/error-message.ts';
import { reportsKey } from './reload.ts';

const FAILED = 'This report could not be loaded.';
const WRITING_EVERY_MS = 1_000;

/** The state of a report; while it is being written, it is read again every second. */
export function reportQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...reportsKey(userId), 'one', id],
    queryFn: async (): Promise<ReportWithRequest> => {
      const report = await readFunction<ReportWithRequest>('report', { id }).catch((error: unknown) => {
        throw new Error(refusalText(error, FAILED));
      });
      if (report === null) throw new Error(FAILED);
      return report;
    },
    refetchInterval: ({ state }) => (state.data && state.data.ended_at === null ? WRITING_EVERY_MS : false),
    retry: false,
  });
}

/** What is written in a report that is ready. It never changes. */
export function reportTextQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...reportsKey(userId), 'text', id],
    queryFn: async (): Promise<ReportToRead> => {
      const file = await readFunction<ReportFile>('read-report', { id, format: 'json' }).catch((error: unknown) => {
        throw new Error(refusalText(error, FAILED));
      });
      if (file === null || !('text' in file)) throw new Error(FAILED);
      return JSON.parse(file.text) as ReportToRead;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
