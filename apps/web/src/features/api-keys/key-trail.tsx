import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { DateTime } from '@/components/ui/date-time.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { type TrailEvent, trailQuery } from './operations/load-trail.ts';
import { deviceName, eventWords } from './trail-words.ts';

const FIRST = 10;
const MORE = 40;

function whoWords({ actor, network, device }: TrailEvent): string {
  const who = { owner: 'You', theia: 'Theia', caller: 'A caller' }[actor] ?? actor;
  return [who, deviceName(device), network].filter((word) => word !== null && word !== '').join(', ');
}

function Event({ event }: { event: TrailEvent }) {
  const { what, more } = eventWords(event, formatDateTime);
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 text-sm sm:grid-cols-[12.5rem_minmax(0,1fr)]">
      <span className="text-[0.8125rem] text-ink-muted">
        <DateTime at={event.created_at} />
      </span>
      <div className="min-w-0 break-words">
        <p>
          <span className="font-medium">{what}</span> <span className="text-ink-soft">{event.subject}</span>
          {more === null ? null : <span className="text-ink-soft">, {more}</span>}
        </p>
        <p className="text-[0.8125rem] text-ink-muted" title={event.device ?? undefined}>
          {whoWords(event)}
        </p>
      </div>
    </li>
  );
}

/** What happened to the keys of the account, newest first. */
export function KeyTrail({ userId }: { userId: string }) {
  const [most, setMost] = useState(FIRST);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...trailQuery(userId, most),
    placeholderData: keepPreviousData,
  });
  return (
    <Card aria-labelledby="key-history" className="mt-8">
      <CardHeader
        id="key-history"
        title="History"
        description="Who changed which key, from where. Kept for 400 days."
      />
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
        {data?.events.length === 0 ? <p className="py-2 text-sm text-ink-muted">Nothing has happened yet.</p> : null}
        {data && data.events.length > 0 ? (
          <ul className="divide-y divide-line">
            {data.events.map((event) => (
              <Event key={event.id} event={event} />
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
