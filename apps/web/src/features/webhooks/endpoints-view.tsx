import type { UseQueryResult } from '@tanstack/react-query';
import type { OutputOf } from '@theia-astro/server/rules/operations/catalog';
import { WEBHOOK_ENDPOINTS_MAX } from '@theia-astro/server/rules/webhooks';
import { Webhook } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { EndpointItem } from './endpoint-item.tsx';

interface EndpointsViewProps {
  userId: string;
  query: UseQueryResult<OutputOf<'webhook-endpoints'>>;
  onAdd: () => void;
}

/** Where events are sent. */
export function EndpointsView({ userId, query: { data, error, isPending, refetch }, onAdd }: EndpointsViewProps) {
  return (
    <>
      <Card aria-label="Endpoints">
        {isPending ? (
          <div role="status" aria-label="Loading endpoints" className="grid gap-4 p-6">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-20 w-full" />
          </div>
        ) : null}
        {error && !data ? (
          <div className="p-6">
            <LoadError error={error} onRetry={() => void refetch()} />
          </div>
        ) : null}
        {data?.endpoints.length === 0 ? (
          <div className="pb-10">
            <EmptyState icon={Webhook} title="No endpoints yet">
              An endpoint is an address of your server. Subscribed events are posted there as signed JSON, in time and
              again until it answers. Without one, a subscription still has a calendar.
            </EmptyState>
            <div className="grid justify-items-center">
              <Button onClick={onAdd}>Add endpoint</Button>
            </div>
          </div>
        ) : null}
        {data && data.endpoints.length > 0 ? (
          <ul className="divide-y divide-line">
            {data.endpoints.map((endpoint) => (
              <EndpointItem key={endpoint.id} userId={userId} endpoint={endpoint} />
            ))}
          </ul>
        ) : null}
      </Card>
      {data && data.endpoints.length >= WEBHOOK_ENDPOINTS_MAX ? (
        <p className="mt-4 text-sm text-ink-muted">An account has at most {WEBHOOK_ENDPOINTS_MAX} endpoints.</p>
      ) : null}
    </>
  );
}
