import { mutationOptions } from '@tanstack/react-query';
import { formatCount } from '@/lib/format.ts';
import { saveFile } from '@/lib/save-file.ts';
import { toast } from '@/lib/toast.ts';
import type { CallFilter } from '../call-filter.ts';
import { toCsv } from '@/lib/csv.ts';
import { succeeded } from '../outcome-badge.tsx';
import { awayText, type Call, type Cursor, LOAD_FAILED, type LogPart, selectCalls } from './calls.ts';
import { ANSWERS_AT_ONCE, loadAnswers } from '@/lib/operations/load-answer.ts';

const PAGE_ROWS = 1000;
const ROWS_MAX = 50_000;
/** With answers a file becomes large quickly. */
const ROWS_WITH_ANSWERS_MAX = 1000;

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

/** Every call of a filter that can be read, newest first, at most `rowsMax`; not `complete` when there are more. */
async function loadAll(
  filter: CallFilter,
  rowsMax: number,
): Promise<{ rows: readonly Call[]; complete: boolean; unreadBefore: string | null }> {
  const rows: Call[] = [];
  let after: Cursor | null = null;
  while (rows.length < rowsMax) {
    const { calls, unreadBefore }: LogPart = await selectCalls(filter, { after }, PAGE_ROWS);
    rows.push(...calls);
    const end = calls.at(-1);
    if (calls.length < PAGE_ROWS || !end) return { rows, complete: unreadBefore === null, unreadBefore };
    after = { created_at: end.created_at, id: end.id };
  }
  return { rows, complete: false, unreadBefore: null };
}

/** The cells of the answers of calls: what became of each, and its text as it was sent. */
async function answerCells(rows: readonly Call[]): Promise<readonly (readonly (string | null)[])[]> {
  const cells: (readonly (string | null)[])[] = [];
  for (let from = 0; from < rows.length; from += ANSWERS_AT_ONCE) {
    const part = rows.slice(from, from + ANSWERS_AT_ONCE);
    const answers = await loadAnswers(part.map(({ id }) => id));
    for (const { id } of part) {
      const answer = answers.get(id);
      cells.push([answer?.state ?? null, answer?.text ?? null]);
    }
  }
  return cells;
}

export interface Export {
  filter: CallFilter;
  /** Adds the answers, of the latest 1,000 calls at most. */
  withAnswers: boolean;
}

/** Saves the calls of a filter as a CSV file, newest first, up to 50,000; with their answers up to 1,000. */
export const exportCalls = mutationOptions({
  mutationFn: async ({ filter, withAnswers }: Export) => {
    const { rows, complete, unreadBefore } = await loadAll(filter, withAnswers ? ROWS_WITH_ANSWERS_MAX : ROWS_MAX);
    if (rows.length === 0 && unreadBefore !== null) throw new Error(awayText(unreadBefore));
    const added = withAnswers ? await answerCells(rows) : [];
    const header = withAnswers ? [...HEADER, 'answer_state', 'answer'] : HEADER;
    return {
      csv: toCsv(
        header,
        rows.map((row, index) => [...cells(row), ...(added[index] ?? [])]),
      ),
      rows,
      complete,
      unreadBefore,
    };
  },
  onSuccess: ({ csv, rows, complete, unreadBefore }, { withAnswers }) => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`theia-calls-${withAnswers ? 'answers-' : ''}${day}.csv`, 'text/csv;charset=utf-8', csv);
    const count = formatCount(rows.length);
    if (complete) toast(`${count} ${rows.length === 1 ? 'call' : 'calls'} exported`, { variant: 'success' });
    else if (unreadBefore !== null)
      toast(`The latest ${count} calls exported`, {
        description: `${awayText(unreadBefore)} The file ends there.`,
      });
    else
      toast(`The latest ${count} calls exported`, {
        description: 'One file takes no more. Narrow the dates for the rest.',
        variant: 'success',
      });
  },
  meta: { failed: LOAD_FAILED },
});
