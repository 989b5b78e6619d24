import { memo, type ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

/**
 * Where a column is on phones, in a row of two lines: `title` and `end` are the first line, `note` and `noteEnd` the second; `aside` is at the right of
 * both, `below` a further line where the cell is not empty. `hidden` is for wide screens only.
 */
type PhonePlace = 'title' | 'end' | 'note' | 'noteEnd' | 'aside' | 'below' | 'hidden';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** Its place below 640 px. A table in which no column has one stays a table there. */
  phone?: PhonePlace;
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

const WIDE_CELL = 'sm:px-3 lg:px-4 sm:first:pl-6 sm:last:pr-6';
const PHONE_CELL = 'max-sm:px-2 max-sm:py-3 max-sm:first:pl-5 max-sm:last:pr-5';

/** Where the columns after it are hidden, a column has the padding of the last one. */
function endClass<Row>(columns: readonly Column<Row>[], column: Column<Row>): string {
  const isLast = (isShown: (one: Column<Row>) => boolean) => columns.findLast(isShown) === column;
  return cn(
    !hasPhoneRows(columns) && isLast(({ wideOnly, widestOnly }) => !wideOnly && !widestOnly) && 'max-sm:pr-5',
    isLast(({ widestOnly }) => !widestOnly) && 'sm:max-xl:pr-6',
  );
}

const PHONE_PLACES: Readonly<Record<PhonePlace, string>> = {
  title: 'max-sm:col-start-1 max-sm:row-start-1 max-sm:min-w-0',
  end: 'max-sm:col-start-2 max-sm:row-start-1 max-sm:pl-4',
  note: 'max-sm:col-start-1 max-sm:row-start-2 max-sm:text-[0.8125rem] max-sm:whitespace-nowrap max-sm:text-ink-muted',
  noteEnd: 'max-sm:col-start-2 max-sm:row-start-2 max-sm:pl-4 max-sm:text-right',
  aside: 'max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1 max-sm:self-center max-sm:pl-3 max-sm:empty:hidden',
  below: 'max-sm:col-span-3 max-sm:row-start-3 max-sm:empty:hidden',
  hidden: 'max-sm:hidden',
};

/** The look of a cell on phones, in a table whose rows have two lines there. */
function phoneCellClass<Row>({ phone = 'hidden' }: Column<Row>, columns: readonly Column<Row>[]): string {
  const isWhole = phone === 'title' && columns.every((column) => column.phone !== 'end');
  return cn(phone !== 'hidden' && 'max-sm:block', PHONE_PLACES[phone], isWhole && 'max-sm:col-span-3');
}

const hasPhoneRows = (columns: readonly { phone?: PhonePlace }[]) => columns.some(({ phone }) => phone !== undefined);

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  isMarked: boolean;
}

function TableRow<Row>({ row, columns, isMarked }: TableRowProps<Row>) {
  const isStacked = hasPhoneRows(columns);
  return (
    <tr
      role={isStacked ? 'row' : undefined}
      className={cn(
        'relative transition-colors hover:bg-sunken/50',
        isStacked &&
          'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto_auto] max-sm:items-baseline max-sm:gap-y-1 max-sm:px-5 max-sm:py-3',
        isMarked && 'bg-accent/8 hover:bg-accent/12',
      )}
    >
      {columns.map((column) => (
        <td
          key={column.header}
          role={isStacked ? 'cell' : undefined}
          className={cn(
            WIDE_CELL,
            endClass(columns, column),
            'sm:py-3',
            isStacked ? phoneCellClass(column, columns) : PHONE_CELL,
            !column.wraps && 'sm:whitespace-nowrap',
            column.align === 'right' && 'text-right font-mono text-[0.8125rem]',
            column.wideOnly && 'max-sm:hidden',
            column.widestOnly && 'max-xl:hidden',
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
 * A table. On phones its rows have two lines if its columns have places there (`phone`), else it scrolls horizontally. A control inside a row covers and
 * opens it (`after:absolute after:inset-0`).
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, isMarked }: DataTableProps<Row>) {
  // Browsers forget what a table is where its parts are laid out another way, so the roles are named.
  const isStacked = hasPhoneRows(columns);
  const roleOf = (role: string) => (isStacked ? role : undefined);
  return (
    <div className="relative overflow-x-auto" role="region" aria-label={`${caption}, table`} tabIndex={0}>
      <table role={roleOf('table')} className={cn('w-full text-sm', isStacked && 'max-sm:block')}>
        <caption className="sr-only">{caption}</caption>
        <thead role={roleOf('rowgroup')} className={isStacked ? 'max-sm:sr-only' : undefined}>
          <tr role={roleOf('row')} className="border-y border-line bg-sunken/60 text-left text-xs text-ink-muted">
            {columns.map((column) => (
              <th
                key={column.header}
                scope="col"
                role={roleOf('columnheader')}
                className={cn(
                  WIDE_CELL,
                  PHONE_CELL,
                  endClass(columns, column),
                  'sm:py-2.5 font-medium whitespace-nowrap',
                  column.align === 'right' && 'text-right',
                  column.wideOnly && 'max-sm:hidden',
                  column.widestOnly && 'max-xl:hidden',
                  isStacked && column.phone === undefined && 'max-sm:hidden',
                )}
              >
                {column.quietHeader ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role={roleOf('rowgroup')}
          className={cn('divide-y divide-line', isStacked && 'max-sm:block max-sm:border-t max-sm:border-line')}
        >
          {rows.map((row) => (
            <MemoizedRow key={rowKey(row)} row={row} columns={columns} isMarked={isMarked?.(row) ?? false} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
