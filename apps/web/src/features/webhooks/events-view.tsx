import { useInfiniteQuery } from '@tanstack/react-query';
import { EVENT_STATUSES } from '@theia-astro/server/rules/webhooks';
import { useEffect, useMemo, useRef } from 'react';
import { CalendarDays, RefreshCw, SearchX, X } from '@/components/icons/icons.tsx';
import { subscriptionName } from '@/components/trail/words/event-words.ts';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { DataTable } from '@/components/ui/data-table.tsx';
import {
  EmptyState,
  EmptyWithAction,
  ListEnd,
  ListState,
  LoadingRows,
  LoadMore,
  shownWords,
} from '@/components/ui/list.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { Sheet } from '@/components/ui/sheet.tsx';
import { eventColumns, rowId } from './event-columns.tsx';
import { EventDetailsView, TestDetails } from './event-details.tsx';
import { eventsQuery, subscriptionsQuery } from './operations/subscriptions.ts';
import { isFiltered, type PageState } from './view.ts';

const WHEN = [
  { value: 'past', label: 'Past' },
  { value: 'ahead', label: 'Upcoming' },
] as const;
const STATUS_LABELS = {
  ahead: 'Trying again',
  delivered: 'Delivered',
  failed: 'Failed',
  skipped: 'Not sent',
} as const;

type Change = (part: Partial<PageState>, options?: { readonly replace: boolean }) => void;

function FilterBar({ userId, state, onChange }: { userId: string; state: PageState; onChange: Change }) {
  const { data } = useInfiniteQuery({
    ...subscriptionsQuery(userId),
    meta: { missing: 'the names of your subscriptions' },
  });
  const subscriptions = data?.pages.flatMap((page) => page.subscriptions) ?? [];
  const known = state.subscription === '' || subscriptions.some(({ id }) => id === state.subscription);
  return (
    <div role="search" aria-label="Filter events" className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <Segmented
        label="When"
        options={WHEN}
        value={state.when}
        onChange={(when) => onChange({ when, status: '', event: null })}
      />
      <SelectField
        label="Subscription"
        value={state.subscription}
        onValue={(subscription) => onChange({ subscription, event: null })}
        className="w-full sm:w-56"
      >
        <option value="">All subscriptions</option>
        {subscriptions.map((one) => (
          <option key={one.id} value={one.id}>
            {subscriptionName(one)}
          </option>
        ))}
        {known ? null : (
          <option value={state.subscription}>{subscriptionName({ id: state.subscription, label: '' })}</option>
        )}
      </SelectField>
      {state.when === 'past' ? (
        <SelectField
          label="Status"
          value={state.status}
          onValue={(status) => onChange({ status: EVENT_STATUSES.find((one) => one === status) ?? '', event: null })}
          className="w-full sm:w-44"
        >
          <option value="">Any status</option>
          {EVENT_STATUSES.map((one) => (
            <option key={one} value={one}>
              {STATUS_LABELS[one]}
            </option>
          ))}
        </SelectField>
      ) : null}
      {isFiltered(state) ? (
        <Button look="ghost" size="small" onClick={() => onChange({ subscription: '', status: '', event: null })}>
          <X />
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}

function Empty({ state, onChange }: { state: PageState; onChange: Change }) {
  if (isFiltered(state))
    return (
      <EmptyWithAction
        icon={SearchX}
        title="No events match"
        action="Show all events"
        onAction={() => onChange({ subscription: '', status: '', event: null })}
      >
        Choose another subscription or status.
      </EmptyWithAction>
    );
  return state.when === 'past' ? (
    <EmptyState icon={CalendarDays} title="No events yet">
      Each event is listed here from the moment it is due, with every attempt to deliver it. Events are kept for 30
      days.
    </EmptyState>
  ) : (
    <EmptyState icon={CalendarDays} title="No upcoming events">
      The events of your subscriptions are computed ahead and listed here until they are due.
    </EmptyState>
  );
}

/** The events of the account: what was delivered and how, and what is ahead. */
export function EventsView({ userId, state, onChange }: { userId: string; state: PageState; onChange: Change }) {
  const query = useInfiniteQuery(eventsQuery(userId, state));
  const { data, error, isPending, isFetching, hasNextPage, refetch } = query;
  const events = data?.pages.flatMap((page) => page.events);
  const opened = events?.find(({ id }) => id === state.event);
  const lastEvent = useRef(state.event);
  useEffect(() => {
    if (state.event !== null) lastEvent.current = state.event;
  }, [state.event]);
  const columns = useMemo(() => eventColumns((event) => onChange({ event: event.id }, { replace: false })), [onChange]);
  return (
    <>
      <FilterBar userId={userId} state={state} onChange={onChange} />
      <Card aria-label="Events" className="overflow-hidden">
        <ListState
          rows={events}
          error={error}
          isPending={isPending}
          onRetry={() => void refetch()}
          loading={
            <LoadingRows label="Loading events" count={8} className="grid gap-[1.4rem] px-6 py-5" rowClass="h-6" />
          }
          empty={<Empty state={state} onChange={onChange} />}
        >
          {(rows) => <DataTable caption="Events" columns={columns} rows={rows} rowKey={(event) => event.id} />}
        </ListState>
      </Card>
      {isPending ? null : (
        <ListEnd shown={shownWords(events?.length ?? 0, hasNextPage)}>
          <div className="flex flex-wrap gap-2">
            <Button look="outline" size="small" disabled={isFetching} onClick={() => void refetch()}>
              {isFetching ? <Spinner /> : <RefreshCw />}Refresh
            </Button>
            <LoadMore query={query} size="small" />
          </div>
        </ListEnd>
      )}
      <Sheet
        open={state.event !== null}
        title="Event"
        onClose={() => onChange({ event: null })}
        focusAfter={() => document.getElementById(rowId(lastEvent.current ?? ''))}
      >
        {opened?.test ? <TestDetails event={opened} test={opened.test} /> : null}
        {state.event !== null && !opened?.test ? <EventDetailsView userId={userId} eventId={state.event} /> : null}
      </Sheet>
    </>
  );
}
