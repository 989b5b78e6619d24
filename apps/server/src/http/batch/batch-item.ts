import { productOf } from '@theia-astro/endpoints/endpoint';
import type { BatchItem } from '@theia-astro/endpoints/endpoint';
import { askedMarkdown } from '@theia-astro/endpoints/forms/offer-forms';
import { Problem } from '@theia-astro/endpoints/problem';
import { problemDocument } from '@theia-astro/endpoints/wire/problem';
import { type Funds, refusalProblem } from '../../metering/admission.ts';
import { chargeOf, free } from '../../metering/charge.ts';
import type { MeteredCall, Settlement } from '../../metering/metered-call.ts';
import { NO_REQUEST } from '../connection/api-request.ts';
import { loggedMarkdown, writtenFrom } from '../answer/represent.ts';
import { calculate } from '../call/calculate.ts';
import { type Call, type CallServices, startCall } from '../call/call.ts';
import { permitProduct } from '../caller/permit-product.ts';
import { estimate, takeDryRun } from '../call/dry-run.ts';
import { type Claim, inProgress, requestHash, type StoredAnswer } from '../call/idempotency.ts';
import { readPaidPage, type PaidPage } from '../call/next-page.ts';
import { meteredRecord } from '../record/metered-record.ts';
import { toProblem } from '../answer/answer-headers.ts';
import { withoutKeys } from '../../observability/statements.ts';

interface Outcome {
  readonly text: string;
  readonly markdown: string | null;
}

/** A computed item: a call with its answer or its problem. */
export interface ComputedItem {
  readonly item: BatchItem;
  readonly call: Call;
  readonly outcome: Outcome | Problem;
  /** Of a free page: under which its answer is stored. */
  readonly claim?: Claim;
}

/**
 * Admits and computes one item as a separate call. A failure becomes the problem of this item only. A page of a search that is paid is computed once: its claim is
 * added to `claims`, which the caller releases when it is booked; null where items may not ask for pages.
 */
export async function computeItem(
  batch: Call,
  item: BatchItem,
  funds: Funds,
  services: CallServices,
  claims: Claim[] | null,
): Promise<ComputedItem> {
  const call = itemCall(batch, item, services.now());
  try {
    if (item.endpoint instanceof Problem) throw item.endpoint;
    const { input, dryRun } = takeDryRun(item.input, false);
    const product = productOf(item.endpoint, input);
    const request = product.parse(input, call.nowMs);
    permitProduct(call, product, input, services);
    call.page = readItemPage({ ...call, input }, item, claims, services);
    const need = product.need(request);
    const charge = call.page === null ? chargeOf(need) : free('page');
    call.charge = dryRun ? free('dry_run') : charge;
    if (dryRun)
      return {
        item,
        call,
        outcome: {
          text: JSON.stringify(estimate(item.endpoint.name, call.account, [charge], services.metering.prices())),
          markdown: null,
        },
      };
    funds.admit(charge);
    const representation = askedMarkdown(product, request);
    const page = call.page === null ? null : await beginPage(call, call.page, item, services);
    if (page !== null && !('release' in page))
      return { item, call, outcome: { text: page.body, markdown: writtenFrom(representation, page.body) } };
    if (page !== null) claims?.push(page);
    const { json, written } = await calculate(call, product, request, need, { representation, tag: false }, services);
    funds.spend(charge);
    return {
      item,
      call,
      outcome: { text: json.toString(), markdown: written },
      ...(page === null ? {} : { claim: page }),
    };
  } catch (error) {
    if (!(error instanceof Problem))
      services.log.error({ err: error, request_id: call.requestId, path: item.path }, 'an item of a batch failed');
    return { item, call, outcome: toProblem(error) };
  }
}

/** The item's row in the log. It is charged if the item was answered. */
export function itemRecord({ call, outcome, claim }: ComputedItem): MeteredCall | null {
  if (call.account === null) return null;
  if (outcome instanceof Problem)
    return meteredRecord(call, call.account, {
      status: outcome.status,
      charged: false,
      answer: problemText(call, outcome),
      errorMessage: outcome.message,
      idempotency: null,
    });
  return meteredRecord(call, call.account, {
    status: 200,
    charged: true,
    answer: outcome.markdown === null ? outcome.text : loggedMarkdown(outcome.markdown),
    errorMessage: null,
    idempotency:
      claim === undefined ? null : { key: claim.key, requestHashHex: claim.requestHashHex, response: outcome.text },
  });
}

/** The problem of a call that the settlement refused; null when it was paid. */
export function settlementProblem({ account, charge }: Call, { refusal }: Settlement): Problem | null {
  if (refusal === null || account === null || charge === null) return null;
  if (refusal === 'idempotency_in_progress') return inProgress();
  if (refusal === 'account_gone')
    return new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.' });
  return refusalProblem(refusal, account, charge);
}

/** The page that an item asks for; null without a token. @throws Problem invalid_cursor */
function readItemPage(call: Call, item: BatchItem, claims: Claim[] | null, services: CallServices): PaidPage | null {
  if (item.nextPage === undefined) return null;
  if (claims === null)
    throw new Problem({
      code: 'invalid_cursor',
      field: 'next_page',
      message: 'next_page is not read in a job.',
      hint: 'Ask for further pages in a batch that is answered at once, or leave next_page out.',
    });
  return readPaidPage(call, item.path, item.nextPage, services.metering.hashKey);
}

/** The stored answer of the page, or the right to compute it. @throws Problem 409 while it is computed for another call */
function beginPage(
  call: Call,
  { key }: PaidPage,
  { path }: BatchItem,
  services: CallServices,
): Promise<StoredAnswer | Claim> {
  return services.idempotency.begin(call.account!.userId, key, requestHash(path, call.version, key));
}

export function problemText(call: Call, problem: Problem): string {
  return withoutKeys(JSON.stringify(problemDocument(problem, withoutKeys(call.request.path), call.requestId)));
}

function itemCall(batch: Call, item: BatchItem, nowMs: number): Call {
  const { version, rate, key, account } = batch;
  const { remoteAddress, address, header, streamBody } = batch.request;
  const request = { ...NO_REQUEST, method: 'POST', path: item.path, header, remoteAddress, address, streamBody };
  const route =
    item.endpoint instanceof Problem
      ? null
      : { endpoint: item.endpoint, path: item.path, allow: 'POST', queryLists: new Set<string>() };
  return { ...startCall(request, route, nowMs, null), version, rate, key, account, input: item.input };
}
