import type { ProductLatency, StatusMonth } from '@theia-astro/server/rules/status';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { formatCount } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';
import { creditWords, latencyWords, monthWords, minutesWords, percentWords } from './words.ts';

const months: readonly Column<StatusMonth>[] = [
  {
    header: 'Month (UTC)',
    wraps: true,
    cell: (row) => (
      <>
        {monthWords(row.month)}
        <span className="block text-xs text-ink-muted sm:hidden">{creditWords(row)}</span>
        {row.note === null ? null : <span className="block text-xs text-ink-muted">{row.note}</span>}
      </>
    ),
  },
  { header: 'Availability', align: 'right', cell: (row) => percentWords(row.availability_percent) },
  { header: 'Answered', align: 'right', wideOnly: true, cell: (row) => formatCount(row.answered) },
  { header: 'Failed', align: 'right', cell: (row) => formatCount(row.failed) },
  { header: 'Minutes', align: 'right', wideOnly: true, cell: (row) => formatCount(row.minutes) },
  { header: 'Absent', align: 'right', cell: (row) => minutesWords(row.absent_minutes) },
  { header: 'Credit', wideOnly: true, wraps: true, cell: creditWords },
];

/** The figures of the last months, from which the availability can be computed again. */
export function MonthTable({ rows }: { rows: readonly StatusMonth[] }) {
  return <DataTable caption="Availability by month" columns={months} rows={rows} rowKey={({ month }) => month} />;
}

const productName = (tier: string): string => unitPrices.find((price) => price.tier === tier)?.name ?? 'Other calls';

const latencies: readonly Column<ProductLatency>[] = [
  { header: 'Product', wraps: true, cell: (row) => productName(row.product) },
  { header: 'Calls', align: 'right', wideOnly: true, cell: (row) => formatCount(row.calls) },
  { header: 'Half within', align: 'right', cell: (row) => latencyWords(row.p50_ms) },
  { header: '95 % within', align: 'right', cell: (row) => latencyWords(row.p95_ms) },
  { header: '99 % within', align: 'right', cell: (row) => latencyWords(row.p99_ms) },
];

/** How long calls took, by product. */
export function LatencyTable({ rows }: { rows: readonly ProductLatency[] }) {
  return <DataTable caption="Latency by product" columns={latencies} rows={rows} rowKey={({ product }) => product} />;
}
