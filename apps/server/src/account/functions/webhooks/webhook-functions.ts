import type { Config } from '../../../config/config.ts';
import type { Sql } from '../../../database/database.ts';
import { openSubscriptionStore } from '../../../event-subscriptions/subscription-store.ts';
import type { SharedCount } from '../../../processes/worker-bus.ts';
import type { Webhooks } from '../../../webhooks/delivery-worker.ts';
import { createTokenBuckets } from '../../../processes/token-bucket.ts';
import type { AccountFunction } from '../account-function.ts';
import { endpointFunctions } from './endpoint-functions.ts';
import { eventFunctions } from './event-functions.ts';
import { subscriptionFunctions } from './subscription-functions.ts';

/** Test events of an account: two at once, one a second on average. */
const TESTS = { capacity: 2, refillPerSecond: 1 };

export interface WebhookFunctionParts {
  readonly sql: Sql;
  readonly config: Pick<Config, 'publicUrl' | 'secrets' | 'otherSecrets'>;
  readonly webhooks: Webhooks;
  /** What all processes of this node count together. */
  readonly shared?: SharedCount;
}

/** The functions of the dashboard's page about webhooks. What they change goes through the stores of the API, and is in the audit log. */
export function webhookFunctions({ sql, config, webhooks, shared }: WebhookFunctionParts): readonly AccountFunction[] {
  const tests = createTokenBuckets(TESTS, Date.now, shared);
  return [
    ...endpointFunctions(webhooks, (userId) => tests.take(userId)),
    ...subscriptionFunctions(openSubscriptionStore(sql, config), config.publicUrl),
    ...eventFunctions(config),
  ];
}
