import type { Language } from '@theia-astro/astro/names/names';
import {
  type Batch,
  type BatchItem,
  type Endpoint,
  type Need,
  productOf,
  type Representation,
} from '@theia-astro/endpoints/endpoint';
import { hasNames, languageOf } from '@theia-astro/endpoints/forms/offer-forms';
import { DRY_RUN_MEDIA_TYPE } from '@theia-astro/endpoints/openapi/dry-run';
import { Problem } from '@theia-astro/endpoints/problem';
import { admit, admitBatch } from '../metering/admission.ts';
import { type Charge, chargeOf, free } from '../metering/charge.ts';
import type { Settlement } from '../metering/metered-call.ts';
import { usdText } from '../metering/money.ts';
import { answerBatch } from './batch/answer-batch.ts';
import { settlementProblem } from './batch/batch-item.ts';
import { askedAsJob } from './batch-jobs/job-document.ts';
import { submitJob } from './batch-jobs/submit-job.ts';
import { answerHeaders, matchesTag, preflightHeaders } from './answer/answer-headers.ts';
import { calculate, secondsLeft } from './call/calculate.ts';
import type { ApiAnswer } from './connection/api-request.ts';
import { authenticate } from './caller/authenticate.ts';
import { chooseVersion, withLanguage } from './input/request-headers.ts';
import { type Call, type CallServices, inputText } from './call/call.ts';
import { estimate, listCharges, takeDryRun } from './call/dry-run.ts';
import { type Claim, readIdempotencyKey, requestHash, type StoredAnswer } from './call/idempotency.ts';
import { permitProduct } from './caller/permit-product.ts';
import { limitAddress, limitRate } from './caller/rate-limiter.ts';
import { meteredRecord } from './record/metered-record.ts';
import { submitReport } from './reports/submit-report.ts';
import { inSpan } from '../observability/spans.ts';
import { nextPageToken, readPaidPage } from './call/next-page.ts';
import { contentHeaders, logged, negotiate, represent, writtenFrom } from './answer/represent.ts';
import { bodyInput, limitBody, queryInput, requireJsonBody } from './input/read-input.ts';
import { inputMethod, type Route } from './routing/routes.ts';

/**
 * Answers a request on a known path, with the checks in order (docs/methods/calls.md); the first that fails determines the answer.
 * @throws Problem
 */
export async function answerCall(call: Call, route: Route, services: CallServices): Promise<ApiAnswer> {
  if (call.request.method === 'OPTIONS')
    return {
      status: 204,
      headers: { ...answerHeaders(call, services.limiter), ...preflightHeaders(route.allow) },
      body: null,
    };
  const method = inputMethod(route, call.request.method);
  if (method === null)
    throw new Problem({
      code: 'method_not_allowed',
      field: null,
      message: `${route.path} does not accept ${call.request.method.slice(0, 20)}.`,
      hint: `Use ${route.allow}.`,
    });
  const { endpoint } = route;

  if (endpoint.sharedForMs !== undefined) await limitAddress(call, services.limiter);
  else {
    const account = await inSpan('authenticate', () => authenticate(call, services.metering, services.limiter));
    await limitRate(call, account, services.limiter);
  }
  const jobForm = endpoint.batch === undefined ? null : askedAsJob(call.request);
  if (jobForm !== null && call.account !== null) {
    call.version = chooseVersion(call.request.header('theia-version'), call.account.apiVersion);
    return submitJob(call, call.account, jobForm, endpoint, services);
  }
  const bytes = method === 'POST' ? await limitBody(call) : null;
  if (bytes !== null) requireJsonBody(call);
  call.version = chooseVersion(call.request.header('theia-version'), call.account?.apiVersion ?? call.version);
  const idempotencyKey = readIdempotencyKey(call.request.header('idempotency-key'));
  const { product, request, dryRun } = inSpan('parse', () => {
    const taken = takeDryRun(
      bytes === null ? queryInput(call.request.query, route.queryLists) : bodyInput(call, bytes),
      bytes === null,
    );
    if (taken.dryRun) noteDryRun(call, services);
    const product = productOf(endpoint, taken.input);
    call.input = withLanguage(taken.input, call.request.header('accept-language'), product);
    return { product, request: product.parse(call.input, call.nowMs), dryRun: taken.dryRun };
  });
  permitProduct(call, product, call.input ?? {}, services);
  const need = product.need(request);
  call.charge = chargeOf(need);
  const token = call.request.header('theia-next-page');
  if (token !== undefined && call.account !== null) {
    call.page = readPaidPage(call, route.path, token, services.metering.hashKey);
    call.charge = free('page');
  }
  const representation = negotiate(product.forms?.of(request) ?? null, call.request.header('accept'));
  const language = languageOf(product, request);
  if (dryRun) return answerDryRun(call, call.charge, endpoint.name, product, request, services);
  if (call.request.method === 'HEAD')
    return answerHead(call, call.charge, contentHeaders(representation, language), services);
  const kept = product.kept?.(request) ?? null;
  if (kept !== null && call.account !== null)
    return submitReport(call, call.account, request, kept, idempotencyKey, services);
  const claimKey = call.page?.key ?? idempotencyKey;
  if (call.account === null || claimKey === null)
    return complete(call, product, request, need, representation, null, services);

  const claim = await services.idempotency.begin(
    call.account.userId,
    claimKey,
    requestHash(route.path, call.version, call.page?.key ?? inputText(call).json),
  );
  if (!('release' in claim)) {
    const body = services.storedText.open(`${call.account.userId}/${claimKey}`, claim.body);
    return replay(call, product, representation, language, { ...claim, body }, services);
  }
  try {
    return await complete(call, product, request, need, representation, claim, services);
  } finally {
    claim.release();
  }
}

/** The charge for an item of a batch, which may ask for a free page. @throws Problem for a token that is not its own */
function chargesOfItems(call: Call, { metering }: CallServices): (item: BatchItem, need: Need) => Charge {
  return (item, need) => {
    if (item.nextPage === undefined) return chargeOf(need);
    readPaidPage({ ...call, input: item.input, page: null }, item.path, item.nextPage, metering.hashKey);
    return free('page');
  };
}

/** A dry run is no call: it is not in the log. It takes its part of the rate, and its key was used. */
function noteDryRun(call: Call, { metering }: CallServices): void {
  call.isDryRun = true;
  if (call.account !== null) metering.recordKeyUse(call.account.keyId, call.nowMs, call.account.isOldKey);
}

/** `dry_run`: answers with the price instead of the result, also where the call itself would be refused. Nothing is booked. */
function answerDryRun(
  call: Call,
  charge: Charge,
  name: string,
  endpoint: Endpoint,
  request: unknown,
  services: CallServices,
): ApiAnswer {
  const batch = endpoint.batch?.calls(request);
  const charges = batch === undefined ? [charge] : listCharges(batch, call.nowMs, chargesOfItems(call, services));
  const body = JSON.stringify(estimate(name, call.account, charges, services.metering.prices()));
  call.charge = free('dry_run');
  const money =
    call.account === null ? {} : { 'theia-cost-usd': usdText(0), 'theia-balance-usd': usdText(call.account.balance) };
  return {
    status: 200,
    headers: { ...answerHeaders(call, services.limiter), 'content-type': DRY_RUN_MEDIA_TYPE, ...money },
    body,
  };
}

/**
 * HEAD: the headers of GET as far as they are known without computing (RFC 9110 §9.3.2), so no length and no tag. Refused where GET would be
 * refused. Logged and free.
 */
async function answerHead(
  call: Call,
  charge: Charge,
  content: Readonly<Record<string, string>>,
  services: CallServices,
): Promise<ApiAnswer> {
  if (call.account !== null) admit(call.account, charge, services.metering.prices());
  call.charge = free('head');
  const settlement = await settle(call, null, null, services);
  return {
    status: 200,
    headers: {
      ...answerHeaders(call, services.limiter),
      ...content,
      ...moneyHeaders(settlement),
    },
    body: null,
  };
}

/** From the plan gate to the answer: admission, calculation, settlement. */
async function complete(
  call: Call,
  endpoint: Endpoint,
  request: unknown,
  need: Need,
  representation: Representation | null,
  claim: Claim | null,
  services: CallServices,
): Promise<ApiAnswer> {
  const { account, charge } = call;
  const batch = endpoint.batch?.calls(request);
  if (batch !== undefined) return completeBatch(call, endpoint, need, batch, claim, services);
  if (account !== null && charge !== null) admit(account, charge, services.metering.prices());
  const readsAccount = endpoint.readsAccount === true;
  if (readsAccount) await refreshAccount(call, services);
  const isCacheable = call.request.method !== 'POST' && !readsAccount;
  const { json, written, tag } = await inSpan('compute', () =>
    calculate(call, endpoint, request, need, { representation, tag: isCacheable }, services),
  );

  const headers = contentHeaders(representation, languageOf(endpoint, request));
  if (tag !== null) {
    Object.assign(headers, cacheHeaders(call, endpoint));
    headers.etag = tag;
    if (matchesTag(call.request.header('if-none-match'), tag)) return answerNotModified(call, headers, services);
  }
  const body = await inSpan('represent', () => represent(representation, written, json));
  const idempotency =
    claim === null
      ? null
      : {
          key: claim.key,
          requestHashHex: claim.requestHashHex,
          response: storable(call, endpoint, claim, json, services),
        };
  const settlement = await settle(call, logged(representation, body), idempotency, services);
  return {
    status: 200,
    headers: {
      ...answerHeaders(call, services.limiter),
      ...headers,
      ...nextPageHeader(
        nextPageToken(call, rowOf(call, endpoint), isPaid(charge, settlement), json, services.metering.hashKey),
      ),
      ...moneyHeaders(settlement),
    },
    body,
  };
}

/** The answer as it is stored for a repeated key: sealed where it is personal. */
function storable(
  { account }: Call,
  endpoint: Endpoint,
  { key }: Claim,
  json: string | Buffer,
  { storedText }: CallServices,
): string {
  return endpoint.kept !== undefined ? storedText.seal(`${account?.userId}/${key}`, json.toString()) : json.toString();
}

/** The row of the catalogue at the called path, which carries the product. */
function rowOf({ route }: Call, product: Endpoint): Endpoint {
  return route?.endpoint ?? product;
}

/** Whether a call had a price, and it was paid: from the quota or the wallet. */
function isPaid(charge: Charge | null, settlement: Settlement | null): boolean {
  return charge?.kind === 'metered' && settlement?.refusal === null;
}

/** How long caches may keep an answer with a tag, and which headers it varies by. */
function cacheHeaders(call: Call, endpoint: Endpoint): Record<string, string> {
  const { sharedForMs } = endpoint;
  const forms = [
    ...(endpoint.forms === undefined ? [] : ['Accept']),
    ...(!hasNames(endpoint) || sharedForMs !== undefined ? [] : ['Accept-Language']),
    'Accept-Encoding',
  ].join(', ');
  const isLocked = (call.account?.limits.origins.length ?? 0) > 0;
  return sharedForMs === undefined
    ? {
        'cache-control': 'private, max-age=3600',
        vary: `Authorization, ${isLocked ? 'Origin, ' : ''}Theia-Version, ${forms}`,
      }
    : {
        'cache-control': `public, max-age=${secondsLeft(call.nowMs, sharedForMs)}`,
        vary: `Theia-Version, ${forms}`,
      };
}

/** Reads the account again, so that its numbers are right even if another node spent from it. */
async function refreshAccount(call: Call, { metering }: CallServices): Promise<void> {
  if (call.key !== null) call.account = (await metering.readAccount(metering.hashKey(call.key))) ?? call.account;
}

/** A batch: each item is admitted, computed and booked on its own. The batch itself is booked only to store its answer for a repeated key. */
async function completeBatch(
  call: Call,
  endpoint: Endpoint,
  need: Need,
  batch: Batch,
  claim: Claim | null,
  services: CallServices,
): Promise<ApiAnswer> {
  const { account } = call;
  if (account === null) throw new TypeError('A batch needs an account');
  admitBatch(account, need, endpoint.name);
  const { text, cost, balance } = await inSpan('batch', () => answerBatch(call, batch, claim, services));
  const money = { 'theia-cost-usd': usdText(cost), 'theia-balance-usd': usdText(balance) };
  return {
    status: 200,
    headers: { ...answerHeaders(call, services.limiter), 'content-type': 'application/json', ...money },
    body: text,
  };
}

/** Books the success. The answer is sent only after this. @throws Problem 402, 403 or 409 when the database's decision differs from the admission */
async function settle(
  call: Call,
  answer: string | Uint8Array | null,
  idempotency: { readonly key: string; readonly requestHashHex: string; readonly response: string } | null,
  services: CallServices,
): Promise<Settlement | null> {
  const { account, charge } = call;
  if (account === null || charge === null) return null;
  call.settlement = await inSpan('booking', () =>
    services.metering.book(
      meteredRecord(call, account, { status: 200, charged: true, answer, errorMessage: null, idempotency }),
    ),
  );
  const problem = settlementProblem(call, call.settlement);
  if (problem !== null) throw problem;
  return call.settlement;
}

/** The stored answer of an earlier call, in the media type requested now. Logged and free. */
async function replay(
  call: Call,
  endpoint: Endpoint,
  representation: Representation | null,
  language: Language | null,
  stored: StoredAnswer,
  services: CallServices,
): Promise<ApiAnswer> {
  const wasPaid = call.charge?.kind === 'metered';
  if (wasPaid) call.charge = free('replay');
  const body = await represent(representation, writtenFrom(representation, stored.body), stored.body);
  const settlement = await settle(call, logged(representation, body), null, services);
  const headers = {
    ...answerHeaders(call, services.limiter),
    ...contentHeaders(representation, language),
    'idempotency-replayed': 'true',
    ...nextPageHeader(nextPageToken(call, rowOf(call, endpoint), wasPaid, stored.body, services.metering.hashKey)),
    ...moneyHeaders(settlement),
  };
  return { status: stored.status, headers, body };
}

/** 304: the caller has this answer already. Logged and free, because only 2xx is charged. */
async function answerNotModified(
  call: Call,
  headers: Record<string, string>,
  services: CallServices,
): Promise<ApiAnswer> {
  if (call.account !== null)
    call.settlement = await services.metering.book(
      meteredRecord(call, call.account, {
        status: 304,
        charged: false,
        answer: null,
        errorMessage: null,
        idempotency: null,
      }),
    );
  const { 'content-type': _, ...kept } = headers;
  return { status: 304, headers: { ...answerHeaders(call, services.limiter), ...kept }, body: null };
}

function nextPageHeader(token: string | null): Record<string, string> {
  return token === null ? {} : { 'theia-next-page': token };
}

function moneyHeaders(settlement: Settlement | null): Record<string, string> {
  return settlement === null
    ? {}
    : { 'theia-cost-usd': usdText(settlement.cost), 'theia-balance-usd': usdText(settlement.balance) };
}
