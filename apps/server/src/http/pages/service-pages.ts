import { isProblemCode, Problem, PROBLEM_STATUS, problemTitle, PROBLEM_GUIDE } from '@theia-astro/endpoints/problem';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import type { Config } from '../../config/config.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import type { Readiness } from './readiness.ts';
import { withoutAlias } from '../routing/routes.ts';

/** A page of the server itself: public, free, GET and HEAD. `null`: hidden from this caller. */
export type ServicePage = (request: ApiRequest) => Promise<ApiAnswer | null> | ApiAnswer | null;

export interface ServicePageSources {
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
