import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { formatUtcDate } from '@/lib/format.ts';
import { formatMicroseconds, formatRatio } from '@/lib/format-measured.ts';
import type { Figure } from './published.ts';

function Side({ us, how }: Figure['ours']) {
  return (
    <>
      <span className="block font-mono text-[0.8125rem] whitespace-nowrap">{formatMicroseconds(us)}</span>
      <span className="block min-w-28 text-xs text-ink-muted">{how}</span>
    </>
  );
}

const columns: readonly Column<Figure>[] = [
  {
    header: 'Work',
    wraps: true,
    cell: ({ work }) => <span className="block min-w-40 first-letter:uppercase">{work}</span>,
  },
  { header: 'Theia', wraps: true, cell: ({ ours }) => <Side {...ours} /> },
  { header: 'Beside it', wraps: true, cell: ({ other }) => <Side {...other} /> },
  { header: 'Ratio', align: 'right', cell: ({ ratio }) => formatRatio(ratio) },
  { header: 'Measured', align: 'right', wideOnly: true, cell: ({ measured_on: day }) => formatUtcDate(day) },
];

/** Works of ours, each beside the same work done another way. */
export function FigureTable({ caption, figures }: { caption: string; figures: readonly Figure[] }) {
  return <DataTable caption={caption} columns={columns} rows={figures} rowKey={({ id }) => id} />;
}
