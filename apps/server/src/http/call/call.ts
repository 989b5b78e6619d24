import type { CalculationContext } from '@theia-astro/endpoints/endpoint';
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
import type { Idempotency, StoredText } from './idempotency.ts';
import type { SharedAnswers } from './calculate.ts';
import { newCallId } from '../../metering/call-id.ts';
import { versionLabel } from '../input/request-headers.ts';

/** The state of a request. Each step of `answer-call.ts` adds its part. */
export interface Call {
  readonly request: ApiRequest;
  readonly route: Route | null;
  readonly id: string;
  readonly requestId: string;
  /** Wall clock at arrival. */
  readonly nowMs: number;
  /** Monotonic clock at arrival. */
  readonly begunMs: number;
  version: string;
  rate: RateState | null;
  key: string | null;
  account: Account | null;
  /** The user of a session; a key has its account. */
  sessionUserId?: string;
  /** Read early when the key must be looked up in it. */
  body: Buffer | 'too_large' | null;
  parsed: ParsedBody | null;
  /** The request's fields without the key. */
  input: Readonly<Record<string, unknown>> | null;
  /** The same as JSON, written on first use. */
  inputText: InputText | null;
  charge: Charge | null;
  /** Asks for its price only: neither booked nor logged. */
  isDryRun: boolean;
  /** Set where the call asks for a further page of a search that is paid. */
  page: PaidPage | null;
  settlement: Settlement | null;
  computedMs: number;
}

/** The fields of a request as JSON, written and searched once. */
interface InputText {
  readonly json: string;
  readonly holdsKey: boolean;
}

export function inputText(call: Pick<Call, 'input' | 'inputText'>): InputText {
  if (call.inputText !== null) return call.inputText;
  const json = JSON.stringify(call.input ?? {});
  call.inputText = { json, holdsKey: holdsKey(json) };
  return call.inputText;
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
    key: null,
    account: null,
    body: null,
    parsed: null,
    input: null,
    inputText: null,
    charge: null,
    isDryRun: false,
    page: null,
    settlement: null,
    computedMs: 0,
  };
}

const ACCEPTABLE_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's own X-Request-Id when it is acceptable (and no API key), else ours. */
function chooseRequestId(offered: string | null, ours: string): string {
  return offered !== null && ACCEPTABLE_ID.test(offered) && withoutKeys(offered) === offered ? offered : ours;
}
