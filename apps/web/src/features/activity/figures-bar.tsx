import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/components/ui/loading.tsx';
import { formatCount, formatMs, formatUsd, formatUtcDate } from '@/lib/format.ts';
import type { CallFigures } from '@/lib/operations/load-call-figures.ts';
import type { CallFilter } from './call-filter.ts';
import { figuresQuery } from './operations/calls.ts';

/** What was looked at for the figures. */
export function boundsOf(figures: CallFigures): string {
  if (figures.cut) return `Of the newest ${formatCount(figures.looked_at)} calls of this time.`;
  return `Of the calls since ${formatUtcDate(figures.since)}.`;
}

const share = (part: number, whole: number): string => (whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)}%`);

function Figure({ name, value, note }: { name: string; value: string | null; note?: string | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{name}</dt>
      <dd className="mt-0.5 flex h-6 items-baseline gap-2 text-[0.9375rem] font-medium tabular-nums">
        {value === null ? <Skeleton className="h-5 w-16 self-center" /> : value}
        {note ? <span className="text-xs font-normal text-ink-muted">{note}</span> : null}
      </dd>
    </div>
  );
}

/** Totals and latency of the calls of a filter. */
export function FiguresBar({ userId, filter }: { userId: string; filter: CallFilter }) {
  const { data: found, isError } = useQuery(figuresQuery(userId, filter));
  const ms = (value: number | null | undefined) => (value == null ? 'None' : formatMs(value));
  const shown = (text: (figures: CallFigures) => string) => (found ? text(found) : isError ? 'Unknown' : null);
  return (
    <section
      aria-label="Figures"
      className="mb-4 rounded-xl border border-line bg-surface px-5 py-4 shadow-card sm:px-6"
    >
      <dl className="grid grid-cols-3 gap-x-4 gap-y-3 lg:grid-cols-6">
        <Figure name="Calls" value={shown(({ calls }) => formatCount(calls))} />
        <Figure
          name="Failed"
          value={shown(({ failed }) => formatCount(failed))}
          note={found && share(found.failed, found.calls)}
        />
        <Figure name="Cost" value={shown(({ cost_usd }) => `$${formatUsd(cost_usd)}`)} />
        <Figure name="Median (p50)" value={shown(({ p50_ms }) => ms(p50_ms))} />
        <Figure name="p95" value={shown(({ p95_ms }) => ms(p95_ms))} />
        <Figure name="p99" value={shown(({ p99_ms }) => ms(p99_ms))} />
      </dl>
      <p className="mt-2 min-h-4 text-xs text-ink-muted">
        {found ? boundsOf(found) : null}
        {isError && !found ? 'The figures could not be computed. The calls below are not affected.' : null}
      </p>
    </section>
  );
}
