import { decryptRow, type RowSecret, type SealedRow, encryptForRow } from '../database/secrets/encrypted-row.ts';

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
