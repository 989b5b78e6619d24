import type { QueryClient } from '@tanstack/react-query';
import { trailKey } from '@/lib/operations/load-trail.ts';

export const endpointsKey = (userId: string) => ['webhook-endpoints', userId] as const;
export const subscriptionsKey = (userId: string) => ['event-subscriptions', userId] as const;
export const eventsKey = (userId: string) => ['subscription-events', userId] as const;

/** Reloads what the page shows of endpoints, subscriptions, events and their history, after a change of any of them. */
export function reloadWebhooks(queries: QueryClient, userId: string): Promise<unknown> {
  return Promise.all(
    [endpointsKey, subscriptionsKey, eventsKey, trailKey].map((key) =>
      queries.invalidateQueries({ queryKey: key(userId) }),
    ),
  );
}
