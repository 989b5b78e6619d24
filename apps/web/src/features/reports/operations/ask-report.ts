import { mutationOptions } from '@tanstack/react-query';
import type { ReportPreview, ReportRow } from '@theia-astro/server/rules/reports';
import { callFunction } from '@/lib/call-function.ts';
import { type Draft, draftRequest, NEW_DRAFT } from '../draft.ts';
import { keepDraft } from '../kept-draft.ts';
import { reloadReports } from './reload.ts';

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

export interface Order {
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
