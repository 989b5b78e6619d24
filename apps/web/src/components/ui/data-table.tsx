import { memo, type ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** Hidden below 640 px. */
  wideOnly?: boolean;
  /** Hidden below 1280 px. */
  widestOnly?: boolean;
  /** Text that may wrap. */
  wraps?: boolean;
  /** The column's name is only for assistive technology. */
  quietHeader?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows set apart from the others. */
  isMarked?: (row: Row) => boolean;
}

const cellClass = 'px-2 first:pl-5 last:pr-5 sm:px-4 sm:first:pl-6 sm:last:pr-6';

/** Where the columns after it are hidden, a column has the padding of the last one. */
function endClass<Row>(columns: readonly Column<Row>[], column: Column<Row>): string {
  const isLast = (isShown: (one: Column<Row>) => boolean) => columns.findLast(isShown) === column;
  return cn(
    isLast(({ wideOnly, widestOnly }) => !wideOnly && !widestOnly) && 'max-sm:pr-5',
    isLast(({ widestOnly }) => !widestOnly) && 'sm:max-xl:pr-6',
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  isMarked: boolean;
}

function TableRow<Row>({ row, columns, isMarked }: TableRowProps<Row>) {
  return (
    <tr
      className={cn(
        'relative transition-colors hover:bg-sunken/50 max-sm:has-[[data-note]]:*:align-top',
        isMarked && 'bg-accent/8 hover:bg-accent/12',
      )}
    >
      {columns.map((column) => (
        <td
          key={column.header}
          className={cn(
            cellClass,
            endClass(columns, column),
            'py-3',
            !column.wraps && 'sm:whitespace-nowrap',
            column.align === 'right' && 'text-right font-mono text-[0.8125rem]',
            column.wideOnly && 'hidden sm:table-cell',
            column.widestOnly && 'hidden xl:table-cell',
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Drawn again only for another row or other columns: a page may draw itself at every key. */
const MemoizedRow = memo(TableRow) as typeof TableRow;

/**
 * A table that scrolls horizontally on narrow screens. A control inside a row covers and opens it (`after:absolute after:inset-0`). A note in a cell
 * (`data-note`) can be placed below all cells.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, isMarked }: DataTableProps<Row>) {
  return (
    <div className="relative overflow-x-auto" role="region" aria-label={`${caption}, table`} tabIndex={0}>
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
                  endClass(columns, column),
                  'py-2.5 font-medium whitespace-nowrap',
                  column.align === 'right' && 'text-right',
                  column.wideOnly && 'hidden sm:table-cell',
                  column.widestOnly && 'hidden xl:table-cell',
                )}
              >
                {column.quietHeader ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <MemoizedRow key={rowKey(row)} row={row} columns={columns} isMarked={isMarked?.(row) ?? false} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
