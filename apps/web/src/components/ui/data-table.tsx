import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** Left out below 640 px. */
  wideOnly?: boolean;
  /** Text that may wrap. */
  wraps?: boolean;
  /** The name of the column is for assistive technology only. */
  quietHeader?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const cellClass = 'px-2 first:pl-5 last:pr-5 sm:px-4 sm:first:pl-6 sm:last:pr-6';

/**
 * A table that scrolls sideways by itself on narrow screens. A row is opened by a control in it that covers it (`after:absolute after:inset-0`); a note
 * in one of its cells (`data-note`) may stand below all of them.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={`${caption}, table`} tabIndex={0}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-y border-line bg-sunken/60 text-left text-xs text-ink-muted">
            {columns.map((column) => (
              <th
                key={column.header}
                scope="col"
                className={cn(
                  cellClass,
                  'py-2.5 font-medium whitespace-nowrap',
                  column.align === 'right' && 'text-right',
                  column.wideOnly && 'hidden sm:table-cell',
                )}
              >
                {column.quietHeader ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={'relative transition-colors hover:bg-sunken/50 max-sm:has-[[data-note]]:*:align-top'}
            >
              {columns.map((column) => (
                <td
                  key={column.header}
                  className={cn(
                    cellClass,
                    'py-3',
                    !column.wraps && 'sm:whitespace-nowrap',
                    column.align === 'right' && 'text-right font-mono text-[0.8125rem]',
                    column.wideOnly && 'hidden sm:table-cell',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
