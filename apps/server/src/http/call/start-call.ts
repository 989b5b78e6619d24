import { newCallId } from '../../metering/call-id.ts';
import type { ApiRequest } from '../connection/api-request.ts';
import { versionLabel } from '../input/api-version.ts';
import type { Route } from '../routing/routes.ts';
import type { Call } from './call.ts';
import { chooseRequestId } from './request-id.ts';

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
