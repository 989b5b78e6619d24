import type { CalculationContext, Endpoint, Need, Representation } from '@theia-astro/endpoints/endpoint';
import type { RequireSample } from '@theia-astro/endpoints/samples/sample-requests';
import type { Logger } from 'pino';
import type { Sql } from '../../database/database.ts';
import type { Account } from '../../metering/account.ts';
import type { Charge } from '../../metering/charge.ts';
import type { Settlement } from '../../metering/metered-call.ts';
import type { ApiRequest } from '../connection/api-request.ts';
import type { ParsedBody } from '../input/read-input.ts';
import type { PaidPage } from './next-page.ts';
import type { RateLimiter, RateState } from '../caller/rate-limiter.ts';
import type { FindRoute, Route } from '../routing/routes.ts';
import { holdsKey, withoutKeys } from '../../observability/statements.ts';
import type { CallCounts } from '../../availability/service-minutes.ts';
import type { Compute } from '../../compute/compute.ts';
import type { Metering } from '../../metering/metering.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Reports } from '../../reports/open-reports.ts';
import type { Access } from '../../sessions/access.ts';
import type { JobStore } from '../batch-jobs/job-store.ts';
import type { Claim, Idempotency, StoredText } from './idempotency.ts';
import type { SharedAnswers } from './calculate.ts';
import { newCallId } from '../../metering/call-id.ts';
import { versionLabel } from '../input/request-headers.ts';

/**
 * A received request. Each step of `answer-call.ts` takes a call of one stage and returns the next. All stages are one object, which only `advance`
 * changes: the log and the response to a failure read here how far the call came. What it has not reached is null.
 */
export interface Call {
  readonly request: ApiRequest;
  readonly route: Route | null;
  readonly id: string;
  readonly requestId: string;
  /** Wall clock at arrival. */
  readonly nowMs: number;
  /** Monotonic clock at arrival. */
  readonly begunMs: number;
  readonly version: string;
  readonly rate: RateState | null;
  readonly account: Account | null;
  /** The user of a session; a key has its account. */
  readonly sessionUserId: string | null;
  /** Read early when the key must be looked up in it. */
  readonly body: Buffer | 'too_large' | null;
  readonly parsedBody: ParsedBody | null;
  /** The request's fields without the key. */
  readonly input: Fields | null;
  /** The same as JSON, written on first use. */
  readonly inputText: InputText | null;
  readonly charge: Charge | null;
  /** Asks for its price only: neither booked nor logged. */
  readonly isDryRun: boolean;
  readonly settlement: Settlement | null;
  readonly computedMs: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Its key was found. A key that may not be used is recognised too, because its calls are logged. */
export interface Recognised extends Call {
  readonly key: string;
  readonly account: Account;
}

export function isRecognised(call: Call): call is Recognised {
  return call.account !== null;
}

/** It is on a path that needs no key. */
export interface Open extends Call {
  readonly account: null;
}

export type Authenticated = Recognised | Open;

/** Its fields were read. */
export type Read<Caller extends Call = Authenticated> = Caller & { readonly input: Fields };

export function isRead(call: Call): call is Read<Call> {
  return call.input !== null;
}

/** Its product has parsed the fields, so its price is known. */
export type Parsed<Caller extends Call = Authenticated> = Read<Caller> & {
  readonly route: Route;
  readonly product: Endpoint;
  /** What the product made of the fields. */
  readonly parsed: unknown;
  readonly need: Need;
  readonly charge: Charge;
  /** Of a call for a further page of a search that is paid. */
  readonly page: PaidPage | null;
  readonly representation: Representation | null;
};

/** Quota or wallet would pay it now, so it may be computed. */
export type Admitted<Caller extends Call = Authenticated> = Parsed<Caller> & {
  /** Under which its response is stored for a repetition. */
  readonly claim: Claim | null;
};

/** Takes a call to its next stage. */
export function advance<Stage extends Call, More extends Partial<Admitted>>(call: Stage, more: More): Stage & More {
  return Object.assign(call, more);
}

/** The fields of a request as JSON, written and searched once. */
interface InputText {
  readonly json: string;
  readonly holdsKey: boolean;
}

export function inputText(call: Read<Call>): InputText {
  if (call.inputText !== null) return call.inputText;
  const json = JSON.stringify(call.input);
  return advance(call, { inputText: { json, holdsKey: holdsKey(json) } }).inputText;
}

export interface CallServices {
  /** Identifies signed-in sessions. */
  readonly access: Access;
  readonly publicUrl: string;
  readonly sql: Sql;
  readonly context: Pick<CalculationContext, 'ephemeris' | 'places'>;
  readonly compute: Compute;
  readonly findRoute: FindRoute;
  /** What a test key may ask. */
  readonly requireSample: RequireSample;
  readonly metering: Metering;
  readonly limiter: RateLimiter;
  readonly idempotency: Idempotency;
  readonly storedText: StoredText;
  readonly batchJobs: JobStore;
  /** Kept reports; null where the catalogue has no product that is kept. */
  readonly reports: Reports | null;
  readonly sharedAnswers: SharedAnswers;
  readonly metrics: Metrics;
  readonly counts: CallCounts;
  readonly log: Logger;
  /** Computations that take this long or longer are logged; 0: none. */
  readonly longComputationMs: number;
  readonly now: () => number;
}

/** Creates a call with its ids, before its caller and input are known. `offeredId` is the caller's own X-Request-Id. */
export function startCall(
  request: ApiRequest,
  route: Route | null,
  nowMs: number,
  offeredId: string | null = request.header('x-request-id') ?? null,
): Call {
  const id = newCallId(nowMs);
  return {
    request,
    route,
    id: id.uuid,
    requestId: chooseRequestId(offeredId, id.requestId),
    nowMs,
    begunMs: performance.now(),
    version: versionLabel(request.header('theia-version')),
    rate: null,
    account: null,
    sessionUserId: null,
    body: null,
    parsedBody: null,
    input: null,
    inputText: null,
    charge: null,
    isDryRun: false,
    settlement: null,
    computedMs: 0,
  };
}

const ACCEPTABLE_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's own X-Request-Id when it is acceptable (and no API key), else ours. */
function chooseRequestId(offered: string | null, ours: string): string {
  return offered !== null && ACCEPTABLE_ID.test(offered) && withoutKeys(offered) === offered ? offered : ours;
}
