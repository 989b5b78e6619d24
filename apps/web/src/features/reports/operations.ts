import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  ReportFile,
  ReportList,
  ReportPreview,
  ReportRow,
  ReportToRead,
  ReportWithRequest,
} from '@theia-astro/server/rules/reports';
import { callFunction, readFunction } from '@/lib/call-function.ts';
import { refusalText } from '@/lib/error-message.ts';
import { saveFile } from '@/lib/save-file.ts';
import { toast } from '@/lib/toast.ts';
import type { DownloadForm } from './download-forms.ts';
import { type Draft, draftRequest, NEW_DRAFT } from './draft.ts';
import { fileName } from './file-name.ts';
import { keepDraft } from './kept-draft.ts';

/** The query key of the wallet. */
export const WALLET = 'wallet';
const reportsKey = (userId: string) => ['reports', userId] as const;

/** Reads the reports of an account again, and the wallet that paid for them. */
export async function reloadReports(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: reportsKey(userId) }),
    client.invalidateQueries({ queryKey: [WALLET, userId] }),
  ]);
}

const LIST_FAILED = 'Your reports could not be loaded.';
const LIST_REFRESH_MS = 1_500;

/** The kept reports, newest first, one page at a time; while one is being written, they are read again. */
export function reportsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...reportsKey(userId), 'list'],
    queryFn: async ({ pageParam }): Promise<ReportList> => {
      const list = await readFunction<ReportList>('reports', { before: pageParam }).catch((error: unknown) => {
        throw new Error(refusalText(error, LIST_FAILED));
      });
      if (list === null) throw new Error(LIST_FAILED);
      return list;
    },
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
    queryFn: async (): Promise<ReportWithRequest> => {
      const report = await readFunction<ReportWithRequest>('report', { id }).catch((error: unknown) => {
        throw new Error(refusalText(error, REPORT_FAILED));
      });
      if (report === null) throw new Error(REPORT_FAILED);
      return report;
    },
    refetchInterval: ({ state }) => (state.data && state.data.ended_at === null ? REPORT_REFRESH_MS : false),
    retry: false,
  });
}

/** The text of a finished report. It never changes. */
export function reportTextQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...reportsKey(userId), 'text', id],
    queryFn: async (): Promise<ReportToRead> => {
      const file = await readFunction<ReportFile>('read-report', { id, format: 'json' }).catch((error: unknown) => {
        throw new Error(refusalText(error, REPORT_FAILED));
      });
      if (file === null || !('text' in file)) throw new Error(REPORT_FAILED);
      return JSON.parse(file.text) as ReportToRead;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

const PREVIEW_FAILED = 'The preview could not be written. Please try again.';
const BUY_FAILED = 'The report could not be ordered. Please try again: it is charged once, however often you do.';

/** The beginning of a report, free of charge. */
export function previewReport() {
  return mutationOptions({
    mutationFn: async (draft: Draft) => {
      const preview = await callFunction<ReportPreview>('preview-report', { request: draftRequest(draft) });
      if (preview === null) throw new Error(PREVIEW_FAILED);
      return preview;
    },
    meta: { failed: PREVIEW_FAILED, shownInForm: true },
  });
}

interface Order {
  readonly draft: Draft;
  readonly previewId: string;
}

/** Orders the report of a preview. It is charged when it is written; ordered again, it is the same report. */
export function buyReport(userId: string) {
  return mutationOptions({
    mutationFn: async ({ draft, previewId }: Order) => {
      const report = await callFunction<ReportRow>('buy-report', {
        preview_id: previewId,
        request: draftRequest(draft),
        voice: draft.voice,
      });
      if (report === null) throw new Error(BUY_FAILED);
      return report;
    },
    onSuccess: (_report, _draft, _before, { client }) => {
      keepDraft(userId, { draft: NEW_DRAFT, preview: null });
      void reloadReports(client, userId);
    },
    meta: { failed: BUY_FAILED, shownInForm: true },
  });
}

const SHARE_FAILED = 'The link could not be made. Please try again.';

/** Makes a secret address for a report and returns it this once; the previous one ends immediately. */
export function shareReport(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      const made = await callFunction<{ url: string }>('share-report', { id });
      if (made === null) throw new Error(SHARE_FAILED);
      return made;
    },
    onSuccess: (_made, _input, _before, { client }) => reloadReports(client, userId),
    meta: { failed: SHARE_FAILED, shownInForm: true },
  });
}

/** Ends the secret address of a report immediately. */
export function withdrawReport(userId: string, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      await callFunction('withdraw-report', { id });
    },
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
    mutationFn: async () => {
      await callFunction('delete-report', { id });
    },
    onSuccess: async (_deleted, _input, _before, { client }) => {
      await reloadReports(client, userId);
      toast('The report has been deleted.', { variant: 'success' });
    },
    meta: { failed: 'The report could not be deleted. Please try again.' },
  });
}

const DOWNLOAD_FAILED = 'The file could not be made. Please try again.';

/** Saves a report as a file in the browser. */
export function downloadReport(id: string, title: string) {
  return mutationOptions({
    mutationFn: async ({ format, paper, ending }: DownloadForm) => {
      const file = await callFunction<ReportFile>('read-report', { id, format, paper });
      if (file === null) throw new Error(DOWNLOAD_FAILED);
      const content = 'text' in file ? file.text : Uint8Array.from(atob(file.base64), (byte) => byte.charCodeAt(0));
      saveFile(fileName(title, ending), file.type, content);
    },
    meta: { failed: DOWNLOAD_FAILED, shownInForm: true },
  });
}
