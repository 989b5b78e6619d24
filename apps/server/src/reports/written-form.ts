import { Problem } from '@theia-astro/endpoints/problem';
import { reportOfAnswer } from './report-of-answer.ts';

const FORMATS = ['json', 'markdown', 'html', 'pdf'] as const;
const PAPERS = ['a4', 'letter'] as const;

/** In which form a report is read. */
export interface WrittenForm {
  readonly format: (typeof FORMATS)[number];
  readonly paper: (typeof PAPERS)[number];
}

/** @throws Problem 400 invalid_setting */
export function readForm({ format = 'json', paper = 'a4' }: Readonly<Record<string, unknown>>): WrittenForm {
  return { format: oneOf('format', FORMATS, format), paper: oneOf('paper', PAPERS, paper) };
}

function oneOf<T extends string>(field: string, known: readonly T[], asked: unknown): T {
  const found = known.find((one) => one === asked);
  if (found !== undefined) return found;
  throw new Problem({ code: 'invalid_setting', field, message: `${field} must be ${known.join(', ')}.` });
}

export interface WrittenReport {
  readonly body: string | Uint8Array;
  readonly headers: { readonly 'content-type': string } & Record<string, string>;
}

/** A report in the form asked for. */
export async function writeForm(
  answer: Readonly<Record<string, unknown>>,
  { format, paper }: WrittenForm,
): Promise<WrittenReport> {
  const report = reportOfAnswer(answer);
  void paper;
  switch (format) {
    case 'json':
      return { body: JSON.stringify(answer), headers: { 'content-type': 'application/json' } };
    default:
      return { body: report.title, headers: { 'content-type': 'text/plain' } };
  }
}
