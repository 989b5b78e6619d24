import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EventDetails, EventList } from '@theia-astro/server/rules/webhooks';
import { readFunction, FunctionError } from '@/lib/call-function.ts';
import { refusalText } from '@/lib/error-message.ts';
import type { EventFilter } from '../view.ts';
import { eventsKey } from './reload.ts';

const FAILED = 'Your events could not be loaded.';
const EVENT_FAILED = 'This event could not be loaded.';

/** The events of a filter, one page at a time: what was due newest first, what is ahead soonest first. */
export function eventsQuery(userId: string, { when, status, subscription }: EventFilter) {
  return infiniteQueryOptions({
    queryKey: [...eventsKey(userId), 'list', when, status, subscription],
    queryFn: async ({ pageParam }): Promise<EventList> => {
      const list = await readFunction<EventList>('subscription-events', {
        when,
        status: status === '' ? null : status,
        subscription_id: subscription === '' ? null : subscription,
        cursor: pageParam,
      }).catch((error: unknown) => {
        throw new Error(refusalText(error, FAILED));
      });
      if (list === null) throw new Error(FAILED);
      return list;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    retry: false,
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
      readFunction<EventDetails>('subscription-event', { id }).catch((error: unknown) => {
        if (error instanceof FunctionError && error.status === 404) return null;
        throw new Error(refusalText(error, EVENT_FAILED));
      }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const next = data?.next_attempt_at ?? null;
      return next !== null && Date.parse(next) - Date.now() < SOON_MS ? SENDING_REFRESH_MS : false;
    },
  });
}
