import { newCallId } from '../../metering/call-id.ts';
import type { ApiRequest } from '../connection/api-request.ts';
import { versionLabel } from '../input/api-version.ts';
import type { Route } from '../routing/routes.ts';
import type { Call } from './call.ts';
import { withoutKeys } from '../../observability/redact.ts';

/** Creates a call with its ids, before its caller and input are known. */
export function startCall(request: ApiRequest, route: Route | null, nowMs: number): Call {
  const id = newCallId(nowMs);
  return {
    request,
    route,
    id: id.uuid,
    requestId: chooseRequestId(request.header('x-request-id'), id.requestId),
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
    need: null,
    isDryRun: false,
    page: null,
    settlement: null,
    computedMs: 0,
  };
}

const ACCEPTABLE_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's own X-Request-Id when it is acceptable (and no API key), else ours. */
function chooseRequestId(offered: string | undefined, ours: string): string {
  return offered !== undefined && ACCEPTABLE_ID.test(offered) && withoutKeys(offered) === offered ? offered : ours;
}
