import type { Batch, Endpoint, Representation } from '@theia/endpoints/endpoint';
import { Problem } from '@theia/endpoints/problem';
import { admitBatch } from '../metering/admit-batch.ts';
import { admit } from '../metering/admission.ts';
import type { Settlement } from '../metering/metered-call.ts';
import { usdText } from '../metering/money.ts';
import { refusalProblem } from '../metering/refusal.ts';
import { answerBatch } from './answer-batch.ts';
import { answerHeaders, preflightHeaders } from './answer-headers.ts';
import { calculate } from './calculate.ts';
import type { ApiAnswer } from './api-request.ts';
import { authenticate } from './authenticate.ts';
import { chooseVersion } from './api-version.ts';
import type { Call } from './call.ts';
import { estimate, needsOf, takeDryRun } from './dry-run.ts';
import { matchesTag } from './entity-tag.ts';
import { type Claim, inProgress, readIdempotencyKey, requestHash, type StoredAnswer } from './idempotency.ts';
import { limitRate } from './limit-rate.ts';
import { meteredRecord } from './metered-record.ts';
import { negotiate } from './negotiate.ts';
import { queryInput } from './query-input.ts';
import { bodyInput, limitBody, requireJsonBody } from './read-input.ts';
import { contentType, logText, represent, writtenFrom } from './represent.ts';
import { inputMethod, type Route } from './routes.ts';
import type { CallServices } from './services.ts';

/** Answers that are the account's own are not for caches, nor are those that hang on the present moment. */
const UNCACHED: ReadonlySet<string> = new Set(['me']);

/**
 * One request on a known path, in the order of checks of the contract §1; the first that fails is the answer.
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
      message: `${route.path} does not answer ${call.request.method.slice(0, 20)}.`,
      hint: `Use ${route.allow}.`,
    });
  const { endpoint } = route;

  if (!endpoint.open) {
    const account = await authenticate(call, services.metering, services.limiter);
    limitRate(call, account, services.limiter);
  }
  const bytes = method === 'POST' ? await limitBody(call) : null;
  if (bytes !== null) requireJsonBody(call);
  call.version = chooseVersion(call.request.header('theia-version'), call.account?.apiVersion ?? call.version);
  const idempotencyKey = method === 'POST' ? readIdempotencyKey(call.request.header('idempotency-key')) : null;
  const { input, dryRun } = takeDryRun(
    bytes === null ? queryInput(call.request.query, route.queryLists) : bodyInput(call, bytes),
    bytes === null,
  );
  call.input = input;
  const request = endpoint.parse(input, call.nowMs);
  call.need = endpoint.need(request);
  const representation = negotiate(endpoint.representations?.(request) ?? null, call.request.header('accept'));
  if (dryRun) return tell(call, endpoint, request, services);
  if (call.request.method === 'HEAD') return announce(call, representation, services);
  if (call.account === null || idempotencyKey === null)
    return complete(call, endpoint, request, representation, null, services);

  const claim = await services.idempotency.begin(
    call.account.userId,
    idempotencyKey,
    requestHash(route.path, call.version, call.input),
  );
  if (!('release' in claim)) return replay(call, representation, claim, services);
  try {
    return await complete(call, endpoint, request, representation, claim, services);
  } finally {
    claim.release();
  }
}

/** `dry_run`: the price instead of the answer; logged, and free. */
async function tell(call: Call, endpoint: Endpoint, request: unknown, services: CallServices): Promise<ApiAnswer> {
  const body = JSON.stringify(
    estimate(endpoint.name, call.account, needsOf(endpoint, request, call.nowMs), services.metering.prices()),
  );
  if (call.need !== null) call.need = { ...call.need, priceTier: null };
  const settlement = await settle(call, body, null, services);
  return {
    status: 200,
    headers: {
      ...answerHeaders(call, services.limiter),
      'content-type': 'application/json',
      ...moneyHeaders(settlement),
    },
    body,
  };
}

/**
 * HEAD: the headers of GET as far as they are known without computing (RFC 9110 §9.3.2), so no length and no tag. What GET would refuse is refused;
 * logged, and free.
 */
async function announce(call: Call, representation: Representation | null, services: CallServices): Promise<ApiAnswer> {
  if (call.account !== null && call.need !== null) admit(call.account, call.need, services.metering.prices());
  if (call.need !== null) call.need = { ...call.need, priceTier: null };
  const settlement = await settle(call, null, null, services);
  return {
    status: 200,
    headers: {
      ...answerHeaders(call, services.limiter),
      'content-type': contentType(representation),
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
  representation: Representation | null,
  claim: Claim | null,
  services: CallServices,
): Promise<ApiAnswer> {
  const { account, need } = call;
  const batch = endpoint.batch?.(request);
  if (batch !== undefined) return completeBatch(call, endpoint, batch, claim, services);
  if (account !== null && need !== null) admit(account, need, services.metering.prices());
  if (endpoint.name === 'me') await refreshAccount(call, services);
  const isCacheable = call.request.method !== 'POST' && !UNCACHED.has(endpoint.name);
  const { json, written, tag } = await calculate(call, endpoint, need, { representation, tag: isCacheable }, services);

  const headers: Record<string, string> = { 'content-type': contentType(representation) };
  if (tag !== null) {
    headers['cache-control'] = 'private, max-age=3600';
    headers.vary = representation === null ? 'Authorization, Theia-Version' : 'Authorization, Theia-Version, Accept';
    headers.etag = tag;
    if (matchesTag(call.request.header('if-none-match'), tag)) return unchanged(call, headers, services);
  }
  const body = await represent(representation, written, json);
  const idempotency = claim === null ? null : { key: claim.key, requestHashHex: claim.requestHashHex, response: json };
  const settlement = await settle(call, logText(representation, body), idempotency, services);
  return {
    status: 200,
    headers: { ...answerHeaders(call, services.limiter), ...headers, ...moneyHeaders(settlement) },
    body,
  };
}

/** What an account is told of itself is true to the last cent, whichever node spent it. */
async function refreshAccount(call: Call, { metering }: CallServices): Promise<void> {
  if (call.key !== null) call.account = (await metering.readAccount(metering.hashKey(call.key))) ?? call.account;
}

/** A batch: its items are admitted, computed and booked each for itself; the batch itself is booked only to keep its answer for a repeated key. */
async function completeBatch(
  call: Call,
  endpoint: Endpoint,
  batch: Batch,
  claim: Claim | null,
  services: CallServices,
): Promise<ApiAnswer> {
  const { account, need } = call;
  if (account === null || need === null) throw new TypeError('A batch needs an account');
  admitBatch(account, need, endpoint.name);
  const { text, cost, balance } = await answerBatch(call, batch, claim, services);
  const money = { 'theia-cost-usd': usdText(cost), 'theia-balance-usd': usdText(balance) };
  return {
    status: 200,
    headers: { ...answerHeaders(call, services.limiter), 'content-type': 'application/json', ...money },
    body: text,
  };
}

/** Books the success. The answer leaves only after this. @throws Problem 402, 403 or 409 when the database decides otherwise than the admission */
async function settle(
  call: Call,
  text: string | null,
  idempotency: { readonly key: string; readonly requestHashHex: string; readonly response: string } | null,
  services: CallServices,
): Promise<Settlement | null> {
  const { account, need } = call;
  if (account === null || need === null) return null;
  call.settlement = await services.metering.book(
    meteredRecord(call, account, { status: 200, charged: true, text, errorMessage: null, idempotency }),
  );
  const { refusal } = call.settlement;
  switch (refusal) {
    case null:
      return call.settlement;
    case 'idempotency_in_progress':
      throw inProgress();
    case 'account_gone':
      throw new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.' });
    default:
      throw refusalProblem(refusal, account, need);
  }
}

/** The stored answer of an earlier call, in the form asked for now: logged, and free. */
async function replay(
  call: Call,
  representation: Representation | null,
  stored: StoredAnswer,
  services: CallServices,
): Promise<ApiAnswer> {
  if (call.need !== null) call.need = { ...call.need, priceTier: null };
  const body = await represent(representation, writtenFrom(representation, stored.body), stored.body);
  const settlement = await settle(call, logText(representation, body), null, services);
  const headers = {
    ...answerHeaders(call, services.limiter),
    'content-type': contentType(representation),
    'idempotency-replayed': 'true',
    ...moneyHeaders(settlement),
  };
  return { status: stored.status, headers, body };
}

/** 304: the caller has this answer already. Logged, and free, as only 2xx is charged. */
async function unchanged(call: Call, headers: Record<string, string>, services: CallServices): Promise<ApiAnswer> {
  if (call.account !== null)
    call.settlement = await services.metering.book(
      meteredRecord(call, call.account, {
        status: 304,
        charged: false,
        text: null,
        errorMessage: null,
        idempotency: null,
      }),
    );
  const { 'content-type': _, ...kept } = headers;
  return { status: 304, headers: { ...answerHeaders(call, services.limiter), ...kept }, body: null };
}

function moneyHeaders(settlement: Settlement | null): Record<string, string> {
  return settlement === null
    ? {}
    : { 'theia-cost-usd': usdText(settlement.cost), 'theia-balance-usd': usdText(settlement.balance) };
}
