import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Status } from '@theia-astro/server/rules/status';
import { ChartColumn } from '@/components/icons/icons.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';
import { DayStrip } from './day-strip.tsx';
import { Incidents, Maintenance } from './notices.tsx';
import { STATUS_FEED, STATUS_JSON, statusQuery } from './operations.ts';
import { StateCard } from './state-card.tsx';
import { LatencyTable, MonthTable } from './tables.tsx';
import { formatUtcDate } from '@/lib/format.ts';

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
            since === null
              ? undefined
              : `Measured since ${formatUtcDate(since)}. We promise ${promised}\u00a0% a month.`
          }
        />
        {since === null || days.length === 0 ? (
          <EmptyState icon={ChartColumn} title="Nothing is measured yet">
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
                Answered ÷ (answered + failed) × (minutes − absent) ÷ minutes. What each word means is in{' '}
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
          description={`Time on our servers until the answer is sent, over the last ${latency.days} days.`}
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
          Measured by the servers themselves, minute by minute. The same as{' '}
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
