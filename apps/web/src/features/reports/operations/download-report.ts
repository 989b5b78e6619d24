import { mutationOptions } from '@tanstack/react-query';
import type { ReportFile } from '@theia-astro/server/rules/reports';
import { callFunction } from '@/lib/call-function.ts';
import { saveFile } from '@/lib/save-file.ts';
import { fileName } from '../file-name.ts';
import type { DownloadForm } from '../download-forms.ts';

const FAILED = 'The file could not be made. Please try again.';

/** Saves a report as a file in the browser. */
export function downloadReport(id: string, title: string) {
  return mutationOptions({
    mutationFn: async ({ format, paper, ending }: DownloadForm) => {
      const file = await callFunction<ReportFile>('read-report', { id, format, paper });
      if (file === null) throw new Error(FAILED);
      const content = 'text' in file ? file.text : Uint8Array.from(atob(file.base64), (byte) => byte.charCodeAt(0));
      saveFile(fileName(title, ending), file.type, content);
    },
    meta: { failed: FAILED, shownInForm: true },
  });
}
