import { mutationOptions } from '@tanstack/react-query';
import { formatCount } from '@/lib/format.ts';
import { saveFile } from '@/lib/save-file.ts';
import { toast } from '@/lib/toast.ts';
import type { CallFilter } from '../call-filter.ts';
import { toCsv } from '@/lib/csv.ts';
import { succeeded } from '../outcome-badge.tsx';
import { awayText, type Call, type Cursor, LOAD_FAILED, nextPage, selectCalls } from './calls.ts';
import { ANSWERS_AT_ONCE, loadAnswers } from '@/lib/operations/load-answer.ts';

const PAGE_ROWS = 1000;
const ROWS_MAX = 50_000;
/** With answers a file becomes large quickly. */
const ROWS_WITH_ANSWERS_MAX = 1000;

type Cell = string | number | null;

const COLUMNS: readonly (readonly [name: string, cell: (call: Call) => Cell])[] = [
  ['date', (call) => call.created_at],
  ['status', (call) => (succeeded(call.response_status) ? 'Success' : 'Failed')],
  ['code', (call) => call.response_status],
  ['type', (call) => (call.response_status >= 400 ? 'None' : call.request_type)],
  ['product', (call) => call.report_tier],
  ['method', (call) => call.method],
  ['path', (call) => call.path],
  ['processing_ms', (call) => call.processing_time_ms],
  ['cost_usd', (call) => call.api_usage?.total_cost_usd ?? 0],
  ['paid_by', (call) => call.api_usage?.paid_by ?? null],
  ['request_id', (call) => call.request_id],
  ['error', (call) => call.error_message],
];

/** Every call of a filter that can be read, newest first, at most `rowsMax`; not `complete` when there are more. */
async function loadAll(filter: CallFilter, rowsMax: number) {
  const rows: Call[] = [];
  let after: Cursor | null = null;
  while (rows.length < rowsMax) {
    const { calls, unread_before: unreadBefore } = await selectCalls(filter, { after }, PAGE_ROWS);
    rows.push(...calls);
    after = nextPage(calls, PAGE_ROWS);
    if (after === null) return { rows, complete: unreadBefore === null, unreadBefore };
  }
  return { rows, complete: false, unreadBefore: null };
}

/** The cells of the answers of calls: what became of each, and its text as it was sent. */
async function answerCells(rows: readonly Call[]): Promise<readonly (readonly Cell[])[]> {
  const cells: Cell[][] = [];
  for (let from = 0; from < rows.length; from += ANSWERS_AT_ONCE) {
    const part = rows.slice(from, from + ANSWERS_AT_ONCE);
    const answers = await loadAnswers(part.map(({ id }) => id));
    cells.push(...part.map(({ id }) => [answers.get(id)?.state ?? null, answers.get(id)?.text ?? null]));
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
    const header = [...COLUMNS.map(([name]) => name), ...(withAnswers ? ['answer_state', 'answer'] : [])];
    const lines = rows.map((row, index) => [...COLUMNS.map(([, cell]) => cell(row)), ...(added[index] ?? [])]);
    return { csv: toCsv(header, lines), rows, complete, unreadBefore };
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
        description: 'The file is full. Narrow the dates to export the rest.',
        variant: 'success',
      });
  },
  meta: { failed: LOAD_FAILED },
});
