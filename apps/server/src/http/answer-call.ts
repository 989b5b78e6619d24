import { type Batch, type BatchItem, type Endpoint, type Need, productOf } from '@theia-astro/endpoints/endpoint';
import { hasNames, languageOf } from '@theia-astro/endpoints/forms/offer-forms';
import { DRY_RUN_MEDIA_TYPE } from '@theia-astro/endpoints/openapi/dry-run';
import { Problem } from '@theia-astro/endpoints/problem';
import { admit, admitBatch } from '../metering/admission.ts';
import { type Charge, chargeOf, free } from '../metering/charge.ts';
import type { MeteredCall, Settlement } from '../metering/metered-call.ts';
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
import {
  advance,
  type Admitted,
  type Authenticated,
  type Call,
  type CallServices,
  inputText,
  type Parsed,
  type Recognised,
} from './call/call.ts';
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
export async function answerCall(received: Call, route: Route, services: CallServices): Promise<ApiAnswer> {
  const { request } = received;
  const { endpoint } = route;
  if (request.method === 'OPTIONS')
    return {
      status: 204,
      headers: { ...answerHeaders(received, services.limiter), ...preflightHeaders(route.allow) },
      body: null,
    };
  const method = inputMethod(route, request.method);
  if (method === null)
    throw new Problem({
      code: 'method_not_allowed',
      field: null,
      message: `${route.path} does not accept ${request.method.slice(0, 20)}.`,
      hint: `Use ${route.allow}.`,
    });

  const caller = await identify(received, endpoint, services);
  const jobForm = endpoint.batch === undefined ? null : askedAsJob(request);
  if (jobForm !== null && caller.account !== null) return submitJob(setVersion(caller), jobForm, endpoint, services);
  const bytes = method === 'POST' ? await limitBody(caller) : null;
  if (bytes !== null) requireJsonBody(caller);
  const versioned = setVersion(caller);
  const idempotencyKey = readIdempotencyKey(request.header('idempotency-key'));
  const call = inSpan('parse', () => parse(versioned, route, bytes, services));
  if (call.isDryRun) return answerDryRun(call, services);
  if (request.method === 'HEAD') return answerHead(call, services);
  if (call.account === null) return complete(call, null, services);
  const kept = call.product.kept?.(call.parsed) ?? null;
  if (kept !== null) return submitReport(call, kept, idempotencyKey, services);
  const claimKey = call.page?.key ?? idempotencyKey;
  if (claimKey === null) return complete(call, null, services);

  const claim = await services.idempotency.begin(
    call.account.userId,
    claimKey,
    requestHash(route.path, call.version, call.page?.key ?? inputText(call).json),
  );
  if (!('release' in claim)) {
    const body = services.storedText.open(`${call.account.userId}/${claimKey}`, claim.body);
    return replay(call, { ...claim, body }, services);
  }
  try {
    return await complete(call, claim, services);
  } finally {
    claim.release();
  }
}

/** Finds the account of the key, where one is needed, and takes one call from the rate. @throws Problem 401, 403, 429 */
async function identify(call: Call, { sharedForMs }: Endpoint, services: CallServices): Promise<Authenticated> {
  if (sharedForMs !== undefined) return limitAddress(call, services.limiter);
  const caller = await inSpan('authenticate', () => authenticate(call, services.metering, services.limiter));
  await limitRate(caller, services.limiter);
  return caller;
}

/** @throws Problem 400 invalid_version */
function setVersion<Caller extends Authenticated>(call: Caller) {
  const asked = call.request.header('theia-version');
  return advance(call, { version: chooseVersion(asked, call.account?.apiVersion ?? call.version) });
}

/** Reads the fields, of the query where there is no body, and prices the call. @throws Problem 400, 403, 406 */
function parse(caller: Authenticated, route: Route, bytes: Buffer | null, services: CallServices): Parsed {
  const { request, nowMs } = caller;
  const { input, dryRun } = takeDryRun(
    bytes === null ? queryInput(request.query, route.queryLists) : bodyInput(caller, bytes),
    bytes === null,
  );
  if (dryRun) noteDryRun(caller, services);
  const product = productOf(route.endpoint, input);
  const call = advance(caller, { input: withLanguage(input, request.header('accept-language'), product) });
  const parsed = product.parse(call.input, nowMs);
  if (call.account !== null) permitProduct(call.account, product, call.input, services);
  const need = product.need(parsed);
  const priced = advance(call, { route, product, parsed, need, charge: chargeOf(need) });
  const token = request.header('theia-next-page');
  const page =
    token === undefined || priced.account === null
      ? null
      : readPaidPage(priced, route.path, token, services.metering.hashKey);
  if (page !== null) advance(priced, { charge: free('page') });
  const representation = negotiate(product.forms?.of(parsed) ?? null, request.header('accept'));
  return advance(priced, { page, representation });
}

/** The charge for an item of a batch, which may ask for a free page. @throws Problem for a token that is not its own */
function chargesOfItems(
  { account, nowMs, version }: Recognised,
  { metering }: CallServices,
): (item: BatchItem, need: Need) => Charge {
  return ({ nextPage, input, path }, need) => {
    if (nextPage === undefined) return chargeOf(need);
    readPaidPage({ account, nowMs, version, input }, path, nextPage, metering.hashKey);
    return free('page');
  };
}

/** A dry run is no call: it is not in the log. It takes its part of the rate, and its key was used. */
function noteDryRun(call: Authenticated, { metering }: CallServices): void {
  advance(call, { isDryRun: true });
  if (call.account !== null) metering.recordKeyUse(call.account.keyId, call.nowMs, call.account.isOldKey);
}

/** `dry_run`: answers with the price instead of the result, also where the call itself would be refused. Nothing is booked. */
function answerDryRun(call: Parsed, services: CallServices): ApiAnswer {
  const { account, product, charge } = call;
  const batch = product.batch?.calls(call.parsed);
  const charges =
    batch === undefined || call.account === null
      ? [charge]
      : listCharges(batch, call.nowMs, chargesOfItems(call, services));
  const body = JSON.stringify(estimate(call.route.endpoint.name, account, charges, services.metering.prices()));
  advance(call, { charge: free('dry_run') });
  return {
    status: 200,
    headers: {
      ...answerHeaders(call, services.limiter),
      'content-type': DRY_RUN_MEDIA_TYPE,
      ...(account === null ? {} : moneyHeaders({ cost: 0, balance: account.balance })),
    },
    body,
  };
}

/**
 * HEAD: the headers of GET as far as they are known without computing (RFC 9110 §9.3.2), so no length and no tag. Refused where GET would be
 * refused. Logged and free.
 */
async function answerHead(call: Parsed, services: CallServices): Promise<ApiAnswer> {
  if (call.account !== null) admit(call.account, call.charge, services.metering.prices());
  const money = await settle(advance(call, { charge: free('head') }), null, null, services);
  return {
    status: 200,
    headers: { ...answerHeaders(call, services.limiter), ...headersOfContent(call), ...money },
    body: null,
  };
}

/** From the plan gate to the answer: admission, calculation, settlement. */
async function complete(parsed: Parsed, claim: Claim | null, services: CallServices): Promise<ApiAnswer> {
  const { product, representation, charge } = parsed;
  const readsAccount = product.readsAccount === true;
  if (parsed.account !== null) {
    const batch = product.batch?.calls(parsed.parsed);
    if (batch !== undefined) {
      admitBatch(parsed.account, parsed.need, product.name);
      return completeBatch(advance(parsed, { claim }), batch, services);
    }
    admit(parsed.account, charge, services.metering.prices());
    if (readsAccount) await refreshAccount(parsed, services);
  }
  const call = advance(parsed, { claim });
  const isCacheable = call.request.method !== 'POST' && !readsAccount;
  const { json, written, tag } = await inSpan('compute', () => calculate(call, isCacheable, services));

  const headers = headersOfContent(call);
  if (tag !== null) {
    Object.assign(headers, cacheHeaders(call));
    headers.etag = tag;
    if (matchesTag(call.request.header('if-none-match'), tag)) return answerNotModified(call, headers, services);
  }
  const body = await inSpan('represent', () => represent(representation, written, json));
  const money = await settle(call, logged(representation, body), storable(call, json, services), services);
  const nextPage = nextPageHeader(call, charge.kind === 'metered', json, services);
  return {
    status: 200,
    headers: { ...answerHeaders(call, services.limiter), ...headers, ...nextPage, ...money },
    body,
    json,
  };
}

/** The answer as it is stored for a repeated key: sealed where it is personal. */
function storable(
  { account, product, claim }: Admitted,
  json: string | Buffer,
  { storedText }: CallServices,
): MeteredCall['idempotency'] {
  if (account === null || claim === null) return null;
  const { key, requestHashHex } = claim;
  const text = json.toString();
  const response = product.kept === undefined ? text : storedText.seal(`${account.userId}/${key}`, text);
  return { key, requestHashHex, response };
}

function headersOfContent({ representation, product, parsed }: Parsed): Record<string, string> {
  return contentHeaders(representation, languageOf(product, parsed));
}

/** How long caches may keep an answer with a tag, and which headers it varies by. */
function cacheHeaders({ product, account, nowMs }: Parsed): Record<string, string> {
  const { sharedForMs } = product;
  const forms = [
    ...(product.forms === undefined ? [] : ['Accept']),
    ...(!hasNames(product) || sharedForMs !== undefined ? [] : ['Accept-Language']),
    'Accept-Encoding',
  ].join(', ');
  const isLocked = (account?.limits.origins.length ?? 0) > 0;
  return sharedForMs === undefined
    ? {
        'cache-control': 'private, max-age=3600',
        vary: `Authorization, ${isLocked ? 'Origin, ' : ''}Theia-Version, ${forms}`,
      }
    : {
        'cache-control': `public, max-age=${secondsLeft(nowMs, sharedForMs)}`,
        vary: `Theia-Version, ${forms}`,
      };
}

/** Reads the account again, so that its numbers are right even if another node spent from it. */
async function refreshAccount(call: Recognised, { metering }: CallServices): Promise<void> {
  const account = await metering.readAccount(metering.hashKey(call.key));
  if (account !== null) advance(call, { account });
}

/** A batch: each item is admitted, computed and booked on its own. The batch itself is booked only to store its answer for a repeated key. */
async function completeBatch(call: Admitted<Recognised>, batch: Batch, services: CallServices): Promise<ApiAnswer> {
  const { text, cost, balance } = await inSpan('batch', () => answerBatch(call, batch, services));
  const money = moneyHeaders({ cost, balance });
  return {
    status: 200,
    headers: { ...answerHeaders(call, services.limiter), 'content-type': 'application/json', ...money },
    body: text,
  };
}

/**
 * Books the success, of a call with a key, and returns the headers about its cost. The answer is sent only after this.
 * @throws Problem 402, 403 or 409 when the database's decision differs from the admission
 */
async function settle(
  call: Parsed,
  answer: Uint8Array | null,
  idempotency: MeteredCall['idempotency'],
  services: CallServices,
): Promise<Record<string, string>> {
  if (call.account === null) return {};
  const record = meteredRecord(call, { status: 200, charged: true, answer, idempotency });
  const { settlement } = advance(call, {
    settlement: await inSpan('booking', () => services.metering.book(record)),
  });
  const problem = settlementProblem(call, settlement);
  if (problem !== null) throw problem;
  return moneyHeaders(settlement);
}

/** The stored answer of an earlier call, in the media type requested now. Logged and free. */
async function replay(call: Parsed<Recognised>, stored: StoredAnswer, services: CallServices): Promise<ApiAnswer> {
  const { representation } = call;
  const wasPaid = call.charge.kind === 'metered';
  if (wasPaid) advance(call, { charge: free('replay') });
  const body = await represent(representation, writtenFrom(representation, stored.body), stored.body);
  const money = await settle(call, logged(representation, body), null, services);
  const headers = {
    ...answerHeaders(call, services.limiter),
    ...headersOfContent(call),
    'idempotency-replayed': 'true',
    ...nextPageHeader(call, wasPaid, stored.body, services),
    ...money,
  };
  return { status: stored.status, headers, body, json: stored.body };
}

/** 304: the caller has this answer already. Logged and free, because only 2xx is charged. */
async function answerNotModified(
  call: Parsed,
  headers: Record<string, string>,
  services: CallServices,
): Promise<ApiAnswer> {
  if (call.account !== null)
    advance(call, { settlement: await services.metering.book(meteredRecord(call, { status: 304 })) });
  const { 'content-type': _, ...kept } = headers;
  return { status: 304, headers: { ...answerHeaders(call, services.limiter), ...kept }, body: null };
}

/** Makes the next page free, if there is one and this one was paid for. */
function nextPageHeader(
  call: Parsed,
  isPaid: boolean,
  json: string | Uint8Array,
  { metering }: CallServices,
): Record<string, string> {
  const token = call.account === null ? null : nextPageToken(call, isPaid, json, metering.hashKey);
  return token === null ? {} : { 'theia-next-page': token };
}

function moneyHeaders({ cost, balance }: Pick<Settlement, 'cost' | 'balance'>): Record<string, string> {
  return { 'theia-cost-usd': usdText(cost), 'theia-balance-usd': usdText(balance) };
}
