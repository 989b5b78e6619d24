import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { allowedWords, worstWords } from '@/lib/format-deviation.ts';
import { formatCount } from '@/lib/format.ts';
import { FoldedTable } from './folded-table.tsx';
import type { Row, TableResults } from './published.ts';

const shareOf = ({ worst, tolerance }: Row): number => (tolerance === 0 ? 0 : worst / tolerance);

/** How much of what is allowed the worst error takes; of what may not differ at all, nothing. */
function Share({ row }: { row: Row }) {
  const percent = Math.min(100, shareOf(row) * 100);
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
  { header: 'Share of it', wideOnly: true, cell: (row) => <Share row={row} /> },
];

/** The error of a table that takes most of what is allowed. */
function worstNote(rows: readonly Row[]): string {
  const [row] = rows.toSorted((a, b) => shareOf(b) - shareOf(a));
  if (row === undefined || shareOf(row) === 0) return 'No difference';
  return `${worstWords(row.worst, row.unit, row.tolerance)}, ${Math.round(shareOf(row) * 100)}% of the tolerance`;
}

/** The comparisons of one table, below a line that says how close they are. */
export function ResultsTable({ title, against, independent, rows }: TableResults) {
  return (
    <FoldedTable title={title} about={`${against}${independent ? '' : ' (the engine itself)'}`} note={worstNote(rows)}>
      <DataTable caption={title} columns={columns} rows={rows} rowKey={({ quantity }) => quantity} />
    </FoldedTable>
  );
}
