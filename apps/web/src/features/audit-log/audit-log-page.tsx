import { useInfiniteQuery } from '@tanstack/react-query';
import { AUDIT_ACTORS, AUDIT_KINDS, type AuditKind } from '@theia-astro/server/rules/audit-events';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Download, RefreshCw, SearchX, ShieldCheck } from '@/components/icons/icons.tsx';
import { TrailRow } from '@/components/trail/trail-card.tsx';
import { actorWords } from '@/components/trail/words/event-words.ts';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Card, PageHeading } from '@/components/ui/card.tsx';
import { EmptyState, EmptyWithAction, ListEnd, ListState, LoadMore, shownWords } from '@/components/ui/list.tsx';
import { Skeleton } from '@/components/ui/loading.tsx';
import { SearchBox } from '@/components/ui/search-box.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { Sheet } from '@/components/ui/sheet.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import type { TrailEvent } from '@/lib/operations/load-trail.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import {
  AUDIT_RANGES,
  type AuditFilter,
  type AuditRange,
  EVERY_EVENT,
  readFilter,
  writeFilter,
} from './audit-filter.ts';
import { EventDetails } from './event-details.tsx';
import { eventsQuery, exportEvents } from './operations.ts';

const KIND_NAMES: Readonly<Record<AuditKind, string>> = {
  security: 'Sign-in and security',
  keys: 'API keys',
  webhooks: 'Webhooks',
  reports: 'Reports',
  money: 'Money and plan',
  settings: 'Settings',
};
const RANGE_NAMES: Readonly<Record<AuditRange, string>> = {
  all: 'Any time',
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 90 days',
};
const half = 'w-[calc(50%-0.375rem)]';

interface FilterBarProps {
  filter: AuditFilter;
  onFilter: (part: Partial<AuditFilter>) => void;
}

/** Searches and filters the audit log. */
export function FilterBar({ filter, onFilter }: FilterBarProps) {
  return (
    <div role="search" aria-label="Filter events" className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <SearchBox
        value={filter.search}
        placeholder="Event, name, network or browser"
        onSearch={(search) => onFilter({ search })}
      />
      <SelectField
        label="Kind"
        value={filter.kind}
        onValue={(value) => onFilter({ kind: AUDIT_KINDS.find((kind) => kind === value) ?? '' })}
        className="w-full sm:w-52"
      >
        <option value="">Everything</option>
        {AUDIT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_NAMES[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="By"
        value={filter.actor}
        onValue={(value) => onFilter({ actor: AUDIT_ACTORS.find((actor) => actor === value) ?? '' })}
        className={`${half} sm:w-40`}
      >
        <option value="">Anybody</option>
        {AUDIT_ACTORS.map((actor) => (
          <option key={actor} value={actor}>
            {actorWords(actor)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Time"
        value={filter.range}
        onValue={(value) => onFilter({ range: AUDIT_RANGES.find((range) => range === value) ?? 'all' })}
        className={`${half} sm:w-40`}
      >
        {AUDIT_RANGES.map((range) => (
          <option key={range} value={range}>
            {RANGE_NAMES[range]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const SKELETONS = 10;

function Empty({ filter, onClear }: { filter: AuditFilter; onClear: () => void }) {
  if (writeFilter(filter).size === 0)
    return (
      <EmptyState icon={ShieldCheck} title="No events yet">
        Sign-ins and every change of the account appear here.
      </EmptyState>
    );
  return (
    <EmptyWithAction icon={SearchX} title="No events match" action="Show everything" onAction={onClear}>
      Choose a longer time, or remove a filter.
    </EmptyWithAction>
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
  const query = useInfiniteQuery(eventsQuery(user.id, filter));
  const { data, error, isPending, isFetching, hasNextPage, refetch } = query;
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
        <ListState
          rows={events}
          error={error}
          isPending={isPending}
          onRetry={() => void refetch()}
          loading={
            <div role="status" aria-label="Loading events" className="divide-y divide-line px-5 sm:px-6">
              {Array.from({ length: SKELETONS }, (_, row) => (
                <div key={row} className="py-3">
                  <Skeleton className="h-[3.8125rem] sm:h-[2.4375rem]" />
                </div>
              ))}
            </div>
          }
          empty={<Empty filter={filter} onClear={() => change(EVERY_EVENT)} />}
        >
          {(rows) => (
            <ul aria-label="Events" className="divide-y divide-line">
              {rows.map((event) => (
                <TrailRow
                  key={event.id}
                  event={event}
                  className="px-5 transition-colors hover:bg-sunken/60 sm:px-6"
                  onOpen={open}
                />
              ))}
            </ul>
          )}
        </ListState>
      </Card>
      {isPending ? null : (
        <ListEnd shown={shownWords(events?.length ?? 0, hasNextPage)}>
          <LoadMore query={query} />
        </ListEnd>
      )}
      <Sheet open={isOpen} title="Event" onClose={() => setOpen(false)}>
        {opened === null ? null : <EventDetails userId={user.id} event={opened} />}
      </Sheet>
    </>
  );
}
