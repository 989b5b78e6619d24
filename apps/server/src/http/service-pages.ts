import { Problem, PROBLEM_STATUS } from '@theia/endpoints/problem';
import type { Config } from '../config.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { ApiAnswer, ApiRequest } from './api-request.ts';
import type { Readiness } from './readiness.ts';

/** A page of the server itself: open, uncharged, GET and HEAD. `null`: this caller may not know of it. */
export type ServicePage = (request: ApiRequest) => Promise<ApiAnswer | null> | ApiAnswer | null;

export interface ServicePageSources {
  readonly config: Pick<Config, 'mode' | 'publicUrl' | 'secrets' | 'google' | 'stripe' | 'smtpUrl' | 'metricsToken' | 'supportEmail'>;
  readonly metrics: Metrics;
  readonly readiness: () => Promise<Readiness>;
  /** The OpenAPI document as text. */
  readonly openApi: () => string;
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Path → page. */
export function servicePages({ config, metrics, readiness, openApi }: ServicePageSources): ReadonlyMap<string, ServicePage> {
  let openApiText: string | null = null;
  const settings = JSON.stringify(browserConfig(config));
  return new Map<string, ServicePage>([
    ['/health', () => json(200, { status: 'ok' })],
    ['/ready', async () => {
      const checks = await readiness();
      if (checks.database && checks.migrations && checks.ephemeris) return json(200, { status: 'ready', checks });
      throw new Problem({ code: 'unavailable', field: null, message: 'The server is not ready.', extra: { checks } });
    }],
    ['/metrics', async (request) => (mayReadMetrics(request, config.metricsToken) ? { status: 200, headers: { 'content-type': metrics.contentType }, body: await metrics.text() } : null)],
    ['/openapi.json', () => {
      openApiText ??= openApi();
      return { status: 200, headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' }, body: openApiText };
    }],
    ['/config.json', () => ({ status: 200, headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' }, body: settings })],
  ]);
}

/** `/errors/<code>`, where the `type` of a problem points: what the code means to a program. */
export function errorPage(path: string): ApiAnswer | null {
  const code = path.slice('/errors/'.length);
  const known = Object.entries(PROBLEM_STATUS).find(([name]) => name === code);
  return known === undefined ? null : json(200, { code, status: known[1], title: `${code.charAt(0).toUpperCase()}${code.slice(1)}`.replaceAll('_', ' '), documentation: '/docs' });
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
  return LOOPBACK.test(request.remoteAddress) && request.header('x-forwarded-for') === undefined && request.header('forwarded') === undefined;
}
