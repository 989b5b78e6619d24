import { parseSubscriptionChanges } from '@theia-astro/endpoints/subscriptions/subscription-request';
import { feedUrl, makeFeed, withdrawFeed } from '../../event-subscriptions/feed/feed-store.ts';
import type { SubscriptionStore } from '../../event-subscriptions/subscription-store.ts';
import type { webhookOperations } from '../../rules/operations/webhooks.ts';
import { beginAs, type HandlersOf, type OperationCall, requireFound } from './operation.ts';

const PAGE_ROWS = 25;
const NO_SUBSCRIPTION = 'There is no such subscription any more';

const ownerOf = ({ user }: OperationCall) => ({ userId: user.userId, keyId: null });

type SubscriptionOperations = Pick<
  typeof webhookOperations,
  | 'event-subscriptions'
  | 'change-event-subscription'
  | 'delete-event-subscription'
  | 'make-calendar-address'
  | 'withdraw-calendar-address'
>;

/** The subscriptions of the signed-in user, of all keys. */
export function subscriptionHandlers(
  subscriptions: SubscriptionStore,
  publicUrl: string,
): HandlersOf<SubscriptionOperations> {
  return {
    'event-subscriptions': async (call) => {
      const found = await subscriptions.list(ownerOf(call), PAGE_ROWS + 1, call.input.cursor ?? null);
      const shown = found.slice(0, PAGE_ROWS);
      const labels = await keyLabels(call, shown);
      return {
        subscriptions: shown.map((one) => ({ ...one, key_label: labels.get(one.id) ?? '' })),
        next_cursor: found.length > PAGE_ROWS ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    'change-event-subscription': async (call) => {
      const { id, ...changes } = call.input;
      const wanted = parseSubscriptionChanges(changes);
      requireFound(await subscriptions.change(ownerOf(call), id, wanted, beginAs(call)), NO_SUBSCRIPTION);
      return { id };
    },
    'delete-event-subscription': async (call) => {
      const { id } = call.input;
      requireFound(await subscriptions.remove(ownerOf(call), id, beginAs(call)), NO_SUBSCRIPTION);
      return { id };
    },
    'make-calendar-address': async (call) => {
      const secret = await beginAs(call)((transaction) => makeFeed(transaction, ownerOf(call), call.input.id));
      return { url: feedUrl(publicUrl, requireFound(secret, NO_SUBSCRIPTION)) };
    },
    'withdraw-calendar-address': async (call) => {
      const { id } = call.input;
      const isDone = await beginAs(call)((transaction) => withdrawFeed(transaction, ownerOf(call), id));
      requireFound(isDone, NO_SUBSCRIPTION);
      return { id };
    },
  };
}

/** The labels of the keys that created these subscriptions, by the subscription's id. */
async function keyLabels(
  { sql, user }: OperationCall,
  subscriptions: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ id: string; label: string }[]>`
    select s.id, k.label from private.event_subscriptions s join private.api_keys k on k.id = s.api_key_id
    where s.user_id = ${user.userId} and s.id = any(${subscriptions.map(({ id }) => id)})`;
  return new Map(rows.map(({ id, label }) => [id, label]));
}
