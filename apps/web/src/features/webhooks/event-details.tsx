import { useQuery } from '@tanstack/react-query';
import type { EventRow } from '@theia-astro/server/rules/operations/subscription-events';
import { CodePanel } from '@/components/code-panel.tsx';
import { Send } from '@/components/icons/icons.tsx';
import { subscriptionName } from '@/components/trail/words/event-words.ts';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { FactList } from '@/components/ui/facts.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { formatDateTime, formatUsd } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import type { Attempt, EventDetails } from '@/lib/resources.ts';
import { AttemptList, TestBadge } from './attempt-list.tsx';
import { EventStatusBadge } from './event-columns.tsx';
import { attemptWords, delayWords, endpointName } from './event-words.ts';
import { eventQuery, replayEvent } from './operations/subscriptions.ts';
import { AnswerStart } from './test-result.tsx';

function Facts({ event }: { event: EventDetails }) {
  const { due_at: due, delivered_at: delivered, next_attempt_at: next, charged_at: charged } = event;
  const summary = (
    <>
      {event.summary} <span className="font-mono text-xs text-ink-muted">{event.type}</span>
    </>
  );
  return (
    <FactList
      facts={[
        ['Event', summary],
        ['Status', <EventStatusBadge key="status" event={{ ...event, attempts: event.attempt_count }} />],
        ['Subscription', subscriptionName({ id: event.subscription_id, label: event.label })],
        ['Happens', formatDateTime(event.at), 'tabular-nums'],
        ['Due', formatDateTime(due), 'tabular-nums'],
        delivered !== null && [
          'Delivered',
          `${formatDateTime(delivered)}, ${delayWords(due, delivered)} after it was due`,
          'tabular-nums',
        ],
        next !== null && ['Next attempt', formatDateTime(next), 'tabular-nums'],
        ['Cost', charged === null ? 'Free so far' : `$${formatUsd(event.cost_usd)}`],
        ['Event id', event.id, 'font-mono text-[0.8125rem] break-all'],
      ]}
    />
  );
}

const MS_PER_SECOND = 1000;

/** The headers of the last time that it was sent; the signature is in no log. */
function headersOf({ id, url, attempts }: EventDetails): string {
  const last = attempts.at(-1);
  const seconds = last === undefined ? null : Math.floor(Date.parse(last.started_at) / MS_PER_SECOND);
  return [
    `POST ${url ?? ''}`,
    'content-type: application/json',
    `webhook-id: ${id}`,
    `webhook-timestamp: ${seconds ?? '(when it is sent)'}`,
    'webhook-signature: v1,…',
  ].join('\n');
}

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <section aria-labelledby="event-attempts" className="mt-6">
      <h3 id="event-attempts" className="mb-2 text-sm font-semibold">
        Attempts
      </h3>
      {attempts.length === 0 ? (
        <p className="rounded-lg bg-sunken px-4 py-3 text-sm text-ink-muted">Not sent yet.</p>
      ) : (
        <AttemptList attempts={attempts.toReversed()} ofOneEvent />
      )}
    </section>
  );
}

function Replay({ userId, event }: { userId: string; event: EventDetails }) {
  const { mutate: replay, isPending: busy } = useOperation(replayEvent(userId, event.id));
  if (event.url === null || event.status === 'ahead') return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button look="outline" size="small" disabled={busy} onClick={() => replay()}>
        {busy ? <Spinner /> : <Send />}Send again
      </Button>
      <p className="text-[0.8125rem] text-ink-muted">
        With the same id{event.charged_at === null ? '.' : ', free of charge: it is paid.'}
      </p>
    </div>
  );
}

/** A test event, which is in no subscription: where it was posted and what came back. */
export function TestDetails({ event, test }: { event: EventRow; test: NonNullable<EventRow['test']> }) {
  const { url, endpoint_label: label, duration_ms: ms } = test;
  return (
    <>
      <FactList
        facts={[
          ['Event', <TestSummary key="event" summary={event.summary} />],
          ['Status', <EventStatusBadge key="status" event={event} />],
          ['Endpoint', endpointName({ label, url })],
          ['Address', url, 'font-mono text-[0.8125rem] break-all'],
          ['Sent', formatDateTime(event.at), 'tabular-nums'],
          ['Response', `${attemptWords(test)}, ${ms} ms`, 'tabular-nums'],
          ['Cost', 'Free'],
          ['Event id', event.id, 'font-mono text-[0.8125rem] break-all'],
        ]}
      />
      <AnswerStart text={test.response_start} />
    </>
  );
}

const TestSummary = ({ summary }: { summary: string }) => (
  <span className="flex flex-wrap items-center gap-x-2">
    {summary} <TestBadge />
  </span>
);

/** One event: what is posted, where to, and every attempt with its answer. */
export function EventDetailsView({ userId, eventId }: { userId: string; eventId: string }) {
  const { data: event, error, isPending, refetch } = useQuery(eventQuery(userId, eventId));
  if (isPending)
    return (
      <div role="status" aria-label="Loading the event" className="grid gap-4">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-6" />
        ))}
        <Skeleton className="h-64" />
      </div>
    );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!event) return <p className="text-ink-muted">This event is not in your log. Events are kept for 30 days.</p>;
  const { id, type, at, subscription_id, label, rule, data } = event;
  const body = { id, type, at, subscription_id, label, rule, data };
  return (
    <>
      <Facts event={event} />
      <Replay userId={userId} event={event} />
      <section aria-labelledby="event-body" className="mt-6">
        <h3 id="event-body" className="mb-2 text-sm font-semibold">
          Body
        </h3>
        <CodePanel
          code={JSON.stringify(body, null, 2)}
          copied={JSON.stringify(body)}
          label="body"
          title="application/json"
          tall="max-h-[26rem]"
        />
      </section>
      {event.url === null ? null : (
        <section aria-labelledby="event-headers" className="mt-6">
          <h3 id="event-headers" className="mb-2 text-sm font-semibold">
            Request
          </h3>
          <CodePanel code={headersOf(event)} label="request" title="HTTP" />
        </section>
      )}
      <Attempts attempts={event.attempts} />
    </>
  );
}
