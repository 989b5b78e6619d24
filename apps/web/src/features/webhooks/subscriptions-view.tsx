import { useInfiniteQuery } from '@tanstack/react-query';
import type { EndpointRow } from '@theia-astro/server/rules/operations/webhooks';
import type { ReactNode } from 'react';
import { Telescope } from '@/components/icons/icons.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Card, CardHeader, EmptyState } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { FirstSubscription } from './endpoints-view.tsx';
import { subscriptionsQuery } from './operations/subscriptions.ts';
import { SubscriptionItem } from './subscription-item.tsx';

interface SubscriptionsViewProps {
  userId: string;
  endpoints: readonly EndpointRow[];
  apiKey: string | undefined;
  /** Comes when it is known how much stands above it. */
  below: ReactNode;
}

/** What is subscribed to, and how to subscribe. */
export function SubscriptionsView({ userId, endpoints, apiKey, below }: SubscriptionsViewProps) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    subscriptionsQuery(userId),
  );
  const subscriptions = data?.pages.flatMap((page) => page.subscriptions);
  const sample = <FirstSubscription endpoints={endpoints} apiKey={apiKey} />;
  return (
    <>
      <Card aria-label="Subscriptions">
        {isPending ? (
          <div role="status" aria-label="Loading subscriptions" className="grid gap-4 p-6">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-24 w-full" />
          </div>
        ) : null}
        {error && !data ? (
          <div className="p-6">
            <LoadError error={error} onRetry={() => void refetch()} />
          </div>
        ) : null}
        {subscriptions?.length === 0 ? (
          <div className="px-5 pb-6 sm:px-6">
            <EmptyState icon={Telescope} title="No subscriptions yet">
              A subscription is a birth, or only the sky, with rules: transits, ingresses, stations, eclipses, returns,
              changes of dasha, the Moon void of course. Theia computes the events ahead and tells each when it happens.
            </EmptyState>
            {sample}
          </div>
        ) : null}
        {subscriptions && subscriptions.length > 0 ? (
          <ul className="divide-y divide-line">
            {subscriptions.map((subscription) => (
              <SubscriptionItem
                key={subscription.id}
                userId={userId}
                subscription={subscription}
                endpoints={endpoints}
              />
            ))}
          </ul>
        ) : null}
      </Card>
      {hasNextPage ? (
        <div className="mt-4 flex justify-end">
          <Button look="outline" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? <Spinner /> : null}Load more
          </Button>
        </div>
      ) : null}
      {subscriptions && subscriptions.length > 0 ? (
        <Card aria-labelledby="another-subscription" className="mt-8">
          <CardHeader
            id="another-subscription"
            title="Another subscription"
            description="Subscriptions are made with a key, and belong to it."
          />
          <div className="p-5 pt-4 sm:p-6 sm:pt-4">{sample}</div>
        </Card>
      ) : null}
      {isPending ? null : below}
    </>
  );
}
