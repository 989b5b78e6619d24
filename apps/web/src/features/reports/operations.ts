import { type QueryClient, infiniteQueryOptions, queryOptions, mutationOptions } from '@tanstack/react-query';
import type { ReportToRead } from '@theia-astro/server/rules/reports';
import { readOperation, callOperation } from '@/lib/call-operation.ts';
import { toast } from '@/lib/toast.ts';
import { saveFile } from '@/lib/save-file.ts';
import { type Draft, draftRequest, NEW_DRAFT } from './draft.ts';
import { keepDraft } from './kept-draft.ts';
import { fileName } from './file-name.ts';
import type { DownloadForm } from './download-forms.ts';

/** What the wallet is kept under. */
export const WALLET = 'wallet';
const reportsKey = (userId: string) => ['reports', userId] as const;

/** Reads the reports of an account again, and the wallet that paid for them. */
export async function reloadReports(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: reportsKey(userId) }),
    client.invalidateQueries({ queryKey: [WALLET, userId] }),
  ]);
}

const LIST_REFRESH_MS = 1_500;

/** The kept reports, newest first, one page at a time; while one is being written, they are read again. */
export function reportsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...reportsKey(userId), 'list'],
    queryFn: ({ pageParam }) => readOperation('reports', { before: pageParam }, 'Your reports could not be loaded.'),
    initialPageParam: null as string | null,
    getNextPageParam: ({ reports, more }) => (more ? (reports.at(-1)?.id ?? null) : null),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ reports }) => reports.some((report) => report.ended_at === null))
        ? LIST_REFRESH_MS
        : false,
    retry: false,
  });
}

const REPORT_FAILED = 'This report could not be loaded.';
const REPORT_REFRESH_MS = 1_000;

/** The state of a report; while it is being written, it is read again every second. */
export function reportQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...reportsKey(userId), 'one', id],
    queryFn: () => readOperation('report', { id }, REPORT_FAILED),
    refetchInterval: ({ state }) => (state.data && state.data.ended_at === null ? REPORT_REFRESH_MS : false),
    retry: false,
  });
}

/** What is written in a report that is ready. It never changes. */
export function reportTextQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...reportsKey(userId), 'text', id],
    queryFn: async (): Promise<ReportToRead> => {
      const file = await readOperation('read-report', { id, format: 'json' }, REPORT_FAILED);
      if (!('text' in file)) throw new Error(REPORT_FAILED);
      return JSON.parse(file.text) as ReportToRead;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

const BUY_FAILED = 'The report could not be ordered. Please try again: it is charged once, however often you do.';

/** The beginning of a report, free of charge. */
export function previewReport() {
  return mutationOptions({
    mutationFn: (draft: Draft) => callOperation('preview-report', { request: draftRequest(draft) }),
    meta: { failed: 'The preview could not be written. Please try again.', shownInForm: true },
  });
}

interface Order {
  readonly draft: Draft;
  readonly previewId: string;
}

/** Orders the report of a preview. It is charged when it is written; ordered again, it is the same report. */
export function buyReport(userId: string) {
  return mutationOptions({
    mutationFn: ({ draft, previewId }: Order) =>
      callOperation('buy-report', { preview_id: previewId, request: draftRequest(draft), voice: draft.voice }),
    onSuccess: (_report, _draft, _before, { client }) => {
      keepDraft(userId, { draft: NEW_DRAFT, preview: null });
      void reloadReports(client, userId);
    },
    meta: { failed: BUY_FAILED, shownInForm: true },
  });
}

/** Makes a secret address for a report; the one it had ends at once. It comes back this once. */
export function shareReport(userId: string, id: string) {
  return mutationOptions({
    mutationFn: () => callOperation('share-report', { id }),
    onSuccess: (_made, _input, _before, { client }) => reloadReports(client, userId),
    meta: { failed: 'The link could not be made. Please try again.', shownInForm: true },
  });
}

/** Ends the secret address of a report at once. */
export function withdrawReport(userId: string, id: string) {
  return mutationOptions({
    mutationFn: () => callOperation('withdraw-report', { id }),
    onSuccess: async (_withdrawn, _input, _before, { client }) => {
      await reloadReports(client, userId);
      toast('The link has been withdrawn.', { variant: 'success' });
    },
    meta: { failed: 'The link could not be withdrawn. Please try again.', shownInForm: true },
  });
}

/** Deletes a report for good. */
export function deleteReport(userId: string, id: string) {
  return mutationOptions({
    mutationFn: () => callOperation('delete-report', { id }),
    onSuccess: async (_deleted, _input, _before, { client }) => {
      await reloadReports(client, userId);
      toast('The report has been deleted.', { variant: 'success' });
    },
    meta: { failed: 'The report could not be deleted. Please try again.' },
  });
}

/** Saves a report as a file in the browser. */
export function downloadReport(id: string, title: string) {
  return mutationOptions({
    mutationFn: async ({ format, paper, ending }: DownloadForm) => {
      const file = await callOperation('read-report', { id, format, paper });
      const content = 'text' in file ? file.text : Uint8Array.from(atob(file.base64), (byte) => byte.charCodeAt(0));
      saveFile(fileName(title, ending), file.type, content);
    },
    meta: { failed: 'The file could not be made. Please try again.', shownInForm: true },
  });
}
