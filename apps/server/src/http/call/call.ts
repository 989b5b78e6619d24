import type { Need } from '@theia-astro/endpoints/endpoint';
import type { Account } from '../../metering/account.ts';
import type { Settlement } from '../../metering/metered-call.ts';
import type { ApiRequest } from '../connection/api-request.ts';
import type { ParsedBody } from '../input/parse-body.ts';
import type { PaidPage } from './next-page.ts';
import type { RateState } from '../caller/rate-limiter.ts';
import type { Route } from '../routing/routes.ts';
import { holdsKey } from '../../observability/redact.ts';

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
  /** Read early when the key must be looked up in it. */
  body: Buffer | 'too_large' | null;
  parsed: ParsedBody | null;
  /** The request's fields without the key. */
  input: Readonly<Record<string, unknown>> | null;
  /** The same as JSON, written on first use. */
  inputText: InputText | null;
  need: Need | null;
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
  /** Whether it contains what looks like an API key. */
  readonly holdsKey: boolean;
}

export function inputText(call: Pick<Call, 'input' | 'inputText'>): InputText {
  if (call.inputText !== null) return call.inputText;
  const json = JSON.stringify(call.input ?? {});
  call.inputText = { json, holdsKey: holdsKey(json) };
  return call.inputText;
}
