import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table that scrolls sideways by itself on narrow screens. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={`${caption}, table`} tabIndex={0}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-y border-line bg-sunken/60 text-left text-xs text-ink-muted">
            {columns.map((column) => (
              <th key={column.header} scope="col" className={cn('px-2 py-2.5 font-medium whitespace-nowrap first:pl-5 last:pr-5 sm:px-4 sm:first:pl-6 sm:last:pr-6', column.align === 'right' && 'text-right')}>{column.header}</th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)} className="transition-colors hover:bg-sunken/50">
              {columns.map((column) => (
                <td key={column.header} className={cn('px-2 py-3 first:pl-5 last:pr-5 sm:px-4 sm:whitespace-nowrap sm:first:pl-6 sm:last:pr-6', column.align === 'right' && 'text-right font-mono text-[0.8125rem]')}>{column.cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
