import { Hono, type MiddlewareHandler } from 'hono';
import type { Metrics, ServedPart } from './observability/metrics.ts';
import { describeRequest, type SpanFacts } from './observability/spans.ts';

/** The app for the requests that the product API does not answer. The first match wins. */
export function createApp(routes: readonly Hono[], metrics: Pick<Metrics, 'partRequest'>): Hono {
  const app = new Hono();
  app.use('*', measured(metrics));
  app.use('*', plainHeaders);
  for (const each of routes) app.route('/', each);
  return app;
}

const PART_PATH = /^\/(?:(auth|rest|functions)\/v1|(webhooks|contact|oauth))(?:\/|$)/;

const NO_FACTS = (): SpanFacts => ({});

const measured =
  (metrics: Pick<Metrics, 'partRequest'>): MiddlewareHandler =>
  async (context, next) => {
    const begunMs = performance.now();
    await next();
    const [, account, other] = PART_PATH.exec(context.req.path) ?? [];
    const part = (account ?? other ?? 'web') as ServedPart;
    describeRequest(`/${part}`, NO_FACTS);
    metrics.partRequest(part, context.res.status, (performance.now() - begunMs) / 1000);
  };

const plainHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('x-content-type-options', 'nosniff');
  context.res.headers.set('referrer-policy', 'strict-origin-when-cross-origin');
};
