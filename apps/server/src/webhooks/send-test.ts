import { jsonText } from '@theia-astro/endpoints/wire/byte-writer';
import { instant } from '../encoding/instant.ts';
import type { deliveredEventSchema } from '@theia-astro/endpoints/webhooks/webhook-schema';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import { type Acting, changing } from '../database/acting.ts';
import type { Sql } from '../database/database.ts';
import { newCallId } from '../metering/call-id.ts';
import { logAttempt } from './attempt-log.ts';
import type { AttemptDocument, SendingTo } from './endpoint-store.ts';
import { messageHeaders } from './message.ts';
import { send } from './send.ts';
import type { TargetRules } from './target.ts';

/**
 * Sends a test event to an endpoint now, signed like every other one, and returns the outcome, which is logged. It is free, and neither retried nor
 * counted against the endpoint. Null: the endpoint was deleted meanwhile.
 */
export async function sendTest(
  { sql, rules }: { readonly sql: Sql; readonly rules: TargetRules },
  endpoint: SendingTo,
  by: Acting,
): Promise<AttemptDocument | null> {
  const nowMs = Date.now();
  const id = newCallId(nowMs).requestId.replace('req_', 'evt_');
  const event: Wire<typeof deliveredEventSchema> = {
    id,
    type: 'theia.test',
    at: instant(new Date(nowMs)),
    subscription_id: null,
    label: '',
    rule: null,
    data: {},
  };
  const body = jsonText(event);
  const headers = messageHeaders(endpoint.signingSecrets, { id, body });
  const sent = await send({ url: endpoint.url, headers, body, rules });
  return changing(sql, by, (transaction) =>
    logAttempt(transaction, { userId: endpoint.userId, endpointId: endpoint.id, eventId: id, kind: 'test', sent }),
  );
}
