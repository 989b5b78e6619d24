import { type BatchResult, batchText } from '@theia-astro/endpoints/batch/calculate';
import type { Batch } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import { buildPlainMeta, THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { openFunds } from '../../metering/admission.ts';
import { tierOf } from '../../metering/charge.ts';
import type { Settlement } from '../../metering/metered-call.ts';
import { type TenThousandths, usdText } from '../../metering/money.ts';
import { computeItem, itemRecord, problemText, settlementProblem, type ComputedItem } from './batch-item.ts';
import { advance, type Admitted, type CallServices, type Recognised } from '../call/call.ts';
import { type Claim, inProgress } from '../call/idempotency.ts';
import { nextPageToken } from '../call/next-page.ts';
import { BATCH_BUDGET_MS } from '../limits.ts';
import { meteredRecord } from '../record/metered-record.ts';
import { toProblem } from '../answer/answer-headers.ts';
import { withoutKeys } from '../../observability/statements.ts';

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
 * Answers the items of a batch in order. Other requests are served between them. Then all items are booked: the
 * database charges, logs or refuses each item as a separate call. With a `claim`, the items and the answer stored for the key are one transaction.
 * @throws Problem 409 idempotency_in_progress when another node was first with the key
 */
export async function answerBatch(
  call: Admitted<Recognised>,
  { items, warnings }: Batch,
  services: CallServices,
): Promise<BatchAnswer> {
  const funds = openFunds(call.account, services.metering.prices());
  const claims: Claim[] = [];
  try {
    const computed: ComputedItem[] = [];
    for (const item of items) {
      const late = performance.now() - call.begunMs > BATCH_BUDGET_MS;
      computed.push(
        await computeItem(call, late ? { ...item, endpoint: batchTimeout() } : item, funds, services, claims),
      );
    }
    return await bookItems(call, computed, warnings, services);
  } finally {
    for (const one of claims) one.release();
  }
}

/** Books the items, and makes the answer of what became of each. */
async function bookItems(
  call: Admitted<Recognised>,
  computed: readonly ComputedItem[],
  warnings: Batch['warnings'],
  services: CallServices,
): Promise<BatchAnswer> {
  const { account, claim } = call;
  const computedMs = computed.reduce((sum, one) => sum + one.call.computedMs, 0);
  advance(call, { computedMs });
  const buildAnswer = (booked: readonly BookedItem[]): BatchAnswer => {
    const cost = booked.reduce((sum, one) => sum + one.cost, 0);
    const meta = {
      ...buildPlainMeta(services.context),
      theia_version: THEIA_VERSION,
      request_id: call.requestId,
      computed_ms: Math.round(computedMs * 1000) / 1000,
    };
    const text = withoutKeys(
      batchText(
        booked.map(({ result }) => result),
        { costUsd: usdText(cost), meta, warnings },
      ),
    );
    return { text, cost, balance: booked.findLast(({ balance }) => balance !== null)?.balance ?? account.balance };
  };
  if (claim === null) {
    const booked = await Promise.all(computed.map((one) => book(one, services)));
    countItems(computed, booked, services);
    return buildAnswer(booked);
  }

  const made: { answer: BatchAnswer | null; booked: readonly BookedItem[] } = { answer: null, booked: [] };
  const { last } = await services.metering.bookTogether(computed.map(itemRecord), (settlements) => {
    made.booked = computed.map((one, index) => bookedItem(one, settlements[index]!, services));
    made.answer = buildAnswer(made.booked);
    const idempotency = { key: claim.key, requestHashHex: claim.requestHashHex, response: made.answer.text };
    return meteredRecord(call, { status: 200, charged: true, idempotency });
  });
  if (last.refusal === 'idempotency_in_progress') throw inProgress();
  if (last.refusal !== null || made.answer === null)
    throw new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.' });
  countItems(computed, made.booked, services);
  return made.answer;
}

/** Each item is a call. The time of an item says nothing about its product: it waited for those before it. */
function countItems(computed: readonly ComputedItem[], booked: readonly BookedItem[], { counts }: CallServices): void {
  for (const [index, { result }] of booked.entries()) {
    const product = tierOf(computed[index]?.call.charge ?? null);
    if (result.status >= 500) counts.failed(product);
    else if (result.status < 400) counts.answered(product, null);
  }
}

async function book(computed: ComputedItem, services: CallServices): Promise<BookedItem> {
  try {
    return bookedItem(computed, await services.metering.book(itemRecord(computed)), services);
  } catch (error) {
    services.log.error({ err: error, request_id: computed.call.requestId }, 'an item of a batch could not be booked');
    return failedItem(computed, computed.problem ?? toProblem(error));
  }
}

function bookedItem(computed: ComputedItem, settlement: Settlement, { metering }: CallServices): BookedItem {
  if (computed.problem !== null) return failedItem(computed, computed.problem);
  const { call, item, text, markdown } = computed;
  const problem = settlementProblem(call, settlement);
  if (problem !== null) return failedItem(computed, problem);
  return {
    result: {
      id: item.id,
      status: 200,
      text,
      markdown,
      nextPage: nextPageToken(call, call.charge.kind === 'metered', text, metering.hashKey),
      costUsd: usdText(settlement.cost),
    },
    cost: settlement.cost,
    balance: settlement.balance,
  };
}

function failedItem({ item, call }: ComputedItem, problem: Problem): BookedItem {
  return {
    result: { id: item.id, status: problem.status, text: problemText(call, problem), costUsd: usdText(0) },
    cost: 0,
    balance: null,
  };
}

function batchTimeout(): Problem {
  return new Problem({
    code: 'timeout',
    field: null,
    message: `The items before this one took longer than ${BATCH_BUDGET_MS / 1000} s.`,
    hint: 'Send smaller batches.',
  });
}
