import type { CallFilter } from './call-filter.ts';
import { type Cursor, fetchCalls } from './call-pages.ts';
import { toCsv } from './csv.ts';
import { joined } from './calls.ts';

const PAGE_ROWS = 1000;
const ROWS_MAX = 50_000;
const COLUMNS =
  'id, created_at, response_status, request_type, report_tier, processing_time_ms, request_id, method, path, error_message, api_usage(total_cost_usd, paid_by)';

interface ExportUsage {
  total_cost_usd: number | string;
  paid_by: string;
}

interface ExportRow {
  id: string;
  created_at: string;
  response_status: number;
  request_type: string | null;
  report_tier: string | null;
  processing_time_ms: number | string | null;
  request_id: string;
  method: string;
  path: string;
  error_message: string | null;
  api_usage: ExportUsage | ExportUsage[] | null;
}

const HEADER = [
  'date',
  'status',
  'code',
  'type',
  'product',
  'method',
  'path',
  'processing_ms',
  'cost_usd',
  'paid_by',
  'request_id',
  'error',
] as const;

function cells(row: ExportRow): (string | number | null)[] {
  const usage = joined(row.api_usage);
  const succeeded = row.response_status >= 200 && row.response_status <= 299;
  return [
    row.created_at,
    succeeded ? 'Success' : 'Failed',
    row.response_status,
    row.response_status >= 400 ? 'None' : row.request_type,
    row.report_tier,
    row.method,
    row.path,
    row.processing_time_ms,
    usage?.total_cost_usd ?? 0,
    usage?.paid_by ?? null,
    row.request_id,
    row.error_message,
  ];
}

export interface CallExport {
  csv: string;
  rows: number;
  /** False when there were more calls than one file takes. */
  complete: boolean;
}

/** Every call of a filter as CSV, newest first, up to 50,000. */
export async function exportCalls(userId: string, filter: CallFilter): Promise<CallExport> {
  const rows: ExportRow[] = [];
  let after: Cursor | null = null;
  while (rows.length < ROWS_MAX) {
    const page: ExportRow[] = await fetchCalls<ExportRow>(userId, filter, COLUMNS, after, PAGE_ROWS);
    rows.push(...page);
    const end = page.at(-1);
    if (page.length < PAGE_ROWS || !end)
      return { csv: toCsv(HEADER, rows.map(cells)), rows: rows.length, complete: true };
    after = { created_at: end.created_at, id: end.id };
  }
  return { csv: toCsv(HEADER, rows.map(cells)), rows: rows.length, complete: false };
}
