import { isProblemCode, Problem, PROBLEM_STATUS, problemTitle, PROBLEM_GUIDE } from '@theia-astro/endpoints/problem';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import type { Config } from '../../config/config.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import type { Readiness } from './readiness.ts';
import { notFound, withoutAlias } from '../routing/routes.ts';
import { answerHeaders, matchesTag, preflightHeaders, problemAnswer } from '../answer/answer-headers.ts';
import { entityTag } from '../../compute/job.ts';
import { type CallServices, startCall } from '../call/call.ts';
import { preparedCopies } from '../../encoding/compress.ts';

/** A page of the server itself: public, free, GET and HEAD. `null`: hidden from this caller. */
export type ServicePage = (request: ApiRequest) => Promise<ApiAnswer | null> | ApiAnswer | null;

interface ServicePageSources {
  readonly config: Pick<
    Config,
    | 'mode'
    | 'publicUrl'
    | 'secrets'
    | 'google'
    | 'stripe'
    | 'smtpUrl'
    | 'metricsTokens'
    | 'supportEmail'
    | 'collectsTax'
  >;
  readonly metrics: Metrics;
  readonly readiness: () => Promise<Readiness>;
  readonly openApi: ServicePage;
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Path → page. */
export function servicePages({
  config,
  metrics,
  readiness,
  openApi,
}: ServicePageSources): ReadonlyMap<string, ServicePage> {
  const settings = JSON.stringify(browserConfig(config));
  return new Map<string, ServicePage>([
    ['/health', () => json(200, { status: 'ok', version: THEIA_VERSION })],
    [
      '/ready',
      async () => {
        const checks = await readiness();
        if (Object.values(checks).every((passed) => passed)) return json(200, { status: 'ready', checks });
        throw new Problem({ code: 'unavailable', field: null, message: 'The server is not ready.', extra: { checks } });
      },
    ],
    [
      '/metrics',
      async (request) =>
        mayReadMetrics(request, config.metricsTokens)
          ? { status: 200, headers: { 'content-type': metrics.contentType }, body: await metrics.text() }
          : null,
    ],
    ['/openapi.json', openApi],
    [
      '/config.json',
      () => ({
        status: 200,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
        body: settings,
      }),
    ],
  ]);
}

/** `/errors/<code>`, the URL in the `type` of a problem: the code's entry on the errors page, or the same as JSON for programs that request it. */
export function errorPage({ path, header }: Pick<ApiRequest, 'path' | 'header'>): ApiAnswer | null {
  const code = withoutAlias(path).slice('/errors/'.length);
  if (!isProblemCode(code)) return null;
  const page = `/errors#${code}`;
  const accept = header('accept') ?? '';
  if (accept.includes('text/html') || !accept.includes('json'))
    return { status: 302, headers: { location: page, vary: 'Accept, Accept-Encoding' }, body: null };
  return json(200, {
    code,
    status: PROBLEM_STATUS[code],
    title: problemTitle(code),
    ...PROBLEM_GUIDE[code],
    documentation: page,
  });
}

function json(status: number, value: unknown): ApiAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

/** The configuration for the browser. It contains no secrets. */
function browserConfig(config: ServicePageSources['config']): Record<string, unknown> {
  return {
    supabaseUrl: config.publicUrl,
    supabasePublishableKey: config.secrets.publishableKey,
    mode: config.mode,
    supportEmail: config.supportEmail,
    features: {
      google: config.google !== null || config.mode === 'local',
      payments: config.stripe !== null || config.mode === 'local',
      tax: config.collectsTax,
      mailbox: config.smtpUrl === null && config.mode === 'local',
    },
  };
}

/** True for loopback without a proxy in front, or with a token. */
function mayReadMetrics(request: ApiRequest, tokens: readonly string[]): boolean {
  const given = request.header('authorization');
  if (tokens.some((token) => given === `Bearer ${token}`)) return true;
  return (
    LOOPBACK.test(request.remoteAddress) &&
    request.header('x-forwarded-for') === undefined &&
    request.header('forwarded') === undefined
  );
}

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
