import { parentPort } from 'node:worker_threads';
import { writeReportPdf } from '@theia-astro/report/pdf/pdf';
import type { FromPdfThread, ToPdfThread } from './pdf-thread.ts';

/** Renders reports as PDF, one after the other. */
parentPort?.on('message', ({ id, report, paper }: ToPdfThread) => {
  const say = (message: FromPdfThread): void => parentPort?.postMessage(message);
  try {
    say({ id, pdf: writeReportPdf(report, paper) });
  } catch (error) {
    say({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
