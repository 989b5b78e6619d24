import type { MeteredCall } from '../../metering/metered-call.ts';
import type { Account } from '../../metering/account.ts';
import type { Call } from '../call/call.ts';
import { LOGGED_REQUEST_MAX, LOGGED_RESPONSE_MAX } from '../limits.ts';
import { inputText } from '../call/input-text.ts';
import { holdsKey, loggable, withoutKeys } from '../../observability/redact.ts';

interface Ending {
  readonly status: number;
  readonly charged: boolean;
  /** The text of the answer. */
  readonly text: string | null;
  readonly errorMessage: string | null;
  readonly idempotency: MeteredCall['idempotency'];
}

/** The call for the activity log and the usage table. */
export function meteredRecord(call: Call, account: Account, ending: Ending): MeteredCall {
  return {
    id: call.id,
    createdAtMs: call.nowMs,
    userId: account.userId,
    keyId: account.keyId,
    requestId: call.requestId,
    method: call.request.method,
    path: withoutKeys(call.request.path),
    status: ending.status,
    requestType: requestType(call),
    need: call.need,
    charged: ending.charged,
    processingMs: Math.round((performance.now() - call.begunMs) * 1000) / 1000,
    errorMessage: ending.errorMessage,
    requestPayload: call.input === null ? null : loggedRequest(call),
    responsePayload: ending.text === null ? null : loggedResponse(ending.text),
    idempotency: ending.idempotency,
  };
}

/** On /swiss the request type as sent, elsewhere the endpoint's name. */
function requestType(call: Call): string | null {
  const word = call.route?.path === '/swiss' ? call.input?.request : undefined;
  return typeof word === 'string' && /^\w{1,40}$/.test(word) && !holdsKey(word)
    ? word.toLowerCase()
    : (call.route?.endpoint.name ?? null);
}

/** An answer as the log keeps it: byte for byte as it was sent, unless it is too large. */
export function loggedResponse(text: string): string {
  return text.length <= LOGGED_RESPONSE_MAX ? text : omitted(text);
}

function loggedRequest(call: Call): string {
  const { json, holdsKey: hasKey } = inputText(call);
  const text = hasKey ? withoutKeys(json) : json;
  return text.length <= LOGGED_REQUEST_MAX ? loggable(text) : omitted(text);
}

function omitted(text: string): string {
  return JSON.stringify({ omitted: 'too large for the log', characters: text.length });
}
