import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Download, RefreshCw, SearchX, ShieldCheck } from '@/components/icons/icons.tsx';
import { TrailRow } from '@/components/trail/trail-row.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { PageHeading } from '@/components/ui/page-heading.tsx';
import { Sheet } from '@/components/ui/sheet.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatCount } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import type { TrailEvent } from '@/lib/operations/load-trail.ts';
import { type AuditFilter, EVERY_EVENT, readFilter, writeFilter } from './audit-filter.ts';
import { EventDetails } from './event-details.tsx';
import { FilterBar } from './filter-bar.tsx';
import { eventsQuery, exportEvents } from './operations.ts';

const SKELETONS = 10;

function Empty({ filter, onClear }: { filter: AuditFilter; onClear: () => void }) {
  if (writeFilter(filter).size === 0)
    return (
      <EmptyState icon={ShieldCheck} title="Nothing has happened yet">
        Sign-ins and every change of the account appear here.
      </EmptyState>
    );
  return (
    <div className="pb-10">
      <EmptyState icon={SearchX} title="No events match">
        Widen the time, or take a filter away.
      </EmptyState>
      <div className="grid justify-items-center">
        <Button look="outline" size="small" onClick={onClear}>
          Show everything
        </Button>
      </div>
    </div>
  );
}

function ExportButtons({ userId, filter, disabled }: { userId: string; filter: AuditFilter; disabled: boolean }) {
  const { mutate: save, isPending: busy, variables } = useOperation(exportEvents(userId));
  return (['csv', 'json'] as const).map((form) => (
    <Button key={form} look="outline" size="small" disabled={disabled || busy} onClick={() => save({ filter, form })}>
      {busy && variables?.form === form ? <Spinner /> : <Download />}
      Export {form.toUpperCase()}
    </Button>
  ));
}

/** The filter, from the URL. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(search)), [search]);
  // From the URL itself: a second change may come before the first one is rendered.
  const change = useCallback(
    (part: Partial<AuditFilter>) =>
      setParams(writeFilter({ ...readFilter(new URLSearchParams(window.location.search)), ...part })),
    [setParams],
  );
  return { filter, change };
}

/** Every change of the account, newest first, with filters, details and export. */
export function AuditLogPage() {
  const user = useSignedInUser();
  const { filter, change } = useFilter();
  const [opened, setOpened] = useState<TrailEvent | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(eventsQuery(user.id, filter));
  const events = useMemo(() => data?.pages.flat(), [data]);
  const open = (event: TrailEvent) => {
    setOpened(event);
    setOpen(true);
  };
  return (
    <>
      <PageHeading
        title="Audit log"
        description="Sign-ins and every change of your account: who, when and from where. Kept for 400 days."
        action={
          <div className="flex flex-wrap gap-2">
            <Button look="outline" size="small" disabled={isFetching} onClick={() => void refetch()}>
              {isFetching && !isPending ? <Spinner /> : <RefreshCw />}Refresh
            </Button>
            <ExportButtons userId={user.id} filter={filter} disabled={!events || events.length === 0} />
          </div>
        }
      />
      <FilterBar filter={filter} onFilter={change} />
      <Card aria-label="Events" className="overflow-hidden">
        {isPending ? (
          <div role="status" aria-label="Loading events" className="divide-y divide-line px-5 sm:px-6">
            {Array.from({ length: SKELETONS }, (_, row) => (
              <div key={row} className="py-3">
                <Skeleton className="h-[3.8125rem] sm:h-[2.4375rem]" />
              </div>
            ))}
          </div>
        ) : null}
        {error && !events ? (
          <div className="p-6">
            <LoadError error={error} onRetry={() => void refetch()} />
          </div>
        ) : null}
        {events?.length === 0 ? <Empty filter={filter} onClear={() => change(EVERY_EVENT)} /> : null}
        {events && events.length > 0 ? (
          <ul aria-label="Events" className="divide-y divide-line">
            {events.map((event) => (
              <TrailRow
                key={event.id}
                event={event}
                className="px-5 transition-colors hover:bg-sunken/60 sm:px-6"
                onOpen={open}
              />
            ))}
          </ul>
        ) : null}
      </Card>
      {isPending ? null : (
        <div className="mt-4 flex min-h-10 flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm text-ink-muted tabular-nums">
            {events && events.length > 0
              ? `${formatCount(events.length)} ${events.length === 1 ? 'event' : 'events'} shown${hasNextPage ? '' : ', that is all'}`
              : ''}
          </p>
          {hasNextPage ? (
            <Button look="outline" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {isFetchingNextPage ? <Spinner /> : null}Load more
            </Button>
          ) : null}
        </div>
      )}
      <Sheet open={isOpen} title="Event" onClose={() => setOpen(false)}>
        {opened === null ? null : <EventDetails userId={user.id} event={opened} />}
      </Sheet>
    </>
  );
}
