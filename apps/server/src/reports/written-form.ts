import { Problem } from '@theia-astro/endpoints/problem';
import { writeReportHtml } from '@theia-astro/report/html/html';
import { writeReportMarkdown } from '@theia-astro/report/markdown/markdown';
import { type Paper, PAPERS } from '@theia-astro/report/report';
import { setPdf } from './pdf/pdf-thread.ts';
import { reportOfAnswer } from './preview.ts';

const FORMATS = ['json', 'markdown', 'html', 'pdf'] as const;

/** In which form a report is read. */
export interface WrittenForm {
  readonly format: (typeof FORMATS)[number];
  readonly paper: Paper;
}

/** @throws Problem 400 invalid_setting */
export function readForm({ format = 'json', paper = 'a4' }: Readonly<Record<string, unknown>>): WrittenForm {
  return { format: oneOf('format', FORMATS, format), paper: oneOf('paper', PAPERS, paper) };
}

function oneOf<T extends string>(field: string, known: readonly T[], asked: unknown): T {
  const found = known.find((one) => one === asked);
  if (found !== undefined) return found;
  throw new Problem({ code: 'invalid_setting', field, message: `${field} must be one of ${known.join(', ')}.` });
}

export interface WrittenReport {
  readonly body: string | Uint8Array;
  readonly headers: { readonly 'content-type': string } & Record<string, string>;
}

/** A page of a report runs nothing and loads nothing, whatever stands in it. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A report in the form asked for. */
export async function writeForm(
  answer: Readonly<Record<string, unknown>>,
  { format, paper }: WrittenForm,
): Promise<WrittenReport> {
  const report = reportOfAnswer(answer);
  switch (format) {
    case 'json':
      return { body: JSON.stringify(answer), headers: { 'content-type': 'application/json' } };
    case 'markdown':
      return { body: writeReportMarkdown(report), headers: { 'content-type': 'text/markdown; charset=utf-8' } };
    case 'html':
      return {
        body: writeReportHtml(report, paper),
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY },
      };
    case 'pdf':
      return { body: await setPdf(report, paper), headers: { 'content-type': 'application/pdf' } };
  }
}
