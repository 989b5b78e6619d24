import { mutationOptions } from '@tanstack/react-query';
import { formatCount } from '@/lib/format.ts';
import { saveFile } from '@/lib/save-file.ts';
import { toast } from '@/lib/toast.ts';
import type { CallFilter } from '../call-filter.ts';
import { toCsv } from '../csv.ts';
import { succeeded } from '../outcome.ts';
import { type Call, type Cursor, LOAD_FAILED, selectCalls } from './select-calls.ts';

const PAGE_ROWS = 1000;
const ROWS_MAX = 50_000;

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

const cells = (row: Call) => [
  row.created_at,
  succeeded(row.response_status) ? 'Success' : 'Failed',
  row.response_status,
  row.response_status >= 400 ? 'None' : row.request_type,
  row.report_tier,
  row.method,
  row.path,
  row.processing_time_ms,
  row.api_usage?.total_cost_usd ?? 0,
  row.api_usage?.paid_by ?? null,
  row.request_id,
  row.error_message,
];

/** Every call of a filter, newest first; not `complete` when there are more than fit into one file. */
async function loadAll(userId: string, filter: CallFilter): Promise<{ rows: readonly Call[]; complete: boolean }> {
  const rows: Call[] = [];
  let after: Cursor | null = null;
  while (rows.length < ROWS_MAX) {
    const page: Call[] = await selectCalls(userId, filter, after, PAGE_ROWS);
    rows.push(...page);
    const end = page.at(-1);
    if (page.length < PAGE_ROWS || !end) return { rows, complete: true };
    after = { created_at: end.created_at, id: end.id };
  }
  return { rows, complete: false };
}

/** Saves the calls of a filter as a CSV file, newest first, up to 50,000. */
export function exportCalls(userId: string) {
  return mutationOptions({
    mutationFn: (filter: CallFilter) => loadAll(userId, filter),
    onSuccess: ({ rows, complete }) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`theia-calls-${day}.csv`, 'text/csv;charset=utf-8', toCsv(HEADER, rows.map(cells)));
      const count = formatCount(rows.length);
      if (complete) toast(`${count} ${rows.length === 1 ? 'call' : 'calls'} exported`, { variant: 'success' });
      else
        toast(`The latest ${count} calls exported`, {
          description: 'One file takes no more. Narrow the dates for the rest.',
          variant: 'success',
        });
    },
    meta: { failed: LOAD_FAILED },
  });
}
