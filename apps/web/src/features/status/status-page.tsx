import { useQuery } from '@tanstack/react-query';
import type { ProductLatency, Status, StatusMonth } from '@theia-astro/server/rules/status';
import { useDeferredValue } from 'react';
import { ChartColumn, CircleAlert, CircleCheck, CircleDashed, Clock } from '@/components/icons/icons.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/list.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { formatCount, formatUtcDate } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { DayStrip } from './day-strip.tsx';
import { Incidents, Maintenance } from './notices.tsx';
import { STATUS_FEED, STATUS_JSON, statusQuery } from './operations.ts';
import {
  creditWords,
  latencyWords,
  minutesWords,
  momentWords,
  monthWords,
  percentWords,
  STATES,
  type Tone,
} from './words.ts';

const ICONS: Readonly<Record<Tone, typeof Clock>> = {
  ok: CircleCheck,
  warn: CircleAlert,
  bad: CircleAlert,
  plain: CircleDashed,
};
const LOOKS: Readonly<Record<Tone, string>> = {
  ok: 'bg-ok-wash text-ok',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
  plain: 'bg-sunken text-ink-soft',
};

/** The state of the service now. */
export function StateCard({ status }: { status: Status }) {
  const { tone, title } = STATES[status.state];
  const Icon = status.state === 'maintenance' ? Clock : ICONS[tone];
  return (
    <div className="space-y-3">
      <div className={cn('flex items-center gap-3 rounded-card px-5 py-4 sm:px-6', LOOKS[tone])} role="status">
        <Icon className="size-6 shrink-0" />
        <div className="min-w-0">
          <p className="text-lg font-semibold">{title}</p>
          <p className="text-sm">As of {momentWords(status.as_of)}</p>
        </div>
      </div>
      {status.stale ? (
        <Alert tone="plain" title="The database cannot be reached">
          <p>Calls cannot be charged, so none are answered. Below is the last known status.</p>
        </Alert>
      ) : null}
    </div>
  );
}

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
  { header: 'Median (p50)', align: 'right', cell: (row) => latencyWords(row.p50_ms) },
  { header: 'p95', align: 'right', cell: (row) => latencyWords(row.p95_ms) },
  { header: 'p99', align: 'right', cell: (row) => latencyWords(row.p99_ms) },
];

/** How long calls took, by product. */
export function LatencyTable({ rows }: { rows: readonly ProductLatency[] }) {
  return <DataTable caption="Latency by product" columns={latencies} rows={rows} rowKey={({ product }) => product} />;
}

const PENDING_CARDS = ['h-40', 'h-56', 'h-72'] as const;

function Pending() {
  return (
    <div role="status" aria-label="Loading the status" className="space-y-8">
      <Skeleton className="h-20 w-full rounded-card" />
      {PENDING_CARDS.map((height) => (
        <Skeleton key={height} className={`${height} w-full rounded-card`} />
      ))}
    </div>
  );
}

function Board({ status }: { status: Status }) {
  const { days, months, latency, incidents, maintenance, measured_since: since, promised_percent: promised } = status;
  return (
    <div className="space-y-8">
      <StateCard status={status} />
      <Card aria-labelledby="days-title">
        <CardHeader
          id="days-title"
          title="The last 90 days"
          description={
            since === null ? undefined : `Measured since ${formatUtcDate(since)}. We commit to ${promised}% a month.`
          }
        />
        {since === null || days.length === 0 ? (
          <EmptyState icon={ChartColumn} title="No data yet">
            The first day appears within minutes of the first start.
          </EmptyState>
        ) : (
          <div className="px-5 py-5 sm:px-6">
            <DayStrip days={days} promised={promised} />
          </div>
        )}
      </Card>
      <Card aria-labelledby="incidents-title">
        <CardHeader id="incidents-title" title="Incidents" />
        <Incidents incidents={incidents} />
      </Card>
      <Card aria-labelledby="maintenance-title">
        <CardHeader id="maintenance-title" title="Maintenance" />
        <Maintenance maintenance={maintenance} asOf={status.as_of} />
      </Card>
      {months.length === 0 ? null : (
        <Card aria-labelledby="months-title" className="overflow-hidden">
          <CardHeader
            id="months-title"
            title="Availability by month"
            description={
              <>
                Answered ÷ (answered + failed) × (minutes − absent) ÷ minutes. Definitions are in{' '}
                <TextLink to={`${paths.legal}#availability`}>the terms</TextLink>.
              </>
            }
          />
          <div className="mt-5 pb-2">
            <MonthTable rows={months} />
          </div>
        </Card>
      )}
      <Card aria-labelledby="latency-title" className="overflow-hidden">
        <CardHeader
          id="latency-title"
          title="Latency by product"
          description={`Server time until the response is sent, over the last ${latency.days} days.`}
        />
        {latency.products.length === 0 ? (
          <p className="px-5 py-5 text-sm text-ink-muted sm:px-6">No calls in the last {latency.days} days.</p>
        ) : (
          <div className="mt-5 pb-2">
            <LatencyTable rows={latency.products} />
          </div>
        )}
      </Card>
    </div>
  );
}

/** The public page about availability, latency, incidents and maintenance. */
export function StatusPage() {
  const { data, error, refetch } = useQuery(statusQuery);
  // Ninety days are drawn in pieces, so that a tap is answered between them.
  const status = useDeferredValue(data);
  return (
    <div className="page-width py-12 sm:py-16">
      <header className="max-w-2xl">
        <p className="eyebrow">Calculation API</p>
        <h1 className="mt-3 text-title">Status</h1>
        <p className="mt-3 text-lg text-ink-muted">
          Measured by our servers every minute. Also as{' '}
          <TextLink reloadDocument to={STATUS_JSON}>
            JSON
          </TextLink>{' '}
          and{' '}
          <TextLink reloadDocument to={STATUS_FEED}>
            RSS
          </TextLink>
          .
        </p>
      </header>
      {/* At least as tall as the window: the footer stays below it, whatever is shown. */}
      <div className="mt-10 min-h-dvh">
        {status !== undefined ? (
          <Board status={status} />
        ) : error === null ? (
          <Pending />
        ) : (
          <LoadError error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </div>
  );
}
