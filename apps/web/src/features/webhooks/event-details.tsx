import { useQuery } from '@tanstack/react-query';
import { CodePanel } from '@/components/code-panel.tsx';
import { Send } from '@/components/icons/icons.tsx';
import { subscriptionName } from '@/components/trail/words/event-words.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { DateTime } from '@/components/ui/date-time.tsx';
import { FactList } from '@/components/ui/facts.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { formatDateTime, formatUsd } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import type { Attempt, EventDetails } from '@/lib/resources.ts';
import { EventStatusBadge } from './event-columns.tsx';
import { attemptWords, delayWords, kindWords, succeeded } from './event-words.ts';
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
        ['Cost', charged === null ? 'Nothing so far' : `$${formatUsd(event.cost_usd)}`],
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
        <p className="rounded-lg bg-sunken px-4 py-3 text-sm text-ink-muted">It was not sent so far.</p>
      ) : (
        <ol className="divide-y divide-line rounded-lg border border-line">
          {attempts.toReversed().map((attempt, index) => (
            <li key={attempt.id} className="px-4 py-3 text-sm">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <Badge tone={succeeded(attempt) ? 'ok' : 'bad'}>{succeeded(attempt) ? 'Delivered' : 'Failed'}</Badge>
                <span className="text-ink-soft">{attemptWords(attempt)}</span>
              </p>
              <p className="mt-1 text-[0.8125rem] text-ink-muted tabular-nums">
                <DateTime at={attempt.started_at} />, {attempt.duration_ms} ms,{' '}
                {kindWords(attempt.kind, index === attempts.length - 1).toLowerCase()}
              </p>
              <AnswerStart text={attempt.response_start} />
            </li>
          ))}
        </ol>
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
