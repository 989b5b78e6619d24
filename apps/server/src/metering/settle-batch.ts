import type { Sql, Transaction } from '../database/database.ts';
import type { MeteredCall, Settlement } from './metered-call.ts';
import { tenThousandths } from './money.ts';

export const BATCH_CALLS_MAX = 512;
/**
 * Separates JSON texts in one parameter: JSON escapes control characters, so the separator cannot occur in a text. One long parameter costs
 * far less than many.
 */
const SEPARATOR = '\u001e';

const STATEMENT =
  'select n, paid_by, cost_usd, balance_usd, quota_left, refusal from private.settle_calls($1::text::json, $2::text, $3::text::boolean)';

type OutcomeRow = readonly [
  n: number,
  paidBy: Settlement['paidBy'],
  costUsd: string,
  balanceUsd: string | null,
  quotaLeft: number | null,
  refusal: Settlement['refusal'],
];

/**
 * Books a batch in one statement. Outside a given transaction it is its own transaction, and durable when this
 * returns. `retried`: an earlier try may have been committed without our knowledge.
 */
export async function settleBatch(
  sql: Sql | Transaction,
  calls: readonly MeteredCall[],
  retried: boolean,
): Promise<readonly Settlement[]> {
  const parameters = [
    JSON.stringify(calls.map(wireCall)),
    calls.map((call) => call.requestPayload ?? '').join(SEPARATOR),
    String(retried),
  ];
  const rows = await sql.unsafe(STATEMENT, parameters, { prepare: true }).values();
  const settlements = Array.from<Settlement>({ length: calls.length });
  for (const row of rows) {
    const [n, paidBy, costUsd, balanceUsd, quotaLeft, refusal] = toOutcome(row);
    settlements[n - 1] = {
      paidBy,
      cost: tenThousandths(costUsd),
      balance: balanceUsd === null ? 0 : tenThousandths(balanceUsd),
      quotaLeft,
      refusal,
    };
  }
  return settlements;
}

/** Types a row with the columns of `private.settle_calls` in the selected order. */
function toOutcome(row: readonly unknown[]): OutcomeRow {
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
    response_crc32: call.responsePayload?.crc32 ?? null,
    ...(call.isTest === true ? { is_test: true } : {}),
    ...(call.need?.isPage === true ? { is_page: true } : {}),
    ...(call.idempotency === null
      ? {}
      : {
          idempotency_key: call.idempotency.key,
          request_hash: call.idempotency.requestHashHex,
          stored_response: call.idempotency.response,
        }),
  };
}
