import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Issue, Problem } from '@theia-astro/endpoints/problem';
import { problemDocument } from '@theia-astro/endpoints/wire/problem';
import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import type { Base } from '../base.ts';
import { callerAddress } from '../http/connection/api-request.ts';
import { placesRoutes, type PlacesDependencies } from './places-routes.ts';
import { createTokenBuckets, type TokenBucketSize } from '../processes/token-bucket.ts';
import { ownOriginOnly } from '../sessions/own-origin.ts';
import type { RateLimiter } from '../http/caller/rate-limiter.ts';
import type { SharedCount } from '../processes/worker-bus.ts';
import { isJson } from '../account/is-json.ts';
import type { Compute } from '../compute/compute.ts';

interface VisitorsDependencies extends Base {
  readonly catalog: readonly Endpoint[];
  readonly places: PlacesDependencies['places'];
  readonly compute: Compute;
  readonly limiter: RateLimiter;
}

/** Opens what visitors use without an account: suggestions of places, and a first chart. */
export function openVisitors({ config, log, workerBus, catalog, places, compute, limiter }: VisitorsDependencies) {
  const visitors = {
    publicUrl: config.publicUrl,
    clientAddress: (c: Context) => callerAddress(c, config.trustedProxies),
  };
  const charts = trialCharts({ catalog, compute });
  const shared = workerBus.share('try-chart');
  return {
    routes: new Hono()
      .route('/functions/v1/places', placesRoutes({ ...visitors, places, shared: workerBus.share('places') }))
      .route('/functions/v1/try-chart', tryChartRoutes({ ...visitors, charts, log, limiter, shared })),
  };
}

interface TryChartDependencies {
  readonly charts: TrialCharts;
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'error'>;
  readonly clientAddress: (c: Context) => string;
  readonly now?: () => number;
  readonly limit?: TokenBucketSize;
  /** Counts the charts of all visitors of the service together, over its processes and nodes: they must not slow down the calls of customers. */
  readonly limiter: Pick<RateLimiter, 'take'>;
  readonly shared?: SharedCount;
}

const PATH = '/functions/v1/try-chart';
const BODY_BYTES_MAX = 4 * 1024;
const HOUR_SECONDS = 3_600;
const USUAL_LIMIT: TokenBucketSize = { capacity: 20, refillPerSecond: 20 / HOUR_SECONDS };
const ALL = 'visitors';
const ALL_PER_SECOND = 8;

/** The birth, in the words of the API. Settings and everything else that makes an answer expensive need a key. */
const FIELDS: ReadonlySet<string> = new Set([
  'birth_date',
  'birth_time',
  'location',
  'latitude',
  'longitude',
  'timezone',
  'system',
]);

/**
 * The chart of a birth for visitors without a key, mounted at `/functions/v1/try-chart`. The answer is that of `/swiss/natal`. Nothing about it is
 * charged, logged or stored: a birth is personal, so it comes in the body only and is in memory for minutes.
 */
export function tryChartRoutes({
  charts,
  publicUrl,
  log,
  clientAddress,
  now = Date.now,
  limit = USUAL_LIMIT,
  limiter,
  shared,
}: TryChartDependencies): Hono {
  const buckets = createTokenBuckets(limit, now, shared);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('X-Robots-Tag', 'noindex');
    c.res.headers.set('Cache-Control', 'no-store');
  });
  app.use(ownOriginOnly(publicUrl, ['POST']));
  app.use(
    bodyLimit({
      maxSize: BODY_BYTES_MAX,
      onError: (c) => refused(c, fault('payload_too_large', 'A birth is never this long.')),
    }),
  );

  app.post('/', async (c) => {
    if (!isJson(c)) return refused(c, fault('unsupported_media_type', 'The birth must be sent as application/json.'));
    const asked = charts.read(readFields(await c.req.json().catch(() => null)));
    const waitSeconds = buckets.take(clientAddress(c));
    if (waitSeconds > 0) return refused(c, tooMany(waitSeconds), waitSeconds);
    const { allowed, retryAfterSeconds } = await limiter.take(ALL, ALL_PER_SECOND);
    if (!allowed) {
      buckets.giveBack(clientAddress(c));
      return refused(c, busy(), retryAfterSeconds);
    }
    return c.body(await charts.answer(asked), 200, { 'Content-Type': 'application/json' });
  });
  app.all('*', (c) => {
    c.header('Allow', 'POST');
    return refused(c, fault('method_not_allowed', 'A birth is sent with POST.'));
  });

  app.onError((error, c) => {
    if (error instanceof Problem) return refused(c, error, 1);
    // The message may quote the birth.
    log.error({ name: error.name }, 'the chart of a visitor could not be computed');
    return refused(c, fault('internal_error', 'The chart could not be computed. Please try again.'));
  });
  return app;
}

/** @throws Problem naming every field that is not part of a birth */
function readFields(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw fault('body_not_object', 'The birth must be a JSON object.');
  const [first, ...rest] = Object.keys(body)
    .filter((name) => !FIELDS.has(name))
    .map((name): Issue => ({
      code: 'unknown_field',
      field: name.slice(0, 40),
      message: `${name.slice(0, 40)} is not part of a birth.`,
      hint: 'With a key of your own, /swiss/natal has every setting.',
    }));
  if (first !== undefined) throw new Problem(first, ...rest);
  return Object.fromEntries(Object.entries(body));
}

function fault(code: Issue['code'], message: string, hint?: string): Problem {
  return new Problem({ code, field: null, message, ...(hint === undefined ? {} : { hint }) });
}

const busy = (): Problem => fault('unavailable', 'Many visitors are asking just now.', 'Please try again in a moment.');

function tooMany(waitSeconds: number): Problem {
  const minutes = Math.ceil(waitSeconds / 60);
  return fault(
    'rate_limited',
    `That was the last free chart from here for now. The next one is possible in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    'Sign up for a key of your own: the trial is free and needs no card.',
  );
}

function refused(c: Context, problem: Problem, waitSeconds?: number): Response {
  const document = problemDocument(problem, PATH, randomUUID());
  const waits = problem.status === 429 || problem.status === 503;
  return new Response(JSON.stringify(document), {
    status: problem.status,
    headers: {
      ...Object.fromEntries(c.res.headers),
      'Content-Type': 'application/problem+json',
      ...(waits ? { 'Retry-After': String(Math.ceil(waitSeconds ?? 1)) } : {}),
    },
  });
}

/** A birth as the product reads it. */
interface AskedChart {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly nowMs: number;
}

type TrialCharts = ReturnType<typeof trialCharts>;

interface TrialChartsDependencies {
  readonly catalog: readonly Endpoint[];
  readonly compute: Pick<Compute, 'run'>;
  readonly now?: () => number;
}

const TRIAL_PATH = '/swiss/natal';
const CALLER = { name: 'visitors', isLong: false };
/** At about 30 kB each. */
const KEPT_MAX = 200;
/** About the time a visitor looks at one chart. */
const KEPT_MS = 10 * 60_000;

/** Computes charts for visitors with the product's own endpoint, and keeps the last ones in memory for minutes. */
export function trialCharts({ catalog, compute, now = Date.now }: TrialChartsDependencies) {
  const endpoint = catalog.find(({ path }) => path === TRIAL_PATH);
  if (endpoint === undefined) throw new TypeError(`no endpoint at ${TRIAL_PATH}`);
  const kept = new LRUCache<string, Promise<string>>({
    max: KEPT_MAX,
    ttl: KEPT_MS,
    perf: { now },
    ttlResolution: 0,
    ttlAutopurge: true,
  });
  const compare = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
  return {
    /** Checks the fields as the product does. @throws Problem with every fault */
    read: (fields: Readonly<Record<string, unknown>>): AskedChart => {
      const nowMs = now();
      endpoint.parse(fields, nowMs);
      return { fields, nowMs };
    },
    /** The answer of `/swiss/natal` as JSON. @throws Problem 422 */
    answer: ({ fields, nowMs }: AskedChart): Promise<string> => {
      const key = JSON.stringify(Object.entries(fields).toSorted(compare));
      const known = kept.get(key);
      if (known !== undefined) return known;
      const answer = (async () => {
        const { json } = await compute.run(
          {
            path: TRIAL_PATH,
            input: fields,
            // A visitor may type anything into a field.
            holdsKey: true,
            nowMs,
            requestId: null,
            account: null,
            form: null,
            wantsTag: false,
          },
          CALLER,
        );
        return json.toString();
      })();
      kept.set(key, answer);
      answer.catch(() => kept.delete(key));
      return answer;
    },
  };
}
