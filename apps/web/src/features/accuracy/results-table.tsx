import { Suspense } from 'react';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { allowedWords, worstWords } from '@/lib/format-deviation.ts';
import { formatCount } from '@/lib/format.ts';
import type { Row, TableResults } from './published.ts';

/** How much of what is allowed the worst error takes; of what may not differ at all, nothing. */
function Share({ worst, tolerance }: Row) {
  const percent = tolerance === 0 ? 0 : Math.min(100, (worst / tolerance) * 100);
  return (
    <span aria-hidden="true" className="block h-1.5 w-24 overflow-hidden rounded-full bg-sunken">
      <span className="block h-full rounded-full bg-accent" style={{ width: `${Math.max(percent, 2)}%` }} />
    </span>
  );
}

const columns: readonly Column<Row>[] = [
  {
    header: 'Compared',
    wraps: true,
    cell: ({ quantity, cases }) => (
      <>
        <span className="block first-letter:uppercase">{quantity}</span>
        <span className="block text-xs text-ink-muted">
          {formatCount(cases)} {cases === 1 ? 'number' : 'numbers'}
        </span>
      </>
    ),
  },
  {
    header: 'Worst error',
    align: 'right',
    cell: (row) => <span className="inline-block sm:min-w-28">{worstWords(row.worst, row.unit, row.tolerance)}</span>,
  },
  {
    header: 'Allowed',
    align: 'right',
    wideOnly: true,
    cell: (row) => <span className="inline-block min-w-24">{allowedWords(row.tolerance, row.unit)}</span>,
  },
  { header: 'Share of it', wideOnly: true, cell: (row) => <Share {...row} /> },
];

/** The height of a table before it is laid out, as in a wide window, so that the links above it lead to the right place. */
const HEADING_REM = 5.75;
const ROW_REM = 3.8125;

/** The comparisons of one table. */
export function ResultsTable({ title, against, independent, rows }: TableResults) {
  return (
    <div
      className="laid-out-when-near"
      style={{ containIntrinsicBlockSize: `auto ${HEADING_REM + rows.length * ROW_REM}rem` }}
    >
      <div className="px-5 pb-3 sm:px-6">
        <h3 className="text-[0.9375rem] font-semibold">{title}</h3>
        <p className="text-sm text-ink-muted">
          {against}
          {independent ? '' : ' (the engine itself)'}
        </p>
      </div>
      <Suspense>
        <DataTable caption={title} columns={columns} rows={rows} rowKey={({ quantity }) => quantity} />
      </Suspense>
    </div>
  );
}
