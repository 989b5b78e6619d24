import { Problem } from '@theia-astro/endpoints/problem';
import { entityTag } from '../../compute/job.ts';
import { type FeedReader, secretOfPath } from '../../event-subscriptions/feed/feed-store.ts';
import { describeRequest } from '../../observability/spans.ts';
import { answerHeaders, matchesTag, preflightHeaders, problemAnswer, toProblem } from '../answer/answer-headers.ts';
import { limitAddress } from '../caller/rate-limiter.ts';
import { type CallServices, startCall } from '../call/call.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { logRequest } from '../record/metered-record.ts';
import type { PathServer } from '../routing/resource-server.ts';
import { withoutAlias } from '../routing/routes.ts';

const ALLOW = 'GET, HEAD, OPTIONS';
const ROUTE = '/feeds/{secret}';
/** Seconds for which a calendar program may keep what it has. */
const MAX_AGE_S = 900;

/**
 * Calendars with a secret address, for calendar programs: no key, no charge, limited by address. An address that is not one, was one, or belongs to a key
 * that may not be used any more is answered alike. The address is in no log, trace or problem (`withoutKeys`).
 */
export function feedServer(services: CallServices, read: FeedReader): PathServer {
  return {
    owns: (path) => path === '/feeds' || path.startsWith('/feeds/'),
    answer: (request) => serve(request, services, read),
  };
}

async function serve(request: ApiRequest, services: CallServices, read: FeedReader): Promise<ApiAnswer> {
  const call = startCall(request, null, services.now());
  const finish = (answer: ApiAnswer, cause: unknown): ApiAnswer => {
    const milliseconds = performance.now() - call.begunMs;
    services.metrics.request(ROUTE, answer.status, milliseconds / 1000);
    describeRequest(ROUTE, () => ({ 'theia.call_id': call.id }));
    logRequest(services.log, call, answer.status, milliseconds, cause);
    return { ...answer, headers: { ...answer.headers, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } };
  };
  try {
    if (request.method === 'OPTIONS')
      return {
        status: 204,
        headers: { ...answerHeaders(call, services.limiter), ...preflightHeaders(ALLOW) },
        body: null,
      };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Problem({
        code: 'method_not_allowed',
        field: null,
        message: `A calendar does not accept ${request.method.slice(0, 20)}.`,
        hint: `Use ${ALLOW}.`,
      });
    await limitAddress(call, services.limiter);
    const secret = secretOfPath(withoutAlias(request.path));
    const text = secret === null ? null : await read(secret);
    if (text === null) throw noCalendar();
    const headers = {
      ...answerHeaders(call, services.limiter),
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': `private, max-age=${MAX_AGE_S}`,
      etag: entityTag(text),
    };
    return finish(
      matchesTag(request.header('if-none-match'), headers.etag)
        ? { status: 304, headers, body: null }
        : { status: 200, headers, body: text },
      null,
    );
  } catch (error) {
    const problem = toProblem(error);
    services.metrics.refusals.inc({ code: problem.code });
    const headers = { ...answerHeaders(call, services.limiter), ...(problem.status === 405 ? { allow: ALLOW } : {}) };
    return finish(problemAnswer(problem, call, headers), problem.status >= 500 ? error : null);
  }
}

function noCalendar(): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: 'There is no calendar at this address.',
    hint: 'Make a new address: POST /subscriptions/ID/feed.',
  });
}
