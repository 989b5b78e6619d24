import type { Config } from '../config/config.ts';
import type { Sql } from '../database/database.ts';
import type { AttemptDocument } from './endpoint-document.ts';
import { type EndpointStore, openEndpointStore, type SendingTo } from './endpoint-store.ts';
import { sendTest } from './send-test.ts';

/** Where events are sent, and what can be done with it. */
export interface Webhooks {
  readonly endpoints: EndpointStore;
  /** Sends a test event now and tells what came back; null when the endpoint was deleted meanwhile. */
  sendTest(endpoint: SendingTo): Promise<AttemptDocument | null>;
}

export function openWebhooks(
  sql: Sql,
  config: Pick<Config, 'secrets' | 'otherSecrets' | 'webhooksToLocalAddresses'>,
): Webhooks {
  const rules = { allowsLocal: config.webhooksToLocalAddresses };
  return {
    endpoints: openEndpointStore({ sql, secrets: config, rules }),
    sendTest: (endpoint) => sendTest({ sql, rules }, endpoint),
  };
}
