import type { EventRow } from '@theia-astro/server/rules/operations/subscription-events';
import { subscriptionName } from '@/components/trail/words/event-words.ts';
import { Badge } from '@/components/ui/badge.tsx';
import type { Column } from '@/components/ui/data-table.tsx';
import { DateTime } from '@/components/ui/date-time.tsx';
import { TestBadge } from './attempt-list.tsx';
import { delayWords, endpointName } from './event-words.ts';

/** The state of an event, in a word. */
export function EventStatusBadge({
  event: { status, attempts, next_attempt_at: next },
}: {
  event: Pick<EventRow, 'status' | 'attempts' | 'next_attempt_at'>;
}) {
  switch (status) {
    case 'delivered':
      return <Badge tone="ok">Delivered</Badge>;
    case 'failed':
      return <Badge tone="bad">Failed</Badge>;
    case 'skipped':
      return <Badge tone="plain">Not sent</Badge>;
    case 'ahead':
      return attempts > 0 && next !== null ? (
        <Badge tone="warn">Trying again</Badge>
      ) : (
        <Badge tone="plain">Upcoming</Badge>
      );
  }
}

/** The element that opens an event. */
export const rowId = (eventId: string) => `event-${eventId}`;

/** Where an event comes from: its subscription, or the endpoint that a test was sent to. */
function sourceName({ subscription_id: id, subscription_label: label, test }: EventRow): string {
  if (test !== null) return endpointName({ label: test.endpoint_label, url: test.url });
  return subscriptionName({ id: id ?? '', label });
}

const what: Column<EventRow> = {
  header: 'Event',
  phone: 'title',
  cell: (event) => (
    <>
      <span className="flex items-center gap-x-2 sm:max-w-[24rem]">
        <span className="min-w-0 break-words sm:truncate">{event.summary}</span>
        {event.test === null ? null : <TestBadge />}
      </span>
      <span className="block truncate text-xs text-ink-muted sm:max-w-[24rem]">{sourceName(event)}</span>
    </>
  ),
};
const status: Column<EventRow> = {
  header: 'Status',
  phone: 'noteEnd',
  cell: (event) => <EventStatusBadge event={event} />,
};
const delivered: Column<EventRow> = {
  header: 'Delay',
  align: 'right',
  wideOnly: true,
  cell: ({ due_at: due, delivered_at: at }) => (
    <span className="text-ink-muted">{at === null ? '–' : delayWords(due, at)}</span>
  ),
};
const attempts: Column<EventRow> = {
  header: 'Attempts',
  align: 'right',
  wideOnly: true,
  cell: (event) => <span className="text-ink-muted">{event.attempts}</span>,
};

/** The columns of the log, whose date opens the details of its row. */
export function eventColumns(onOpen: (event: EventRow) => void): readonly Column<EventRow>[] {
  const due: Column<EventRow> = {
    header: 'Due',
    phone: 'note',
    cell: (event) => (
      <button
        type="button"
        id={rowId(event.id)}
        aria-haspopup="dialog"
        onClick={() => onOpen(event)}
        className="text-left tabular-nums after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-[var(--ring)]"
      >
        <DateTime at={event.due_at} />
        <span className="sr-only">, open details</span>
      </button>
    ),
  };
  return [due, what, status, delivered, attempts];
}
