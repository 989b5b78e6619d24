import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { FoldedTable } from './folded-table.tsx';
import { published, type Report } from './published.ts';

const columns: readonly Column<Report>[] = [
  {
    header: 'Report',
    wraps: true,
    cell: ({ question, source, right }) => (
      <>
        <span className="block">{question}</span>
        <span className="block text-xs text-ink-muted">{source}</span>
        <span className="mt-1 block first-letter:uppercase sm:hidden">{right}</span>
      </>
    ),
  },
  {
    header: 'Right value',
    wraps: true,
    wideOnly: true,
    cell: ({ right, why }) => (
      <>
        <span className="block first-letter:uppercase">{right}</span>
        <span className="block text-xs text-ink-muted first-letter:uppercase">{why}</span>
      </>
    ),
  },
  {
    header: 'Theia',
    wraps: true,
    cell: ({ is_compared, unanswered }) => (
      <>
        {is_compared ? <span className="block">Right</span> : null}
        {unanswered === null ? null : (
          <span className={is_compared ? 'block text-xs text-ink-muted' : 'block'}>{unanswered}</span>
        )}
      </>
    ),
  },
];

/** Every public report: what was asked, what is right, and what Theia does not answer of it. */
export function ReportsTable() {
  const { reports } = published;
  const compared = reports.filter(({ is_compared: isCompared }) => isCompared).length;
  return (
    <FoldedTable
      title="Every report"
      about="What was asked, what is right, and what Theia returns"
      note={`${compared} of ${reports.length} compared`}
    >
      <DataTable caption="Public bug reports" columns={columns} rows={reports} rowKey={({ id }) => id} />
    </FoldedTable>
  );
}
