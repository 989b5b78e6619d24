import { Problem } from '@theia-astro/endpoints/problem';
import { entityTag } from '../../compute/job.ts';
import { type FeedReader, secretOfPath } from '../../event-subscriptions/feed/feed-store.ts';
import { describeRequest } from '../../observability/spans.ts';
import { matchesTag } from '../answer/answer-headers.ts';
import { limitAddress } from '../caller/rate-limiter.ts';
import type { Call, CallServices } from '../call/call.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { answerBeside } from '../routing/answer-beside.ts';
import type { PathServer } from '../routing/resource-server.ts';
import { withoutAlias } from '../routing/routes.ts';

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

const CALENDAR = {
  route: ROUTE,
  allow: 'GET, HEAD, OPTIONS',
  subject: 'A calendar',
  finish: (answer: ApiAnswer, _problem: unknown, { id }: Call): ApiAnswer => {
    describeRequest(ROUTE, () => ({ 'theia.call_id': id }));
    return { ...answer, headers: { ...answer.headers, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } };
  },
};

function serve(request: ApiRequest, services: CallServices, read: FeedReader): Promise<ApiAnswer> {
  return answerBeside(request, services, CALENDAR, async (call) => {
    await limitAddress(call, services.limiter);
    const secret = secretOfPath(withoutAlias(request.path));
    const text = secret === null ? null : await read(secret);
    if (text === null) throw noCalendar();
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': `private, max-age=${MAX_AGE_S}`,
      etag: entityTag(text),
    };
    return matchesTag(request.header('if-none-match'), headers.etag)
      ? { status: 304, headers, body: null }
      : { status: 200, headers, body: text };
  });
}

function noCalendar(): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: 'There is no calendar at this address.',
    hint: 'Make a new address: POST /subscriptions/ID/feed.',
  });
}
