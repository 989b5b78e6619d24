import { parseSubscriptionChanges } from '@theia-astro/endpoints/subscriptions/subscription-request';
import { z } from 'zod';
import type { Sql } from '../../../database/database.ts';
import { feedUrl, makeFeed, withdrawFeed } from '../../../event-subscriptions/feed/feed-store.ts';
import type { Begin, SubscriptionStore } from '../../../event-subscriptions/subscription-store.ts';
import type { SubscriptionList } from '../../../rules/webhooks.ts';
import { changing } from '../../../database/acting.ts';
import { type AccountFunction, asRefusal, type FunctionCall, read } from '../account-function.ts';
import { known, subscriptionId } from './ids.ts';

const PAGE_ROWS = 25;
const idOnly = z.object({ id: subscriptionId });
const withId = z.looseObject({ id: subscriptionId });
const page = z.object({ cursor: subscriptionId.nullish() });

const ownerOf = ({ user }: FunctionCall) => ({ userId: user.userId, keyId: null });
/** Transactions whose changes the audit log ascribes to the caller. */
const beginOf =
  ({ sql, user }: FunctionCall): Begin =>
  (work) =>
    changing(sql, { claims: user.claims }, work);

/** The subscriptions of the signed-in user, whichever key made them, through the store that the API uses. */
export function subscriptionFunctions(subscriptions: SubscriptionStore, publicUrl: string): readonly AccountFunction[] {
  return [
    {
      name: 'event-subscriptions',
      handle: async (call): Promise<SubscriptionList & Record<string, unknown>> => {
        const { cursor } = read(page, call.body);
        const found = await subscriptions.list(ownerOf(call), PAGE_ROWS + 1, cursor ?? null);
        const shown = found.slice(0, PAGE_ROWS);
        const labels = await keyLabels(
          call.sql,
          call.user.userId,
          shown.map(({ id }) => id),
        );
        return {
          subscriptions: shown.map((one) => ({ ...one, key_label: labels.get(one.id) ?? '' })),
          next_cursor: found.length > PAGE_ROWS ? shown.at(-1)!.id : null,
        };
      },
    },
    {
      name: 'change-event-subscription',
      handle: (call) =>
        asRefusal(async () => {
          const { id, ...changes } = read(withId, call.body);
          known(
            await subscriptions.change(ownerOf(call), id, parseSubscriptionChanges(changes), beginOf(call)),
            'subscription',
          );
          return { id };
        }),
    },
    {
      name: 'delete-event-subscription',
      handle: async (call) => {
        const { id } = read(idOnly, call.body);
        if (!(await subscriptions.remove(ownerOf(call), id, beginOf(call)))) known(null, 'subscription');
        return { id };
      },
    },
    {
      name: 'make-calendar-address',
      handle: async (call) => {
        const { id } = read(idOnly, call.body);
        const secret = await beginOf(call)((transaction) => makeFeed(transaction, ownerOf(call), id));
        return { url: feedUrl(publicUrl, known(secret, 'subscription')) };
      },
    },
    {
      name: 'withdraw-calendar-address',
      handle: async (call) => {
        const { id } = read(idOnly, call.body);
        const done = await beginOf(call)((transaction) => withdrawFeed(transaction, ownerOf(call), id));
        if (!done) known(null, 'subscription');
        return { id };
      },
    },
  ];
}

async function keyLabels(sql: Sql, userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ id: string; label: string }[]>`
    select s.id, k.label from private.event_subscriptions s join private.api_keys k on k.id = s.api_key_id where s.user_id = ${userId} and s.id = any(${[...ids]})`;
  return new Map(rows.map(({ id, label }) => [id, label]));
}
