import { type QueryClient, infiniteQueryOptions, queryOptions, mutationOptions } from '@tanstack/react-query';
import { callOperation } from '@/lib/call-operation.ts';
import { callResource, cursorPages, fetchResource, readResource } from '@/lib/call-resource.ts';
import { change, reload } from '@/lib/operations/change.ts';
import { saveFile } from '@/lib/save-file.ts';
import { type Draft, draftRequest, NEW_DRAFT } from './draft.ts';
import { keepDraft } from './kept-draft.ts';
import { fileName } from './file-name.ts';
import type { DownloadForm } from './download-forms.ts';

/** The query key of the wallet. */
export const WALLET = 'wallet';
const reportsKey = (userId: string) => ['reports', userId] as const;

const reportKeys = (userId: string) => [reportsKey(userId), [WALLET, userId]];

/** Reads the reports of an account again, and the wallet that paid for them. */
export function reloadReports(client: QueryClient, userId: string): Promise<unknown> {
  return reload(client, reportKeys(userId));
}

const LIST_REFRESH_MS = 1_500;

/** The kept reports, newest first, one page at a time; while one is being written, they are read again. */
export function reportsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...reportsKey(userId), 'list'],
    queryFn: ({ pageParam }) =>
      readResource('GET /reports', { query: { cursor: pageParam } }, 'Your reports could not be loaded.'),
    ...cursorPages,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ reports }) => reports.some((report) => report.ended_at === null))
        ? LIST_REFRESH_MS
        : false,
  });
}

const REPORT_FAILED = 'This report could not be loaded.';
const REPORT_REFRESH_MS = 1_000;

/** The state of a report; while it is being written, it is read again every second. */
export function reportQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...reportsKey(userId), 'one', id],
    queryFn: () => readResource('GET /reports/{id}', { id }, REPORT_FAILED),
    refetchInterval: ({ state }) => (state.data && state.data.ended_at === null ? REPORT_REFRESH_MS : false),
    retry: false,
  });
}

/** The text of a finished report. It never changes. */
export function reportTextQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...reportsKey(userId), 'text', id],
    queryFn: () => readResource('GET /reports/{id}/content', { id }, REPORT_FAILED),
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

/** Makes a secret address for a report and returns it this once; the previous one ends immediately. */
export const shareReport = (userId: string, id: string) =>
  change({
    send: () => callResource('POST /reports/{id}/share', { id }),
    reloads: reportKeys(userId),
    failed: 'The link could not be made. Please try again.',
    shownInForm: true,
  });

/** Ends the secret address of a report immediately. */
export const withdrawReport = (userId: string, id: string) =>
  change({
    send: () => callResource('DELETE /reports/{id}/share', { id }),
    reloads: reportKeys(userId),
    done: 'The link has been revoked.',
    failed: 'The link could not be revoked. Please try again.',
    shownInForm: true,
  });

/** Deletes a report for good. */
export const deleteReport = (userId: string, id: string) =>
  change({
    send: () => callResource('DELETE /reports/{id}', { id }),
    reloads: reportKeys(userId),
    done: 'The report has been deleted.',
    failed: 'The report could not be deleted. Please try again.',
  });

/** Saves a report as a file in the browser. */
export function downloadReport(id: string, title: string) {
  return mutationOptions({
    mutationFn: async ({ format, paper, ending }: DownloadForm) => {
      const file = await fetchResource('GET /reports/{id}/content', { id, query: { format, paper } });
      saveFile(fileName(title, ending), file.headers.get('content-type') ?? '', await file.blob());
    },
    meta: { failed: 'The file could not be made. Please try again.', shownInForm: true },
  });
}
