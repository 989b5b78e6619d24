import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { trailQuery } from '@/lib/operations/load-trail.ts';
import { TrailRow } from './trail-row.tsx';

const FIRST = 10;
const MORE = 40;

interface TrailCardProps {
  userId: string;
  /** What the events are about: `key`, `webhook`. */
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
        {data?.events.length === 0 ? <p className="py-2 text-sm text-ink-muted">Nothing has happened yet.</p> : null}
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
