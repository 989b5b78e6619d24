import { isProblemCode } from '@theia-astro/endpoints/problem';
import type { ReportVoice } from '@theia-astro/endpoints/endpoint';
import type { keptReportSchema, ReportStage, ReportStatus } from '@theia-astro/endpoints/reports/report-paths';
import type { Wire } from '@theia-astro/endpoints/wire/wire-type';
import { decryptRow, encryptForRow, type RowSecret, type SealedRow } from '../database/secrets/encrypted-row.ts';

export type ReportDocument = Wire<typeof keptReportSchema>;

/** A row of `private.report_facts`. */
export interface ReportRow {
  readonly id: string;
  readonly user_id: string;
  readonly api_key_id: string | null;
  readonly kind: string;
  /** A `ReportVoice`. */
  readonly voice: string;
  /** A `ReportStatus`. */
  readonly status: string;
  /** A `ReportStage`. */
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

function instant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

/** What of a report is sealed. */
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
