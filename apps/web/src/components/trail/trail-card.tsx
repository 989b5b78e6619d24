import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { DateTime } from '@/components/ui/date-time.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { cn } from '@/lib/cn.ts';
import { formatDateTime } from '@/lib/format.ts';
import { type TrailEvent, trailQuery } from '@/lib/operations/load-trail.ts';
import { deviceName } from './device-name.ts';
import { actorWords, eventWords } from './words/event-words.ts';
import { restOf } from './words/words.ts';

/** Who did it and from where, in one line. */
function whoWords({ actor, network, device }: TrailEvent): string {
  return [actorWords(actor), deviceName(device), network].filter((word) => word !== null && word !== '').join(', ');
}

interface TrailRowProps {
  event: TrailEvent;
  onOpen?: (event: TrailEvent) => void;
  className?: string;
}

/** An event of the audit log in a list. With `onOpen` the row is a button. */
export function TrailRow({ event, onOpen, className }: TrailRowProps) {
  const text = eventWords(event, formatDateTime);
  return (
    <li className={cn('relative grid gap-x-6 gap-y-0.5 py-3 text-sm sm:grid-cols-[12.5rem_minmax(0,1fr)]', className)}>
      <span className="text-[0.8125rem] text-ink-muted">
        <DateTime at={event.created_at} />
      </span>
      <div className="min-w-0 break-words">
        <p>
          {onOpen === undefined ? (
            <span className="font-medium">{text.what}</span>
          ) : (
            <button
              type="button"
              className="text-left font-medium after:absolute after:inset-0"
              onClick={() => onOpen(event)}
            >
              {text.what}
            </button>
          )}
          <span className="text-ink-soft">{restOf(text)}</span>
        </p>
        <p className="text-[0.8125rem] text-ink-muted" title={event.device ?? undefined}>
          {whoWords(event)}
        </p>
      </div>
    </li>
  );
}

const FIRST = 10;
const MORE = 40;

interface TrailCardProps {
  userId: string;
  /** The subjects of the events: `key`, `webhook`. */
  about: readonly string[];
  description: string;
}

/** What happened in the account, from its audit log, newest first. */
export function TrailCard({ userId, about, description }: TrailCardProps) {
  const [most, setMost] = useState(FIRST);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...trailQuery(userId, about, most),
    placeholderData: keepPreviousData,
  });
  return (
    <Card aria-labelledby="history" className="mt-8">
      <CardHeader id="history" title="History" description={description} />
      <div className="px-5 pb-5 pt-2 sm:px-6">
        {isPending ? (
          <div role="status" className="grid gap-3 py-2">
            <span className="sr-only">Loading the history…</span>
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-9 w-full" />
          </div>
        ) : null}
        {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data?.events.length === 0 ? <p className="py-2 text-sm text-ink-muted">No changes yet.</p> : null}
        {data && data.events.length > 0 ? (
          <ul className="divide-y divide-line">
            {data.events.map((event) => (
              <TrailRow key={event.id} event={event} />
            ))}
          </ul>
        ) : null}
        {data?.hasMore ? (
          <Button
            look="outline"
            size="small"
            className="mt-2"
            aria-disabled={isFetching}
            onClick={() => setMost(most + MORE)}
          >
            Show older
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
