import { batchText, type BatchResult } from '@theia/endpoints/batch/answer';
import type { Batch } from '@theia/endpoints/endpoint';
import { Problem } from '@theia/endpoints/problem';
import { buildPlainMeta } from '@theia/endpoints/shared/meta';
import { purseOf } from '../metering/admit-batch.ts';
import { type TenThousandths, usdText } from '../metering/money.ts';
import { computeItem, itemRecord, problemText, settlementProblem, type ComputedItem } from './batch-item.ts';
import type { Call } from './call.ts';
import { BATCH_BUDGET_MS } from './limits.ts';
import { problemOf } from './problem-of.ts';
import { withoutKeys } from './redact.ts';
import type { CallServices } from './services.ts';

export interface BatchAnswer {
  readonly text: string;
  readonly cost: TenThousandths;
  readonly balance: TenThousandths;
}

interface BookedItem {
  readonly result: BatchResult;
  readonly cost: TenThousandths;
  readonly balance: TenThousandths | null;
}

/**
 * Answers the items of a batch in their order. Other requests are served between them; then all are booked together, each for itself: the database
 * pays, logs or refuses every one as if it had come alone.
 */
export async function answerBatch(call: Call, { items, warnings }: Batch, services: CallServices): Promise<BatchAnswer> {
  const { account } = call;
  if (account === null) throw new TypeError('A batch without an account');
  const purse = purseOf(account, services.metering.prices());
  const computed: ComputedItem[] = [];
  for (const item of items) {
    const late = performance.now() - call.begunMs > BATCH_BUDGET_MS;
    computed.push(await computeItem(call, late ? { ...item, endpoint: tooLate() } : item, purse, services));
  }
  const booked = await Promise.all(computed.map((one) => book(one, services)));
  call.computedMs = computed.reduce((sum, one) => sum + one.call.computedMs, 0);
  const cost = booked.reduce((sum, one) => sum + one.cost, 0);
  const meta = { ...buildPlainMeta(services.context), request_id: call.requestId, computed_ms: Math.round(call.computedMs * 1000) / 1000 };
  const text = withoutKeys(batchText(booked.map(({ result }) => result), { costUsd: usdText(cost), meta, warnings }));
  return { text, cost, balance: booked.findLast(({ balance }) => balance !== null)?.balance ?? account.balance };
}

async function book(computed: ComputedItem, services: CallServices): Promise<BookedItem> {
  const { item, call, outcome } = computed;
  const failed = (problem: Problem): BookedItem => ({ result: { id: item.id, status: problem.status, text: problemText(call, problem), costUsd: usdText(0) }, cost: 0, balance: null });
  const record = itemRecord(computed);
  if (record === null) throw new TypeError('An item without an account');
  try {
    const settlement = await services.metering.book(record);
    if (outcome instanceof Problem) return failed(outcome);
    const refused = settlementProblem(computed, settlement);
    if (refused !== null) return failed(refused);
    return { result: { id: item.id, status: 200, text: outcome.text, costUsd: usdText(settlement.cost) }, cost: settlement.cost, balance: settlement.balance };
  } catch (error) {
    services.log.error({ err: error, request_id: call.requestId }, 'an item of a batch could not be booked');
    return failed(outcome instanceof Problem ? outcome : problemOf(error));
  }
}

function tooLate(): Problem {
  return new Problem({ code: 'timeout', field: null, message: `The items before this one took longer than ${BATCH_BUDGET_MS / 1000} s.`, hint: 'Send smaller batches.' });
}
