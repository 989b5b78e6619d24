import { infiniteQueryOptions } from '@tanstack/react-query';
import type { SubscriptionList } from '@theia-astro/server/rules/webhooks';
import { readFunction } from '@/lib/call-function.ts';
import { refusalText } from '@/lib/error-message.ts';
import { subscriptionsKey } from './reload.ts';

const FAILED = 'Your subscriptions could not be loaded.';

/** The subscriptions of the account, newest first, one page at a time. */
export function subscriptionsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: subscriptionsKey(userId),
    queryFn: async ({ pageParam }): Promise<SubscriptionList> => {
      const list = await readFunction<SubscriptionList>('event-subscriptions', { cursor: pageParam }).catch(
        (error: unknown) => {
          throw new Error(refusalText(error, FAILED));
        },
      );
      if (list === null) throw new Error(FAILED);
      return list;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    retry: false,
  });
}
