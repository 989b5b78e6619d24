import { Problem } from '@theia-astro/endpoints/problem';
import { answerHeaders, matchesTag, preflightHeaders } from '../answer/answer-headers.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { entityTag } from '../../compute/entity-tag.ts';
import { problemAnswer } from '../answer/problem-answer.ts';
import { notFound } from '../routing/not-found.ts';
import { startCall } from '../call/start-call.ts';
import type { ServicePage } from './service-pages.ts';
import type { CallServices } from '../call/services.ts';
import { preparedCopies } from '../../encoding/compress.ts';

const ALLOW = 'GET, HEAD, OPTIONS';

/** Serves a page of the server itself, with the same header rules as the products. */
export async function servePage(request: ApiRequest, page: ServicePage, services: CallServices): Promise<ApiAnswer> {
  const call = startCall(request, null, services.now());
  const standard = answerHeaders(call, services.limiter);
  if (request.method === 'OPTIONS')
    return { status: 204, headers: { ...standard, ...preflightHeaders(ALLOW) }, body: null };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const problem = new Problem({
      code: 'method_not_allowed',
      field: null,
      message: `This path does not accept ${request.method.slice(0, 20)}.`,
      hint: `Use ${ALLOW}.`,
    });
    return problemAnswer(problem, call, { ...standard, allow: ALLOW });
  }
  try {
    const answer = await page(request);
    if (answer === null) return problemAnswer(notFound(), call, standard);
    const headers = { ...standard, ...answer.headers };
    if (headers['cache-control'] !== standard['cache-control'] && typeof answer.body === 'string') {
      headers.etag ??= entityTag(answer.body);
      if (matchesTag(request.header('if-none-match'), headers.etag)) return { status: 304, headers, body: null };
    }
    return { ...answer, headers };
  } catch (error) {
    if (error instanceof Problem) return problemAnswer(error, call, standard);
    services.log.error({ err: error, request_id: call.requestId }, 'a page of the server failed');
    return problemAnswer(
      new Problem({ code: 'internal_error', field: null, message: 'Something went wrong on our side.' }),
      call,
      standard,
    );
  }
}

/** A JSON page with the same text for everyone (`/openapi.json`, example answers), so its tag and its compressed copies are made once. */
export function preparedPage(text: string): () => ApiAnswer {
  const etag = entityTag(text);
  const copies = preparedCopies(Buffer.from(text));
  return () => ({
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300', etag },
    body: text,
    copies,
  });
}
