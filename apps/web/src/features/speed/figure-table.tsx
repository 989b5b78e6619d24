import { cn } from '@/lib/cn.ts';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { formatUtcDate } from '@/lib/format.ts';
import { formatMicroseconds, formatRatio } from '@/lib/format-measured.ts';
import type { Figure } from './published.ts';

function Side({ us, how, className }: Figure['ours'] & { className?: string }) {
  return (
    <span className={cn('block sm:min-w-28', className)}>
      <span className="block font-mono text-[0.8125rem] whitespace-nowrap">{formatMicroseconds(us)}</span>
      <span className="block text-xs text-ink-muted">{how}</span>
    </span>
  );
}

const columns: readonly Column<Figure>[] = [
  {
    header: 'Work',
    wraps: true,
    cell: ({ work }) => <span className="block first-letter:uppercase sm:min-w-40">{work}</span>,
  },
  {
    header: 'Theia',
    wraps: true,
    cell: ({ ours, other }) => (
      <>
        <Side {...ours} />
        {/* On a phone both times share a column, so that the ratio is seen. */}
        <span className="mt-1.5 block text-xs text-ink-muted sm:hidden">beside it</span>
        <Side {...other} className="sm:hidden" />
      </>
    ),
  },
  { header: 'Compared with', wraps: true, wideOnly: true, cell: ({ other }) => <Side {...other} /> },
  { header: 'Ratio', align: 'right', cell: ({ ratio }) => formatRatio(ratio) },
  { header: 'Measured', align: 'right', wideOnly: true, cell: ({ measured_on: day }) => formatUtcDate(day) },
];

/** Works of ours, each beside the same work done another way. */
export function FigureTable({ caption, figures }: { caption: string; figures: readonly Figure[] }) {
  return <DataTable caption={caption} columns={columns} rows={figures} rowKey={({ id }) => id} />;
}
