import type { CalculationContext, Endpoint } from '@theia-astro/endpoints/endpoint';
import { sampleRule } from '@theia-astro/endpoints/samples/sample-requests';
import type { RequestListener, Server } from 'node:http';
import { type CallCounts, NO_COUNTS } from '../availability/service-minutes.ts';
import { acceptedSecrets } from '../config/secrets.ts';
import type { Base } from '../base.ts';
import type { BookedAnswer } from '../metering/metered-call.ts';
import { openMetering } from '../metering/metering.ts';
import { createMetrics } from '../observability/metrics.ts';
import type { ModelAccess } from '../report-model/model.ts';
import { startReports } from '../reports/start-reports.ts';
import { createAccess } from '../sessions/access.ts';
import { createLiveSessions } from '../sessions/session.ts';
import { ALONE } from '../processes/worker-bus.ts';
import { answerBrokenRequests } from './connection/broken-request.ts';
import { sharedAnswers } from './call/calculate.ts';
import { openIdempotency, openStoredText } from './call/idempotency.ts';
import { jobServer } from './batch-jobs/job-server.ts';
import { openJobStore } from './batch-jobs/job-store.ts';
import { openJobWorker } from './batch-jobs/job-worker.ts';
import { productListener, refusingListener } from './connection/node-listener.ts';
import { unknownPaths } from './connection/unknown-paths.ts';
import { closingProblem, productServer } from './routing/product-server.ts';
import { openRateLimiter } from './caller/rate-limiter.ts';
import { storeKeyProducts } from './caller/permit-product.ts';
import { mcpServer } from './mcp/answer-mcp.ts';
import { openPages } from './pages/open-pages.ts';
import type { ServicePage } from './pages/service-pages.ts';
import { routeTable } from './routing/routes.ts';
import { serveProblem } from './serve-request.ts';
import type { CallServices } from './call/call.ts';
import { openDeliveryWorker, openWebhooks } from '../webhooks/delivery-worker.ts';
import { openEventWorker } from '../event-subscriptions/event-worker.ts';
import { openSubscriptionStore } from '../event-subscriptions/subscription-store.ts';
import { subscriptionServers } from './event-subscriptions/subscription-server.ts';
import { feedReader } from '../event-subscriptions/feed/feed-store.ts';
import { feedServer } from './event-subscriptions/feed-server.ts';
import { reportServer } from './reports/report-server.ts';
import { sharedReportServer } from './reports/shared-report-server.ts';
import { webhookServer } from './webhooks/webhook-server.ts';
import { type Compute, computeHere } from '../compute/compute.ts';

export interface ProductDependencies
  extends Omit<Base, 'metrics' | 'workerBus'>, Partial<Pick<Base, 'metrics' | 'workerBus'>> {
  readonly context: Pick<CalculationContext, 'ephemeris' | 'places'>;
  /** Computes paid answers; absent: computed in this thread. It is closed with the product. */
  readonly compute?: Compute;
  /** Jobs that this process answers at a time. Absent: one. */
  readonly jobsAtOnce?: number;
  /** Wall clock, milliseconds since 1970. */
  readonly now: () => number;
  readonly catalog: readonly Endpoint[];
  /** Absent: the published document. */
  readonly openApi?: string;
  /** Counts how calls end. Absent: nobody does. */
  readonly counts?: CallCounts;
  /** Pages of the server besides its own, by path. */
  readonly pages?: ReadonlyMap<string, ServicePage>;
  /** True once the server is being stopped. Absent: never. */
  readonly isLeaving?: () => boolean;
  /** The language model that may write reports anew. Absent: none. */
  readonly reportModel?: ModelAccess | null;
  /** Called at most once a second with the users whose wallets paid for calls. */
  readonly afterSpending?: (userIds: readonly string[]) => Promise<void>;
  /** Called with the answers of booked calls, right after their commit. It must not throw or wait. */
  readonly onBooked?: (answers: readonly BookedAnswer[]) => void;
}

export type Product = Awaited<ReturnType<typeof openProduct>>;

/** Opens the product API: keys, limits, metering, endpoints. */
export async function openProduct(dependencies: ProductDependencies) {
  const { config, database, log, context, now, catalog, afterSpending, onBooked } = dependencies;
  const { workerBus = ALONE } = dependencies;
  const metrics = dependencies.metrics ?? createMetrics(workerBus);
  const base: Base = { config, database, log, metrics, workerBus };
  const { sql } = database;
  await storeKeyProducts(sql, catalog);
  const limiter = await openRateLimiter(base);
  const metering = await openMetering({ ...base, afterSpending, onBooked });
  const { counts = NO_COUNTS } = dependencies;
  const compute = dependencies.compute ?? computeHere(catalog, context);
  const model = dependencies.reportModel ?? null;
  const openReports = await startReports({ ...base, compute, metering, catalog, now, model });
  /** Cancelled calls have failed, however they end. */
  let givenUp = false;
  const services: CallServices = {
    access: createAccess({ secrets: acceptedSecrets(config), sessions: createLiveSessions(database) }),
    publicUrl: config.publicUrl,
    sql: database.sql,
    context,
    compute,
    findRoute: routeTable(catalog),
    requireSample: sampleRule(catalog),
    metering,
    limiter,
    idempotency: openIdempotency(sql),
    storedText: openStoredText(config),
    batchJobs: openJobStore(sql),
    reports: openReports?.reports ?? null,
    sharedAnswers: sharedAnswers(),
    metrics,
    counts: {
      answered: (...call) => givenUp || counts.answered(...call),
      failed: (...calls) => givenUp || counts.failed(...calls),
    },
    log,
    longComputationMs: config.longComputationMs,
    now,
  };
  const pages = await openPages({
    ...base,
    catalog,
    openApi: dependencies.openApi,
    others: dependencies.pages ?? new Map(),
    sql,
    ephemeris: context.ephemeris,
    canBook: metering.canBook,
    isLeaving: dependencies.isLeaving ?? (() => false),
    now,
  });
  const products = new Map(catalog.map((endpoint) => [endpoint.name, endpoint]));
  const server = productServer(services, pages.pages, [
    { owns: (path) => path === '/mcp', answer: mcpServer(catalog, services) },
    jobServer(services),
    webhookServer(services, openWebhooks(sql, config)),
    feedServer(services, feedReader(sql, config)),
    ...(openReports === null
      ? []
      : [reportServer(services, openReports.reports), sharedReportServer(services, openReports.reports.store)]),
    ...subscriptionServers({
      calls: services,
      sql,
      store: openSubscriptionStore(sql, config),
      products,
      hashKey: config.secrets.personal,
    }),
  ]);
  const batch = catalog.find((endpoint) => endpoint.batch !== undefined);
  const worker =
    batch === undefined
      ? null
      : await openJobWorker({ sql, endpoint: batch, services, jobsAtOnce: dependencies.jobsAtOnce ?? 1 });
  const ofWorkers = { sql, secrets: config, log };
  const deliveries = await openDeliveryWorker({
    ...ofWorkers,
    rules: { allowsLocal: config.webhooksToLocalAddresses },
    publicUrl: config.publicUrl,
    metering,
    metrics,
  });
  const onWritten = (events: number): void => metrics.eventsFound.inc(events);
  const eventWorker = await openEventWorker({ ...ofWorkers, compute, products, onWritten });
  const workers = [worker, eventWorker, deliveries, openReports];
  let closing: Promise<void> | null = null;
  const close = async (abort: boolean): Promise<void> => {
    const drained = server.drain();
    const worked = Promise.all(workers.map((each) => each?.close()));
    if (abort) {
      counts.failed(null, server.running);
      givenUp = true;
    } else await drained;
    await worked;
    await metering.close();
    await services.compute.close();
    await services.limiter.close();
  };
  return {
    tasks: workers.flatMap((each) => each?.tasks ?? []),
    metrics: { ...metering.metrics, ...pages.metrics },
    /** Counts over all processes and nodes. */
    limiter,
    /** What was asked for once, of the API or on the dashboard. */
    idempotency: services.idempotency,
    /** Kept reports; null where the catalogue has no product that is kept. */
    reports: openReports,
    /** To be mounted before the static files. */
    unknownPaths: unknownPaths(services, config.trustedProxies, catalog),
    /** Serves the API on node:http; `others` gets every other path. */
    listener: (others: RequestListener): RequestListener =>
      productListener(
        server,
        others,
        (request, problem) => serveProblem(request, problem, services),
        config.trustedProxies,
      ),
    /** Refuses every request with 503 and closes its connection: for a server that is being stopped. */
    refuse: refusingListener((request) => serveProblem(request, closingProblem(), services), config.trustedProxies),
    /** Makes the server answer requests that are not valid HTTP. */
    answerBroken: (httpServer: Server) => answerBrokenRequests(httpServer, services),
    /** Refuses new calls, finishes running ones (`abort`: gives them up, uncharged), books pending ones, then closes. */
    close: ({ abort = false }: { readonly abort?: boolean } = {}) => (closing ??= close(abort)),
  };
}
