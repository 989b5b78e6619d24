import type { Logger } from 'pino';
import type { Call } from '../call/call.ts';
import { withoutKeys } from '../../observability/redact.ts';
import { usdText } from '../../metering/money.ts';

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
      user_id: call.account?.userId ?? null,
      key_id: call.account?.keyId ?? null,
      plan: call.account?.plan ?? null,
      price_tier: call.need?.priceTier ?? null,
      paid_by: call.settlement?.paidBy ?? null,
      cost_usd: call.settlement === null ? null : usdText(call.settlement.cost),
      computed_ms: call.computedMs,
      ms: Math.round(milliseconds * 100) / 100,
    },
    'request',
  );
}
