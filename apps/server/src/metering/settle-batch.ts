import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql, Transaction } from '../database/database.ts';
import type { MeteredCall, Settlement } from './metered-call.ts';
import { tierOf } from './charge.ts';
import { tenThousandths } from './money.ts';
import { withTimeout } from '../database/with-timeout.ts';
import { classifyFailure } from './database-failure.ts';
import { MeteringUnavailable } from './group-commit.ts';

export const BATCH_CALLS_MAX = 512;
/**
 * Separates JSON texts in one parameter: JSON escapes control characters, so the separator cannot occur in a text. One long parameter costs
 * far less than many.
 */
const SEPARATOR = '\u001e';

/** The parameters of `private.settle_calls` in its order: the type of each, and its value for a call. */
const COLUMNS: readonly (readonly [type: string, value: (call: MeteredCall) => string | number | boolean | null])[] = [
  ['uuid', (call) => call.id],
  ['timestamptz', (call) => new Date(call.createdAtMs).toISOString()],
  ['uuid', (call) => call.userId],
  ['uuid', (call) => call.keyId],
  ['text', (call) => call.requestId],
  ['text', (call) => call.method],
  ['text', (call) => call.path],
  ['integer', (call) => call.status],
  ['text', (call) => call.requestType],
  ['text', (call) => tierOf(call.charge)],
  ['text', ({ charge }) => (charge?.kind === 'metered' ? charge.minimumPlan : null)],
  ['text', ({ charge }) => (charge?.kind === 'metered' ? charge.natalSystem : null)],
  ['boolean', (call) => call.charged],
  ['boolean', ({ charge }) => charge?.kind === 'free' && charge.because === 'page'],
  ['numeric', (call) => call.processingMs],
  ['text', (call) => call.errorMessage],
  ['bigint', (call) => call.responsePayload?.crc32 ?? null],
];
/** Null when no call has one. */
const RARE_COLUMNS: typeof COLUMNS = [
  ['boolean', (call) => call.isTest || null],
  ['boolean', (call) => call.isApp || null],
  ['text', (call) => call.idempotency?.key ?? null],
  ['text', (call) => call.idempotency?.requestHashHex ?? null],
  ['text', (call) => call.idempotency?.response ?? null],
];

const PARAMETERS = [
  ...COLUMNS.map(([type]) => `${type}[]`),
  'text',
  ...RARE_COLUMNS.map(([type]) => `${type}[]`),
  'boolean',
].map((type, index) => `$${index + 1}::${type}`);
const STATEMENT = `select n, paid_by, cost_usd, balance_usd, quota_left, refusal from private.settle_calls(${PARAMETERS.join(', ')})`;

type OutcomeRow = readonly [
  n: string,
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
    ...COLUMNS.map(([, value]) => calls.map(value)),
    calls.map((call) => call.requestPayload ?? '').join(SEPARATOR),
    ...RARE_COLUMNS.map(([, value]) => {
      const values = calls.map(value);
      return values.every((one) => one === null) ? null : values;
    }),
    String(retried),
  ];
  const rows = await sql.unsafe(STATEMENT, parameters, { prepare: true }).values();
  const settlements = Array.from<Settlement>({ length: calls.length });
  for (const row of rows) {
    const [n, paidBy, costUsd, balanceUsd, quotaLeft, refusal] = toOutcome(row);
    settlements[Number(n) - 1] = {
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

const RETRY_BASE_MS = 25;
const RETRY_MS_MAX = 250;

export interface JointSettlement {
  readonly settlements: readonly Settlement[];
  /** The settlement of the call that stores the answer. If it is a refusal, nothing was booked. */
  readonly last: Settlement;
}

/** The last call was refused, so everything is rolled back. */
class LastRefused extends Error {
  readonly together: JointSettlement;
  constructor(together: JointSettlement) {
    super('refused');
    this.together = together;
  }
}

interface TogetherOptions {
  readonly patienceMs: number;
  /** Called with calls that may or may not have been committed, whose caller is told that they failed. */
  readonly onUnknown: (calls: readonly MeteredCall[]) => void;
}

/**
 * Books calls that belong together, and then the call that stores their answer under an Idempotency-Key (`conclude` builds it from the
 * settlements of the others), in one transaction. If the process dies, or another node uses the same key, either all or none of them is booked.
 * @throws MeteringUnavailable
 */
export async function settleTogether(
  sql: Sql,
  calls: readonly MeteredCall[],
  conclude: (settlements: readonly Settlement[]) => MeteredCall,
  options: TogetherOptions,
): Promise<JointSettlement> {
  const untilMs = performance.now() + options.patienceMs;
  let retried = false;
  let concluded: MeteredCall | null = null;
  for (let attempt = 0; ; attempt += 1) {
    const attempted = sql.begin(async (transaction) => {
      const settlements = await settleBatch(transaction, calls, retried);
      concluded = conclude(settlements);
      const [last] = await settleBatch(transaction, [concluded], retried);
      if (last === undefined) throw new TypeError('A call was not settled');
      if (last.refusal !== null) throw new LastRefused({ settlements, last });
      return { settlements, last };
    });
    let isOver = false;
    const over = attempted.then(
      () => void (isOver = true),
      () => void (isOver = true),
    );
    const handOver = (): void => {
      if (concluded === null) return;
      const { idempotency } = concluded as MeteredCall;
      options.onUnknown([...calls, concluded].map((call) => ({ ...call, idempotency })));
    };
    try {
      return await withTimeout(Math.max(1, untilMs - performance.now()), attempted);
    } catch (error) {
      if (error instanceof LastRefused) return error.together;
      const trouble = classifyFailure(error);
      if (trouble === 'refused') throw error;
      if (trouble === 'lost') retried = true;
      if (trouble === 'unable' || performance.now() >= untilMs) {
        // The last try may still be under way; what it books is reversed after it.
        if (!isOver) void over.then(handOver);
        else if (retried) handOver();
        throw new MeteringUnavailable('the database did not come back in time', error);
      }
      await sleep(Math.min(RETRY_BASE_MS * 2 ** attempt, RETRY_MS_MAX));
    }
  }
}

/**
 * Books calls in one transaction with what `write` does there: either all of it is committed or nothing. Wallets and quotas stay locked until then, so
 * `write` must be brief. There is no second try: after a lost connection the caller finds out from what was written.
 * @throws what `write` throws, and the database's error
 */
export async function settleAlongside(
  sql: Sql,
  calls: readonly MeteredCall[],
  write: (transaction: Transaction, settlements: readonly Settlement[]) => Promise<void>,
): Promise<readonly Settlement[]> {
  return sql.begin(async (transaction) => {
    const settlements = await settleBatch(transaction, calls, false);
    await write(transaction, settlements);
    return settlements;
  });
}
