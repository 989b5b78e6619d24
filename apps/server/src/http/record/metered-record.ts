import { productOf } from '@theia-astro/endpoints/endpoint';
import { tierOf } from '../../metering/charge.ts';
import { answerBytes, type MeteredCall } from '../../metering/metered-call.ts';
import { type Call, inputText, isRead, type Read, type Recognised } from '../call/call.ts';
import { LOGGED_REQUEST_MAX, LOGGED_RESPONSE_BYTES_MAX } from '../limits.ts';
import { encodeAnswer } from '../answer/compress-answer.ts';
import { holdsKey, loggable, withoutKeys } from '../../observability/statements.ts';
import type { Logger } from 'pino';
import { usdText } from '../../metering/money.ts';

interface Ending {
  readonly status: number;
  /** Absent: it is only logged. */
  readonly charged?: boolean;
  /** The answer: its text, or the text's bytes where they were made already. */
  readonly answer?: string | Uint8Array | null;
  readonly errorMessage?: string | null;
  readonly idempotency?: MeteredCall['idempotency'];
}

/** The call for the activity log and the usage table. */
export function meteredRecord(
  call: Recognised,
  { status, charged = false, answer = null, errorMessage = null, idempotency = null }: Ending,
): MeteredCall {
  const { account } = call;
  const isPersonal =
    isRead(call) && call.route !== null && productOf(call.route.endpoint, call.input).kept !== undefined;
  return {
    id: call.id,
    createdAtMs: call.nowMs,
    userId: account.userId,
    keyId: account.keyId,
    isTest: account.isTest,
    isApp: account.isApp,
    withOldKey: account.isOldKey,
    requestId: call.requestId,
    method: call.request.method,
    path: withoutKeys(call.request.path),
    status,
    requestType: requestType(call),
    charge: call.charge,
    charged,
    processingMs: Math.round((performance.now() - call.begunMs) * 1000) / 1000,
    errorMessage,
    requestPayload: isRead(call) && !isPersonal ? loggedRequest(call) : null,
    responsePayload: answer === null || isPersonal ? null : answerBytes(loggedResponse(answer)),
    idempotency,
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
export function loggedResponse(answer: string | Uint8Array): Uint8Array {
  const bytes = typeof answer === 'string' ? encodeAnswer(answer) : answer;
  return bytes.byteLength <= LOGGED_RESPONSE_BYTES_MAX ? bytes : encodeAnswer(omitted({ bytes: bytes.byteLength }));
}

function loggedRequest(call: Read<Call>): string {
  const { json, holdsKey: hasKey } = inputText(call);
  const text = hasKey ? withoutKeys(json) : json;
  return text.length <= LOGGED_REQUEST_MAX ? loggable(text) : omitted({ characters: text.length });
}

function omitted(size: { readonly characters: number } | { readonly bytes: number }): string {
  return JSON.stringify({ omitted: 'too large for the log', ...size });
}

const SLOW_MS = 1_000;

/** Logs one event per request with all known facts and no secrets. Server faults are logged as errors, slow calls as warnings. */
export function logRequest(log: Logger, call: Call, status: number, milliseconds: number, cause: unknown): void {
  const level = status >= 500 ? 'error' : milliseconds > SLOW_MS ? 'warn' : 'info';
  if (!log.isLevelEnabled(level)) return;
  log[level](
    {
      ...(cause === null ? {} : { err: cause }),
      request_id: call.requestId,
      call_id: call.id,
      method: call.request.method,
      path: withoutKeys(call.request.path).slice(0, 200),
      route: call.route?.path ?? null,
      status,
      user_id: call.account?.userId ?? call.sessionUserId,
      key_id: call.account?.keyId ?? null,
      plan: call.account?.plan ?? null,
      price_tier: tierOf(call.charge),
      paid_by: call.settlement?.paidBy ?? null,
      cost_usd: call.settlement === null ? null : usdText(call.settlement.cost),
      computed_ms: call.computedMs,
      ms: Math.round(milliseconds * 100) / 100,
    },
    'request',
  );
}
