import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { OperationError, readOperation } from '@/lib/call-operation.ts';
import { callResource, cursorPages, readResource } from '@/lib/call-resource.ts';
import { rejectionText } from '@/lib/error-message.ts';
import { eventsKey, subscriptionsKey, webhookChange } from './webhook-change.ts';
import type { EventFilter } from '../view.ts';

/** The subscriptions of the account, newest first, one page at a time. */
export function subscriptionsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: subscriptionsKey(userId),
    queryFn: ({ pageParam }) =>
      readResource(
        'GET /subscriptions',
        { query: { limit: '25', cursor: pageParam } },
        'Your subscriptions could not be loaded.',
      ),
    ...cursorPages,
  });
}

/** Pauses a subscription or lets it go on. */
export const switchSubscription = (userId: string, id: string) =>
  webhookChange(userId, {
    send: (status: 'active' | 'paused') => callResource('POST /subscriptions/{id}', { id, body: { status } }),
    done: (status) => (status === 'paused' ? 'The subscription has been paused.' : 'The subscription is active.'),
    failed: 'The subscription could not be changed. Please try again.',
  });

/** Deletes a subscription with its birth, its events and its calendar. */
export const deleteSubscription = (userId: string, id: string) =>
  webhookChange(userId, {
    send: () => callResource('DELETE /subscriptions/{id}', { id }),
    done: 'The subscription has been deleted.',
    failed: 'The subscription could not be deleted. Please try again.',
  });

const EVENT_FAILED = 'This event could not be loaded.';

/** The events of a filter, one page at a time: what was due newest first, what is ahead soonest first. */
export function eventsQuery(userId: string, { when, status, subscription }: EventFilter) {
  return infiniteQueryOptions({
    queryKey: [...eventsKey(userId), 'list', when, status, subscription],
    queryFn: ({ pageParam }) =>
      readOperation(
        'subscription-events',
        { when, status: status || null, subscription_id: subscription || null, cursor: pageParam },
        'Your events could not be loaded.',
      ),
    ...cursorPages,
    staleTime: 0,
  });
}

/** An event that is about to be sent is asked for again this often. */
const SENDING_REFRESH_MS = 2000;
const SOON_MS = 10_000;

/** An event with its body and every attempt, asked for again while it is being sent; null: the account has no such event any more. */
export function eventQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...eventsKey(userId), 'one', id],
    queryFn: () =>
      callResource('GET /events/{id}', { id }).catch((error: unknown) => {
        if (error instanceof OperationError && error.status === 404) return null;
        throw new Error(rejectionText(error, EVENT_FAILED));
      }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const next = data?.next_attempt_at ?? null;
      return next !== null && Date.parse(next) - Date.now() < SOON_MS ? SENDING_REFRESH_MS : false;
    },
  });
}

/** Sends an event again, with the same id. */
export const replayEvent = (userId: string, id: string) =>
  webhookChange(userId, {
    send: () => callResource('POST /events/{id}/replay', { id }),
    done: 'The event is sent again.',
    failed: 'The event could not be sent again. Please try again.',
  });

/** Makes a secret address for the calendar of a subscription and returns it this once; the previous one ends immediately. */
export const makeCalendarAddress = (userId: string, id: string) =>
  webhookChange(userId, {
    send: () => callResource('POST /subscriptions/{id}/feed', { id }),
    failed: 'The calendar link could not be created. Please try again.',
    shownInForm: true,
  });

/** Ends the address of a calendar immediately. */
export const withdrawCalendarAddress = (userId: string, id: string) =>
  webhookChange(userId, {
    send: () => callResource('DELETE /subscriptions/{id}/feed', { id }),
    done: 'The calendar link has been revoked.',
    failed: 'The calendar link could not be revoked. Please try again.',
    shownInForm: true,
  });
