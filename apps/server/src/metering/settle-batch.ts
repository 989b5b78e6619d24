import type { Sql } from '../database/database.ts';
import type { MeteredCall, Settlement } from './metered-call.ts';
import { tenThousandths } from './money.ts';

export const BATCH_CALLS_MAX = 512;
/** A statement is prepared once per size, so the payloads of a batch are padded to the next of these. */
const STATEMENT_SIZES = [1, 4, 16, 32, 64, 128, 256, BATCH_CALLS_MAX] as const;

const STATEMENTS = new Map(
  STATEMENT_SIZES.map((size) => {
    const parameters = (first: number) => Array.from({ length: size }, (_, index) => `$${first + index}`).join(', ');
    return [size, `select n, paid_by, cost_usd, balance_usd, quota_left, refusal from private.settle_calls($1::text::json, array[${parameters(3)}]::text[], array[${parameters(3 + size)}]::text[], $2::text::boolean)`];
  }),
);

type OutcomeRow = readonly [n: number, paidBy: Settlement['paidBy'], costUsd: string, balanceUsd: string | null, quotaLeft: number | null, refusal: Settlement['refusal']];

/**
 * Books a batch in one statement, which is one transaction: when this returns, it is durable.
 * `retried`: an earlier try may have been committed without our learning of it.
 */
export async function settleBatch(sql: Sql, calls: readonly MeteredCall[], retried: boolean): Promise<readonly Settlement[]> {
  const size = STATEMENT_SIZES.find((statementSize) => statementSize >= calls.length);
  if (size === undefined) throw new RangeError(`a batch holds at most ${BATCH_CALLS_MAX} calls`);
  const parameters = Array.from<string | null>({ length: 2 + 2 * size }).fill(null);
  parameters[0] = JSON.stringify(calls.map(wireCall));
  parameters[1] = String(retried);
  calls.forEach((call, index) => {
    parameters[2 + index] = call.requestPayload;
    parameters[2 + size + index] = call.responsePayload;
  });
  const rows = await sql.unsafe(STATEMENTS.get(size)!, parameters, { prepare: true }).values();
  const settlements = Array.from<Settlement>({ length: calls.length });
  for (const row of rows) {
    const [n, paidBy, costUsd, balanceUsd, quotaLeft, refusal] = outcomeOf(row);
    settlements[n - 1] = { paidBy, cost: tenThousandths(costUsd), balance: balanceUsd === null ? 0 : tenThousandths(balanceUsd), quotaLeft, refusal };
  }
  return settlements;
}

/** The columns of `private.settle_calls` in the order asked for. */
function outcomeOf(row: readonly unknown[]): OutcomeRow {
  return row as OutcomeRow;
}

function wireCall(call: MeteredCall, index: number): Readonly<Record<string, unknown>> {
  return {
    n: index + 1,
    id: call.id,
    created_at: new Date(call.createdAtMs).toISOString(),
    user_id: call.userId,
    api_key_id: call.keyId,
    request_id: call.requestId,
    method: call.method,
    path: call.path,
    status: call.status,
    request_type: call.requestType,
    tier: call.need?.priceTier ?? null,
    minimum_plan: call.need?.minimumPlan ?? null,
    natal_system: call.need?.natalSystem ?? null,
    charged: call.charged,
    processing_ms: call.processingMs,
    error_message: call.errorMessage,
    ...(call.idempotency === null ? {} : { idempotency_key: call.idempotency.key, request_hash: call.idempotency.requestHashHex, stored_response: call.idempotency.response }),
  };
}
