import type { HostileRequest } from './requests.ts';
import type { WireAnswer } from './wire.ts';

const SLOW_MS = 10_000;
/** Paths with other error bodies: Supabase's, Stripe's, pages. */
const OTHER_PLANES = /^\/(?:rest|auth|functions|webhooks|realtime|dev|sandbox)\//;

/** The faults of an answer, including a duration over `slowMs`; empty if there are none. */
export function findFaults(
  request: HostileRequest,
  answer: WireAnswer,
  key: string,
  slowMs = SLOW_MS,
): readonly string[] {
  const faults: string[] = [];
  if (answer.timedOut || answer.milliseconds > slowMs) faults.push(`took ${Math.round(answer.milliseconds)} ms`);
  if (answer.raw.toString('latin1').toLowerCase().includes(key.slice('THE'.length))) faults.push('returns the key');
  if (answer.status === 0) {
    if (!request.mayBeDropped) faults.push('no answer');
    return faults;
  }
  if (answer.status >= 500) faults.push(`status ${answer.status}`);
  if (
    answer.headers.get('content-length') !== undefined &&
    request.method !== 'HEAD' &&
    answer.status !== 304 &&
    request.ending !== 'reset' &&
    Number(answer.headers.get('content-length')) !== answer.body.byteLength
  )
    faults.push('the body does not have its declared length');
  if (OTHER_PLANES.test(request.target)) return faults;
  // A request for a page at an unknown path gets a page.
  if (answer.status === 404 && isPage(answer) && /\r\nAccept: [^\r]*text\/html/.test(request.told)) return faults;
  if (answer.status >= 400) faults.push(...problemFaults(request, answer));
  else if (answer.headers.get('x-request-id') === undefined && !isPage(answer)) faults.push('no X-Request-Id');
  return faults;
}

function isPage(answer: WireAnswer): boolean {
  return (answer.headers.get('content-type') ?? '').startsWith('text/html');
}

function problemFaults(request: HostileRequest, answer: WireAnswer): readonly string[] {
  const faults: string[] = [];
  const requestId = answer.headers.get('x-request-id');
  if (requestId === undefined) faults.push(`${answer.status} without X-Request-Id`);
  if (answer.headers.get('content-type') !== 'application/problem+json')
    faults.push(`${answer.status} as ${answer.headers.get('content-type') ?? 'nothing'}`);
  if (answer.headers.has('theia-cost-usd')) faults.push('a charged failure');
  if (request.method === 'HEAD') return faults;
  try {
    const problem = JSON.parse(answer.body.toString('utf8')) as Readonly<Record<string, unknown>>;
    if (problem['request_id'] !== requestId) faults.push('request_id is not X-Request-Id');
    if (problem['status'] !== answer.status) faults.push('status is not the status');
    if (typeof problem['code'] !== 'string' || problem['type'] !== `/errors/${problem['code']}`) faults.push('no code');
  } catch {
    faults.push(`${answer.status} is not JSON`);
  }
  return faults;
}
