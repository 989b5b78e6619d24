import { useMemo, useState } from 'react';
import { ChevronRight } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { type Cell, type Part, partsOfAnswer, type Scalar, type TablePart, titleOf } from './tables.ts';

const ROWS_FIRST = 60;
const ROWS_MORE = 500;
/** Parts that are open at first. */
const OPEN_PARTS = 8;
const DECIMALS = 5;

function scalarText(value: Scalar): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(DECIMALS)));
  return value;
}

/** Whether it is a list of values; `Array.isArray` does not know read-only ones. */
const isRow = (cell: Cell): cell is readonly Scalar[] => Array.isArray(cell);

function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (!isRow(cell)) return scalarText(cell);
  return cell.length === 0 ? '–' : cell.map(scalarText).join(', ');
}

function Facts({ facts }: { facts: readonly (readonly [string, Cell])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,14rem)_minmax(0,1fr)] text-[0.8125rem]">
      {facts.map(([name, cell]) => (
        <div
          key={name}
          className="col-span-2 grid grid-cols-subgrid gap-x-4 border-b border-line px-3 py-1.5 last:border-0"
        >
          <dt className="break-words text-ink-muted">{titleOf(name)}</dt>
          <dd className="min-w-0 break-words tabular-nums">{cellText(cell)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ table }: { table: TablePart }) {
  const [shown, setShown] = useState(ROWS_FIRST);
  const count = Math.min(shown, table.length);
  const rows = Array.from({ length: count }, (_, index) => ({ ...table.row(index), index }));
  if (table.length === 0) return <p className="px-3 py-2 text-[0.8125rem] text-ink-muted">None.</p>;
  return (
    <>
      {table.columns.length === 0 ? null : (
        <div className="relative overflow-x-auto" role="region" aria-label={`${table.title}, table`} tabIndex={0}>
          <table className="w-full text-[0.8125rem] tabular-nums">
            <thead>
              <tr className="border-b border-line bg-sunken/60 text-left text-xs text-ink-muted">
                {table.columns.map((column) => (
                  <th key={column} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                    {titleOf(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map(({ cells, index }) => (
                <tr key={index}>
                  {table.columns.map((column, at) => (
                    <td
                      key={column}
                      className={cn('px-3 py-1.5 align-top', cellText(cells[at]).length <= 28 && 'whitespace-nowrap')}
                    >
                      <span className="line-clamp-4 max-w-80">{cellText(cells[at])}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.map(({ parts, cells, index }) =>
        parts.length === 0 ? null : (
          <Unfolded
            key={index}
            title={`${cellText(cells[0]) || table.title} (${index + 1})`}
            parts={parts}
            isOpen={false}
          />
        ),
      )}
      {count < table.length ? (
        <div className="flex items-center justify-between gap-3 border-t border-line px-3 py-2 text-xs text-ink-muted">
          <span>
            {count.toLocaleString('en')} of {table.length.toLocaleString('en')}
          </span>
          <Button look="outline" size="small" onClick={() => setShown(count + ROWS_MORE)}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Parts under a title that opens them. What is closed is not there. */
function Unfolded({ title, parts, isOpen }: { title: string; parts: readonly Part[]; isOpen: boolean }) {
  const [open, setOpen] = useState(isOpen);
  return (
    <section className="border-t border-line">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-9 w-full items-center gap-2 px-3 text-left text-[0.8125rem] font-medium hover:bg-sunken/60"
      >
        <ChevronRight className={cn('size-3.5 shrink-0 text-ink-muted transition-transform', open && 'rotate-90')} />
        {title}
      </button>
      {open ? (
        <div className="border-t border-line pl-3">
          {parts.map((part) => (
            <PartBody key={part.title} part={part} />
          ))}
        </div>
      ) : null}
    </section>
  );
}

function PartBody({ part }: { part: Part }) {
  if (part.is === 'facts') return <Facts facts={part.facts} />;
  if (part.is === 'table') return <Table table={part} />;
  return part.parts.map((inner, index) => (
    <Unfolded key={inner.title} title={inner.title} parts={[inner]} isOpen={index < 2} />
  ));
}

function PartCard({ part, isOpen }: { part: Part; isOpen: boolean }) {
  const [open, setOpen] = useState(isOpen);
  return (
    <section className="overflow-hidden rounded-xl border border-line bg-surface" aria-label={part.title}>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-10 w-full items-center gap-2 px-3 text-left text-sm font-semibold hover:bg-sunken/60"
        >
          <ChevronRight className={cn('size-4 shrink-0 text-ink-muted transition-transform', open && 'rotate-90')} />
          {part.title}
          {part.is === 'table' ? (
            <span className="text-xs font-normal text-ink-muted">{part.length.toLocaleString('en')}</span>
          ) : null}
        </button>
      </h3>
      {open ? (
        <div className="border-t border-line">
          <PartBody part={part} />
        </div>
      ) : null}
    </section>
  );
}

/** Every part of an answer as a table or as facts. */
export function TablesView({ answer }: { answer: unknown }) {
  const parts = useMemo(() => partsOfAnswer(answer), [answer]);
  return (
    <div className="grid gap-3">
      {parts.map((part, index) => (
        // Two parts of an answer never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        <PartCard
          key={`${part.title} ${index}`}
          part={part}
          isOpen={index < OPEN_PARTS && !['Input', 'Meta', 'Time', 'Place'].includes(part.title)}
        />
      ))}
    </div>
  );
}
