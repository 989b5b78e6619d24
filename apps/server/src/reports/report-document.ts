import { isProblemCode, Problem } from '@theia-astro/endpoints/problem';
import type { ReportVoice } from '@theia-astro/endpoints/endpoint';
import type { keptReportSchema, ReportStage, ReportStatus } from '@theia-astro/endpoints/reports/report-paths';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import { writeReportHtml } from '@theia-astro/report/html/html';
import { writeReportMarkdown } from '@theia-astro/report/markdown/markdown';
import { PAPERS } from '@theia-astro/report/report';
import { decryptRow, encryptForRow, type RowSecret, type SealedRow } from '../database/secrets/encrypted-row.ts';
import { isAddressSecret } from '../encoding/address-secret.ts';
import { setPdf } from './pdf/pdf-thread.ts';
import { reportOfAnswer } from './preview.ts';
import { instant } from '../encoding/instant.ts';

export type ReportDocument = Wire<typeof keptReportSchema>;

export interface ReportRow {
  readonly id: string;
  readonly user_id: string;
  readonly api_key_id: string | null;
  readonly kind: string;
  readonly voice: string;
  readonly status: string;
  readonly stage: string | null;
  readonly progress: number;
  readonly failure: string | null;
  readonly failure_message: string | null;
  readonly content_cipher: Buffer;
  readonly secret_id: string;
  readonly cost_usd: string;
  readonly is_shared: boolean;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

/** A report as its owner sees it. */
export function reportDocument(accepted: readonly RowSecret[], row: ReportRow): ReportDocument {
  return {
    id: row.id,
    kind: row.kind,
    voice: row.voice as ReportVoice,
    status: row.status as ReportStatus,
    stage: row.stage as ReportStage | null,
    progress: row.progress,
    title: row.status === 'ready' ? titleOf(accepted, row) : null,
    shared: row.is_shared,
    cost_usd: row.cost_usd,
    failure: row.failure !== null && isProblemCode(row.failure) ? row.failure : null,
    failure_message: row.failure_message,
    created_at: instant(row.created_at),
    ended_at: row.ended_at && instant(row.ended_at),
  };
}

function titleOf(
  accepted: readonly RowSecret[],
  { id, content_cipher: cipher, secret_id: secretId }: ReportRow,
): string | null {
  const title = openReport(accepted, id, { cipher, secretId }).answer?.['title'];
  return typeof title === 'string' ? title : null;
}

/** The encrypted part of a report. */
export interface ReportContent {
  /** The fields that were sent to `/report`. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The answer of `/report`; null until it is ready. */
  readonly answer: Readonly<Record<string, unknown>> | null;
}

/** Seals the content of the report with this id. */
export function sealReport(secret: RowSecret, id: string, content: ReportContent): SealedRow {
  return encryptForRow(secret, 'reports', id, JSON.stringify(content));
}

/** @throws Error when it depends on a secret that is not accepted, or belongs to another report */
export function openReport(accepted: readonly RowSecret[], id: string, sealed: SealedRow): ReportContent {
  return JSON.parse(decryptRow(accepted, 'reports', id, sealed)) as ReportContent;
}

const PATH = /^\/shared-reports\/([^/]+)$/;

/** The address under which anybody may read a report. */
export function sharedReportUrl(publicUrl: string, secret: string): string {
  return `${new URL(publicUrl).origin}/shared-reports/${secret}`;
}

/** The secret part of such an address; null when the path cannot be one. */
export function secretOfSharedPath(path: string): string | null {
  const secret = PATH.exec(path)?.[1];
  return secret !== undefined && isAddressSecret(secret) ? secret : null;
}

const FORMATS = ['json', 'markdown', 'html', 'pdf'] as const;

/** In which form a report is read. */
type WrittenForm = ReturnType<typeof readForm>;

/** @throws Problem 400 invalid_setting */
export function readForm({ format = 'json', paper = 'a4' }: Readonly<Record<string, unknown>>) {
  return { format: oneOf('format', FORMATS, format), paper: oneOf('paper', PAPERS, paper) };
}

function oneOf<T extends string>(field: string, known: readonly T[], asked: unknown): T {
  const found = known.find((one) => one === asked);
  if (found !== undefined) return found;
  throw new Problem({ code: 'invalid_setting', field, message: `${field} must be one of ${known.join(', ')}.` });
}

interface WrittenReport {
  readonly body: string | Uint8Array;
  readonly headers: { readonly 'content-type': string } & Record<string, string>;
}

/** The page of a report runs and loads nothing, whatever it contains. */
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
