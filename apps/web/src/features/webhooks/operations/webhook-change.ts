import { type Change, change } from '@/lib/operations/change.ts';
import { trailKey } from '@/lib/operations/load-trail.ts';

export const endpointsKey = (userId: string) => ['webhook-endpoints', userId] as const;
export const subscriptionsKey = (userId: string) => ['event-subscriptions', userId] as const;
export const eventsKey = (userId: string) => ['subscription-events', userId] as const;

/** A change of what the page shows: endpoints, subscriptions, events and their history are read again. */
export const webhookChange = <Data, Input = void>(userId: string, how: Omit<Change<Input, Data>, 'reloads'>) =>
  change({ reloads: [endpointsKey, subscriptionsKey, eventsKey, trailKey].map((key) => key(userId)), ...how });
