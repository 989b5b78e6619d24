import { isProblemCode, Problem, PROBLEM_STATUS, problemTitle } from '@theia/endpoints/problem';
import { PROBLEM_GUIDE } from '@theia/endpoints/problem-guide';
import { THEIA_VERSION } from '@theia/endpoints/shared/version';
import type { Config } from '../config.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { ApiAnswer, ApiRequest } from './api-request.ts';
import type { Readiness } from './readiness.ts';
import { withoutAlias } from './routes.ts';

/** A page of the server itself: open, uncharged, GET and HEAD. `null`: this caller may not know of it. */
export type ServicePage = (request: ApiRequest) => Promise<ApiAnswer | null> | ApiAnswer | null;

export interface ServicePageSources {
  readonly config: Pick<
    Config,
    'mode' | 'publicUrl' | 'secrets' | 'google' | 'stripe' | 'smtpUrl' | 'metricsToken' | 'supportEmail'
  >;
  readonly metrics: Metrics;
  readonly readiness: () => Promise<Readiness>;
  /** The OpenAPI document as text. */
  readonly openApi: () => string;
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Path → page. */
export function servicePages({
  config,
  metrics,
  readiness,
  openApi,
}: ServicePageSources): ReadonlyMap<string, ServicePage> {
  let openApiText: string | null = null;
  const settings = JSON.stringify(browserConfig(config));
  return new Map<string, ServicePage>([
    ['/health', () => json(200, { status: 'ok', version: THEIA_VERSION })],
    [
      '/ready',
      async () => {
        const checks = await readiness();
        if (checks.database && checks.migrations && checks.ephemeris) return json(200, { status: 'ready', checks });
        throw new Problem({ code: 'unavailable', field: null, message: 'The server is not ready.', extra: { checks } });
      },
    ],
    [
      '/metrics',
      async (request) =>
        mayReadMetrics(request, config.metricsToken)
          ? { status: 200, headers: { 'content-type': metrics.contentType }, body: await metrics.text() }
          : null,
    ],
    [
      '/openapi.json',
      () => {
        openApiText ??= openApi();
        return {
          status: 200,
          headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' },
          body: openApiText,
        };
      },
    ],
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

/** `/errors/<code>`, where the `type` of a problem points: the code's line on the page of all errors, or the same as JSON for programs that ask for it. */
export function errorPage({ path, header }: Pick<ApiRequest, 'path' | 'header'>): ApiAnswer | null {
  const code = withoutAlias(path).slice('/errors/'.length);
  if (!isProblemCode(code)) return null;
  const page = `/errors#${code}`;
  const accept = header('accept') ?? '';
  if (accept.includes('text/html') || !accept.includes('json'))
    return { status: 302, headers: { location: page, vary: 'Accept' }, body: null };
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

/** What the browser must know; nothing in it is secret. */
function browserConfig(config: ServicePageSources['config']): Record<string, unknown> {
  return {
    supabaseUrl: config.publicUrl,
    supabasePublishableKey: config.secrets.publishableKey,
    mode: config.mode,
    supportEmail: config.supportEmail,
    features: {
      google: config.google !== null || config.mode === 'local',
      payments: config.stripe !== null || config.mode === 'local',
      mailbox: config.smtpUrl === null && config.mode === 'local',
    },
  };
}

/** Loopback without a proxy in front, or the token. */
function mayReadMetrics(request: ApiRequest, token: string | null): boolean {
  if (token !== null && request.header('authorization') === `Bearer ${token}`) return true;
  return (
    LOOPBACK.test(request.remoteAddress) &&
    request.header('x-forwarded-for') === undefined &&
    request.header('forwarded') === undefined
  );
}
