import {
  parseNewWebhook,
  parseWebhookChanges,
  parseWebhookRotation,
} from '@theia-astro/endpoints/webhooks/webhook-schema';
import type { Config } from '../../config/config.ts';
import type { Sql } from '../../database/database.ts';
import { openSubscriptionStore } from '../../event-subscriptions/subscription-store.ts';
import { createTokenBuckets } from '../../processes/token-bucket.ts';
import type { SharedCount } from '../../processes/worker-bus.ts';
import type { webhookOperations } from '../../rules/operations/webhooks.ts';
import { openWebhooks } from '../../webhooks/delivery-worker.ts';
import { type HandlersOf, type OperationCall, OperationError, requireFound } from './operation.ts';
import { subscriptionEventHandlers } from './subscription-events.ts';
import { subscriptionHandlers } from './subscriptions.ts';

/** Test events per account: two immediately, one per second on average. */
const TESTS = { capacity: 2, refillPerSecond: 1 };
const NO_ENDPOINT = 'There is no such endpoint any more';

export interface WebhookParts {
  readonly sql: Sql;
  readonly config: Pick<Config, 'publicUrl' | 'secrets' | 'otherSecrets' | 'webhooksToLocalAddresses'>;
  /** Counts that all processes of this node share. */
  readonly shared?: SharedCount;
}

const ownerOf = ({ user }: OperationCall) => ({ userId: user.userId, isTest: null });
const by = ({ user }: OperationCall) => ({ claims: user.claims });

/** Webhook endpoints, event subscriptions and their events, through the stores of the product API. Includes those of test keys. */
export function webhookHandlers({ sql: ownSql, config, shared }: WebhookParts): HandlersOf<typeof webhookOperations> {
  const { endpoints, sendTest } = openWebhooks(ownSql, config);
  const tests = createTokenBuckets(TESTS, Date.now, shared);
  return {
    ...subscriptionHandlers(openSubscriptionStore(ownSql, config), config.publicUrl),
    ...subscriptionEventHandlers(config),
    'webhook-endpoints': async (call) => {
      const [listed, counts] = await Promise.all([endpoints.list(ownerOf(call)), countSubscriptions(call)]);
      return {
        endpoints: listed.map((one) => ({ ...one, subscriptions: counts.get(one.id) ?? 0 })),
        subscriptions: [...counts.values()].reduce((sum, count) => sum + count, 0),
      };
    },
    'create-webhook-endpoint': async (call) => {
      const { userId } = call.user;
      return withSecret(
        await endpoints.create({ userId, isTest: false }, parseNewWebhook({ ...call.input }), by(call)),
      );
    },
    'change-webhook-endpoint': async (call) => {
      const { id, ...changes } = call.input;
      requireFound(await endpoints.change(ownerOf(call), id, parseWebhookChanges(changes), by(call)), NO_ENDPOINT);
      return { id };
    },
    'delete-webhook-endpoint': async (call) => {
      const { id } = call.input;
      requireFound(await endpoints.remove(ownerOf(call), id, by(call)), NO_ENDPOINT);
      return { id };
    },
    'rotate-webhook-secret': async (call) => {
      const { id, ...rotation } = call.input;
      const hours = parseWebhookRotation(rotation);
      return withSecret(requireFound(await endpoints.rotate(ownerOf(call), id, hours, by(call)), NO_ENDPOINT));
    },
    'test-webhook-endpoint': async (call) => {
      const endpoint = requireFound(await endpoints.sendingTo(ownerOf(call), call.input.id), NO_ENDPOINT);
      if (tests.take(call.user.userId) > 0)
        throw new OperationError(429, 'Test events may be sent once a second. Please wait a moment.');
      return requireFound(await sendTest(endpoint), NO_ENDPOINT);
    },
  };
}

function withSecret({ id, secret }: { readonly id: string; readonly secret?: string | undefined }) {
  if (secret === undefined) throw new Error('the new signing secret is missing');
  return { id, secret };
}

/** The user's subscriptions per endpoint. Those without an endpoint are counted under an empty id. */
async function countSubscriptions({ sql, user }: OperationCall): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ endpoint_id: string; count: number }[]>`
    select coalesce(s.endpoint_id, '') as endpoint_id, count(*)::int as count from private.event_subscriptions s where s.user_id = ${user.userId} group by 1`;
  return new Map(rows.map(({ endpoint_id: id, count }) => [id, count]));
}
