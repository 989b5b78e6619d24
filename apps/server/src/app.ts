import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import type { Metrics, Part } from './observability/metrics.ts';
import { describeRequest, type SpanFacts } from './observability/spans.ts';

/** The parts of the server. Each is created elsewhere with its own dependencies. */
export interface AppParts {
  readonly auth: Hono;
  readonly rest: Hono;
  readonly functions: Hono;
  readonly webhooks: Hono;
  /** The contact form for browsers without JavaScript. */
  readonly contactForm: Hono;
  /** Product API and the operational paths. Passes on requests for other paths. */
  readonly product: Hono<{ Bindings: Partial<HttpBindings> }>;
  readonly web: Hono;
  /** Local mode only: mailbox, Google sandbox. */
  readonly local: readonly Hono[];
}

/** The app for all requests to a Theia process. The first match wins. */
export function createApp(parts: AppParts, metrics?: Pick<Metrics, 'partRequest'>): Hono {
  const app = new Hono();
  if (metrics !== undefined) app.use('*', measured(metrics));
  app.use('*', plainHeaders);
  app.route('/auth/v1', parts.auth);
  app.route('/rest/v1', parts.rest);
  app.route('/functions/v1', parts.functions);
  app.route('/webhooks', parts.webhooks);
  app.route('/contact', parts.contactForm);
  for (const local of parts.local) app.route('/', local);
  app.route('/', parts.product);
  app.route('/', parts.web);
  return app;
}

const PART_PATH = /^\/(?:(auth|rest|functions)\/v1|(webhooks|contact))(?:\/|$)/;

const NO_FACTS = (): SpanFacts => ({});

const measured =
  (metrics: Pick<Metrics, 'partRequest'>): MiddlewareHandler =>
  async (context, next) => {
    const begunMs = performance.now();
    await next();
    const [, account, other] = PART_PATH.exec(context.req.path) ?? [];
    const part = (account ?? other ?? 'web') as Part;
    describeRequest(`/${part}`, NO_FACTS);
    metrics.partRequest(part, context.res.status, (performance.now() - begunMs) / 1000);
  };

const plainHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('x-content-type-options', 'nosniff');
  context.res.headers.set('referrer-policy', 'strict-origin-when-cross-origin');
};
