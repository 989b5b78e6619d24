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
import { advance, type Call, type CallServices, type Parsed, type Recognised, startCall } from '../call/call.ts';
import { permitProduct } from '../caller/permit-product.ts';
import { estimate, takeDryRun } from '../call/dry-run.ts';
import { type Claim, inProgress, requestHash, type StoredAnswer } from '../call/idempotency.ts';
import { readPaidPage, type PaidPage, type Search } from '../call/next-page.ts';
import { meteredRecord } from '../record/metered-record.ts';
import { toProblem } from '../answer/answer-headers.ts';
import { withoutKeys } from '../../observability/statements.ts';

/** An item that was computed: a call with its answer or its problem. */
export type ComputedItem = AnsweredItem | FailedItem;

interface AnsweredItem {
  readonly item: BatchItem;
  readonly call: Parsed<Recognised>;
  /** Of a free page: under which its answer is stored. */
  readonly claim: Claim | null;
  readonly text: string;
  readonly markdown: string | null;
  readonly problem: null;
}

interface FailedItem {
  readonly item: BatchItem;
  readonly call: Recognised;
  readonly problem: Problem;
}

/**
 * Admits and computes one item as a separate call. A failure becomes the problem of this item only. A page of a search that is paid is computed once: its claim is
 * added to `claims`, which the caller releases when it is booked; null where items may not ask for pages.
 */
export async function computeItem(
  batch: Recognised,
  item: BatchItem,
  funds: Funds,
  services: CallServices,
  claims: Claim[] | null,
): Promise<ComputedItem> {
  const call = itemCall(batch, item, services.now());
  const { account, nowMs, version } = call;
  const { endpoint, path } = item;
  try {
    if (endpoint instanceof Problem) throw endpoint;
    const route = { endpoint, path, allow: 'POST', queryLists: NO_LISTS };
    const routed = advance(call, { route });
    const { input, dryRun } = takeDryRun(item.input, false);
    const product = productOf(endpoint, input);
    const parsed = product.parse(input, nowMs);
    permitProduct(account, product, input, services);
    const page = readItemPage({ account, nowMs, version, input }, item, claims, services);
    const need = product.need(parsed);
    const price = page === null ? chargeOf(need) : free('page');
    const charge = dryRun ? free('dry_run') : price;
    const representation = askedMarkdown(product, parsed);
    const priced = advance(routed, { product, parsed, need, charge, page, representation });
    const answered = (text: string, markdown: string | null, claim: Claim | null = null): AnsweredItem => ({
      item,
      call: priced,
      claim,
      text,
      markdown,
      problem: null,
    });
    if (dryRun)
      return answered(JSON.stringify(estimate(endpoint.name, account, [price], services.metering.prices())), null);
    funds.admit(price);
    const claim = page === null ? null : await beginPage(priced, page, services);
    if (claim !== null && !('release' in claim)) return answered(claim.body, writtenFrom(representation, claim.body));
    if (claim !== null) claims?.push(claim);
    const { json, written } = await calculate(advance(priced, { claim }), false, services);
    funds.spend(price);
    return answered(json.toString(), written, claim);
  } catch (error) {
    if (!(error instanceof Problem))
      services.log.error({ err: error, request_id: call.requestId, path }, 'an item of a batch failed');
    return { item, call, problem: toProblem(error) };
  }
}

/** The item's row in the log. It is charged if the item was answered. */
export function itemRecord(computed: ComputedItem): MeteredCall {
  const { call, problem } = computed;
  if (problem !== null)
    return meteredRecord(call, {
      status: problem.status,
      answer: problemText(call, problem),
      errorMessage: problem.message,
    });
  const { text, markdown, claim } = computed;
  return meteredRecord(call, {
    status: 200,
    charged: true,
    answer: markdown === null ? text : loggedMarkdown(markdown),
    idempotency: claim === null ? null : { key: claim.key, requestHashHex: claim.requestHashHex, response: text },
  });
}

/** The problem of a call that the settlement refused; null when it was paid. */
export function settlementProblem({ account, charge }: Parsed<Recognised>, { refusal }: Settlement): Problem | null {
  if (refusal === null) return null;
  if (refusal === 'idempotency_in_progress') return inProgress();
  if (refusal === 'account_gone')
    return new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.' });
  return refusalProblem(refusal, account, charge);
}

/** The page that an item asks for; null without a token. @throws Problem invalid_cursor */
function readItemPage(
  search: Search,
  item: BatchItem,
  claims: Claim[] | null,
  services: CallServices,
): PaidPage | null {
  if (item.nextPage === undefined) return null;
  if (claims === null)
    throw new Problem({
      code: 'invalid_cursor',
      field: 'next_page',
      message: 'next_page is not read in a job.',
      hint: 'Ask for further pages in a batch that is answered at once, or leave next_page out.',
    });
  return readPaidPage(search, item.path, item.nextPage, services.metering.hashKey);
}

/** The stored answer of the page, or the right to compute it. @throws Problem 409 while it is computed for another call */
function beginPage(
  { account, route, version }: Parsed<Recognised>,
  { key }: PaidPage,
  { idempotency }: CallServices,
): Promise<StoredAnswer | Claim> {
  return idempotency.begin(account.userId, key, requestHash(route.path, version, key));
}

export function problemText(call: Call, problem: Problem): string {
  return withoutKeys(JSON.stringify(problemDocument(problem, withoutKeys(call.request.path), call.requestId)));
}

const NO_LISTS: ReadonlySet<string> = new Set();

function itemCall({ version, rate, key, account, request }: Recognised, { path, input }: BatchItem, nowMs: number) {
  const { remoteAddress, address, header, streamBody } = request;
  const asked = { ...NO_REQUEST, method: 'POST', path, header, remoteAddress, address, streamBody };
  return advance(startCall(asked, null, nowMs, null), { version, rate, key, account, input });
}
