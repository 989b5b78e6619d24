import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ScrollText } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { Sheet } from '@/components/ui/sheet.tsx';
import { AttemptList } from './attempt-list.tsx';
import { deliveriesQuery } from './operations/endpoints.ts';

function Deliveries({ userId, id }: { userId: string; id: string }) {
  const { data, error, isPending, refetch } = useQuery(deliveriesQuery(userId, id));
  if (isPending)
    return (
      <div role="status" aria-label="Loading the deliveries" className="grid gap-3">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    );
  if (!data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data.attempts.length === 0)
    return <p className="text-sm text-ink-muted">Nothing was sent in the last 30 days. Send a test to see it here.</p>;
  return <AttemptList attempts={data.attempts} />;
}

/** Opens the latest deliveries to an endpoint, with its tests. */
export function DeliveriesButton({ userId, id, name }: { userId: string; id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" size="small" icon={ScrollText} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Deliveries<span className="sr-only"> to {name}</span>
      </Button>
      <Sheet open={isOpen} title={`Deliveries to ${name}`} onClose={() => setOpen(false)}>
        {isOpen ? <Deliveries userId={userId} id={id} /> : null}
      </Sheet>
    </>
  );
}
