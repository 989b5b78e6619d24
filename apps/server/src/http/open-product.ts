import type { HttpBindings } from '@hono/node-server';
import type { CalculationContext, Endpoint } from '@theia/endpoints/endpoint';
import type { Hono } from 'hono';
import type { RequestListener, Server } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { readMigrations } from '../database/migration-files.ts';
import { MIGRATIONS_DIRECTORY } from '../database/open-database.ts';
import { openMetering } from '../metering/metering.ts';
import { createMetrics } from '../observability/metrics.ts';
import { answerBrokenRequests } from './broken-request.ts';
import { openIdempotency } from './idempotency.ts';
import { productListener } from './node-listener.ts';
import { productRoutes } from './product-routes.ts';
import { productServer } from './product-server.ts';
import { tokenBuckets } from './rate-limiter.ts';
import { readinessCheck } from './readiness.ts';
import { routeTable } from './routes.ts';
import { skyPages } from '../sky/sky-pages.ts';
import { skyOfMinute } from '../sky/sky.ts';
import { servicePages } from './service-pages.ts';
import { serveProblem } from './serve-request.ts';
import type { CallServices } from './services.ts';
import { type Compute, computeHere } from '../compute/compute.ts';

export interface ProductDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  readonly context: Pick<CalculationContext, 'ephemeris' | 'places'>;
  /** Where paid answers are computed; absent: in this thread. It is closed with the product. */
  readonly compute?: Compute;
  /** Wall clock, milliseconds since 1970. */
  readonly now: () => number;
  readonly catalog: readonly Endpoint[];
  /** The OpenAPI document as text, made when first asked for. */
  readonly openApi: () => string;
  /** Told, at most once a second, whose wallets paid for calls. */
  readonly afterSpending?: (userIds: readonly string[]) => Promise<void>;
}

export interface Product {
  /** To be mounted at `/`, before the static files. */
  readonly routes: Hono<{ Bindings: Partial<HttpBindings> }>;
  /** The same answers straight on node:http; `others` gets every path that is none of the product's. */
  listener(others: RequestListener): RequestListener;
  /** Has the server answer requests that are not HTTP. */
  answerBroken(server: Server): void;
  /** Resolves when answers can be computed at full strength. */
  ready(): Promise<void>;
  /** Turns new calls away, finishes those under way, books what is waiting, then closes. */
  close(): Promise<void>;
}

/** Opens the product API: keys, limits, metering, endpoints. */
export async function openProduct(dependencies: ProductDependencies): Promise<Product> {
  const { config, database, log, context, now, catalog, openApi, afterSpending } = dependencies;
  const metrics = createMetrics();
  const metering = await openMetering({
    database,
    log,
    metrics,
    ...(afterSpending === undefined ? {} : { afterSpending }),
  });
  const here = computeHere(catalog, context);
  const services: CallServices = {
    context,
    compute: dependencies.compute ?? here,
    computeHere: here,
    findRoute: routeTable(catalog),
    metering,
    limiter: tokenBuckets(),
    idempotency: openIdempotency(database.sql),
    metrics,
    log,
    now,
  };
  const readiness = readinessCheck(database.sql, await readMigrations(MIGRATIONS_DIRECTORY), context.ephemeris);
  const sky = skyPages({ read: skyOfMinute(context), limiter: services.limiter, now });
  const server = productServer(services, new Map([...servicePages({ config, metrics, readiness, openApi }), ...sky]));
  return {
    routes: productRoutes(server, services, config.trustedProxies),
    listener: (others) =>
      productListener(
        server,
        others,
        (request, problem) => serveProblem(request, problem, services),
        config.trustedProxies,
      ),
    answerBroken: (httpServer) => answerBrokenRequests(httpServer, services),
    ready: () => services.compute.ready(),
    close: async () => {
      await server.drain();
      await metering.close();
      await services.compute.close();
    },
  };
}
