import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { DateTime } from '@/components/ui/date-time.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { type TrailEvent, trailQuery } from '@/lib/operations/load-trail.ts';
import { deviceName } from './device-name.ts';

const FIRST = 10;
const MORE = 40;

/** What happened to what, in words, and what belongs to it. */
export type EventWords = (
  event: Pick<TrailEvent, 'event' | 'subject' | 'details'>,
  format: (instant: string) => string,
) => { readonly what: string; readonly subject: string | null; readonly more: string | null };

interface TrailCardProps {
  userId: string;
  /** What the events are about: `key`, `webhook`. */
  about: readonly string[];
  description: string;
  words: EventWords;
}

function whoWords({ actor, network, device }: TrailEvent): string {
  const who = { owner: 'You', theia: 'Theia', operator: 'The operator', caller: 'A caller' }[actor] ?? actor;
  return [who, deviceName(device), network].filter((word) => word !== null && word !== '').join(', ');
}

function Event({ event, words }: { event: TrailEvent; words: EventWords }) {
  const { what, subject, more } = words(event, formatDateTime);
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 text-sm sm:grid-cols-[12.5rem_minmax(0,1fr)]">
      <span className="text-[0.8125rem] text-ink-muted">
        <DateTime at={event.created_at} />
      </span>
      <div className="min-w-0 break-words">
        <p>
          <span className="font-medium">{what}</span> <span className="text-ink-soft">{subject}</span>
          {more === null ? null : <span className="text-ink-soft">, {more}</span>}
        </p>
        <p className="text-[0.8125rem] text-ink-muted" title={event.device ?? undefined}>
          {whoWords(event)}
        </p>
      </div>
    </li>
  );
}

/** What happened in the account, from its audit log, newest first. */
export function TrailCard({ userId, about, description, words }: TrailCardProps) {
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
        {data?.events.length === 0 ? <p className="py-2 text-sm text-ink-muted">Nothing has happened yet.</p> : null}
        {data && data.events.length > 0 ? (
          <ul className="divide-y divide-line">
            {data.events.map((event) => (
              <Event key={event.id} event={event} words={words} />
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
