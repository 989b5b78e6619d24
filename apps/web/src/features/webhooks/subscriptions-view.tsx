import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Telescope } from '@/components/icons/icons.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { EmptyState, ListState, LoadMore } from '@/components/ui/list.tsx';
import { Skeleton } from '@/components/ui/loading.tsx';
import type { Endpoint } from '@/lib/resources.ts';
import { FirstSubscription } from './endpoints-view.tsx';
import { subscriptionsQuery } from './operations/subscriptions.ts';
import { SubscriptionItem } from './subscription-item.tsx';

interface SubscriptionsViewProps {
  userId: string;
  endpoints: readonly Endpoint[];
  apiKey: string | undefined;
  /** Shown once the height of the list above it is known. */
  below: ReactNode;
}

/** What is subscribed to, and how to subscribe. */
export function SubscriptionsView({ userId, endpoints, apiKey, below }: SubscriptionsViewProps) {
  const query = useInfiniteQuery(subscriptionsQuery(userId));
  const { data, error, isPending, hasNextPage, refetch } = query;
  const subscriptions = data?.pages.flatMap((page) => page.subscriptions);
  const sample = <FirstSubscription endpoints={endpoints} apiKey={apiKey} />;
  return (
    <>
      <Card aria-label="Subscriptions">
        <ListState
          rows={subscriptions}
          error={error}
          isPending={isPending}
          onRetry={() => void refetch()}
          loading={
            <div role="status" aria-label="Loading subscriptions" className="grid gap-4 p-6">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-24 w-full" />
            </div>
          }
          empty={
            <div className="px-5 pb-6 sm:px-6">
              <EmptyState icon={Telescope} title="No subscriptions yet">
                A subscription is a birth, or only the sky, with rules: transits, ingresses, stations, eclipses,
                returns, changes of dasha, the Moon void of course. Theia computes the events ahead and reports each
                when it happens.
              </EmptyState>
              {sample}
            </div>
          }
        >
          {(rows) => (
            <ul className="divide-y divide-line">
              {rows.map((subscription) => (
                <SubscriptionItem
                  key={subscription.id}
                  userId={userId}
                  subscription={subscription}
                  endpoints={endpoints}
                />
              ))}
            </ul>
          )}
        </ListState>
      </Card>
      {hasNextPage ? (
        <div className="mt-4 flex justify-end">
          <LoadMore query={query} />
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
