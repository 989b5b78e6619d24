import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { catalog } from '@theia-astro/endpoints/catalog';
import { DOCUMENT_ORIGIN } from '@theia-astro/endpoints/openapi';
import { OPENAPI_FILE, openApiText } from '@theia-astro/endpoints/write-openapi';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { newTableMemory } from '@theia-astro/ephemeris/tables/memory';
import { readGazetteer } from '@theia-astro/places/gazetteer/gazetteer-data';
import { loadPlaces } from '@theia-astro/places/load-places';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { createAccess } from './sessions/access.ts';
import { authRoutes } from './account/auth/auth-routes.ts';
import { deleteAccount, deletionPreview } from './account/deletion/delete-account.ts';
import { DELETION_TASK, deletionTask } from './account/deletion/deletion-task.ts';
import { callHandlers } from './account/operations/calls.ts';
import { callFigures } from './account/operations/call-figures.ts';
import { keyHandlers } from './account/operations/keys.ts';
import { natalSystem } from './account/operations/natal-system.ts';
import { reportHandlers } from './account/operations/reports.ts';
import { operationRoutes } from './account/operations/routes.ts';
import { subscriptionEventHandlers } from './account/operations/subscription-events.ts';
import { createLiveSessions } from './sessions/session.ts';
import { attachRealtime } from './account/realtime/attach-realtime.ts';
import { openRestEngine } from './account/rest/engine.ts';
import { restRoutes } from './account/rest/routes.ts';
import { sweepAccounts } from './account/sweep-accounts.ts';
import { callAnswers } from './answers/functions/call-answers.ts';
import { recomputeAnswer } from './answers/functions/recompute-answer.ts';
import { openAnswers } from './answers/open-answers.ts';
import { shownAnswers } from './answers/read/answer-reader.ts';
import { openServiceMinutes, serviceDaysTask } from './availability/service-minutes.ts';
import { createApp } from './app.ts';
import { archiveTasks } from './call-archive/archive-tasks.ts';
import { readProgress } from './call-archive/state.ts';
import { openArchiveReader } from './call-archive/read/open-reader.ts';
import { mailLowBalances, openBilling } from './billing/open-billing.ts';
import { quotaAlertsTask } from './billing/tasks/mail-tasks.ts';
import { creditsTask } from './billing/tasks/availability-credits-task.ts';
import { createStripe } from './stripe/stripe-client.ts';
import { TOPUP_TASK } from './billing/topups/topup-task.ts';
import { fillTables, warmUp } from './compute/compute.ts';
import { backgroundAtOnce, computePool, defaultWorkerCount } from './compute/pool.ts';
import type { Config } from './config/config.ts';
import { acceptedSecrets } from './config/secrets.ts';
import { createContactDesk } from './contact/contact-desk.ts';
import { contactFormRoutes, contactRoutes } from './contact/contact-routes.ts';
import type { Database } from './database/database.ts';
import { openOwnDatabase } from './database/open-database.ts';
import { connectionsWithout } from './database/secrets/nodes.ts';
import { callerAddress, clientAddress } from './http/connection/api-request.ts';
import { type Drain, openDrain } from './http/connection/drain.ts';
import { eventSubscriptionsTask } from './event-subscriptions/subscription-store.ts';
import { batchJobsTask } from './http/batch-jobs/job-store.ts';
import { openProduct, type Product } from './http/open-product.ts';
import { routeTable } from './http/routing/routes.ts';
import { LISTEN_BACKLOG, SERVER_OPTIONS } from './http/connection/node-listener.ts';
import { batchedTask } from './jobs/job.ts';
import { type Jobs, readWaiting, startJobs, untilStarted } from './jobs/start-jobs.ts';
import { createMailWorker } from './mail/mail-worker.ts';
import { releaseHeap } from './memory/release-heap.ts';
import { logSlowStatements } from './observability/statements.ts';
import { createMetrics } from './observability/metrics.ts';
import { tracedListener } from './observability/spans.ts';
import { ALONE, type WorkerBus } from './processes/worker-bus.ts';
import { openSandboxes } from './sandboxes.ts';
import { openStatusBoard } from './status/status-board.ts';
import { statusPages } from './status/status-pages.ts';
import { supportMessage } from './support/support-message.ts';
import { loadWeb, type WebFile } from './web/load-web.ts';
import { placesRoutes } from './visitors/places-routes.ts';
import { trialCharts, tryChartRoutes } from './visitors/try-chart-routes.ts';
import { failedReportsTask } from './reports/report-store.ts';
import { webhookAttemptsTask } from './webhooks/attempt-log.ts';
import { webRoutes } from './web/web-routes.ts';

export const WEB_FOLDER = join(import.meta.dirname, '../../web/dist/client');
const TABLE_CONNECTIONS = 6;
/** The first natal charts of a thread take 40 ms, those after 100 ms of them 1 ms. */
const WARM_UP_MS = 100;

/**
 * Starts all parts of a Theia process in dependency order, and listens last.
 * @param opening the database, if its start was begun before this code was loaded
 * @throws Error when the port is taken, the data folder is in use, or the database cannot be reached
 */
export async function startServer(
  config: Config,
  log: Logger,
  workerBus: WorkerBus = ALONE,
  opening: Promise<Database> = openOwnDatabase(config),
) {
  if (config.mode === 'production' && config.trustedProxies === 0)
    log.warn('TRUSTED_PROXIES is 0: behind a proxy all callers share the limits of its address');
  const gazetteer = readGazetteer();
  const tables = config.ephemerisTables ? newTableMemory() : null;
  const places = await loadPlaces(gazetteer);
  const workers = defaultWorkerCount(config.processes);
  const compute = computePool({
    workers,
    ephemerisDir: config.ephemerisDir,
    tables,
    gazetteer,
    keepPlace: places.keep,
    log,
    budgetMs: config.computeBudgetMs,
    patienceMs: config.computeBudgetMs,
  });
  const closing: (() => Promise<unknown>)[] = [
    () =>
      opening.then(
        (database) => database.close(),
        () => {},
      ),
    () => compute.close(),
  ];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const [database, ephemeris] = await Promise.all([
      opening,
      createSwissEphemeris({
        ...(config.ephemerisDir === null ? {} : { ephemerisDir: config.ephemerisDir }),
        ...(tables === null ? {} : { tables }),
      }),
    ]);
    await warnAboutOtherSecrets(database, config, log);
    const access = createAccess({ secrets: acceptedSecrets(config), sessions: createLiveSessions(database) });
    const metrics = createMetrics(workerBus);
    if (config.telemetry !== null) {
      const { openTelemetry } = await import('./observability/otel/open-telemetry.ts');
      closing.push(openTelemetry({ telemetry: config.telemetry, config, registry: metrics.registry, log }));
    }
    closing.push(async () => {
      stopFollowing();
      stopLogging();
    });
    const stopFollowing = metrics.followDatabase();
    const stopLogging = logSlowStatements(log, config.slowQueryMs);
    if (compute.state !== undefined) metrics.sources.compute = compute.state;
    metrics.sources.waiting = () => readWaiting(database.sql);
    if (config.clickhouse !== null) metrics.sources.archive = () => readProgress(database.sql);
    else await warnIfArchiveUnconfigured(database, log);
    const archive = await openArchiveReader(database.sql, config.clickhouse);
    if (archive !== null) closing.push(() => archive.close());
    const answers = openAnswers({
      sql: database.sql,
      log,
      metrics,
      catalog,
      retentionDays: config.payloadRetentionDays,
      now: Date.now,
      movedAnswers: archive?.movedAnswers ?? null,
    });
    /** What needs nothing of each other once no call and no task runs: a database that does not answer has each of them wait. */
    const together = [() => answers.keeper.close()];
    closing.push(() => Promise.all(together.map((close) => close())));
    const engine = openRestEngine({
      authenticatorUrl: database.authenticatorUrl,
      roles: database.roles,
      authenticatorPassword: database.authenticatorPassword,
      keySecrets: database,
      poolSize: TABLE_CONNECTIONS,
      logger: log,
      readAnswers: shownAnswers(answers.reader),
    });
    together.push(() => engine.close());
    const mail = createMailWorker({ config, database, log, onTry: (outcome) => metrics.mails.inc({ outcome }) });
    await mail.start();
    together.push(() => mail.stop());
    const local = await openSandboxes(config, database);
    if (local !== null) closing.push(() => local.stop());
    const running: { jobs: Jobs | null } = { jobs: null };
    const afterBalanceChange = async (userIds: readonly string[]): Promise<void> => {
      await mailLowBalances(database.sql, userIds, config.publicUrl);
      const queued = await database.sql`select private.request_topups(${[...userIds]}::uuid[])`;
      if (queued.length > 0) await running.jobs?.wake(TOPUP_TASK);
    };
    const stripe = config.stripe ?? local?.stripe ?? null;
    const billing =
      stripe === null
        ? null
        : openBilling({
            config,
            database,
            log,
            stripe,
            afterBalanceChange,
            onDelivery: (outcome) => metrics.webhooks.inc({ outcome }),
          });
    const minutes = openServiceMinutes({
      sql: database.sql,
      log,
      node: config.node,
      process: config.processNumber,
      now: Date.now,
    });
    together.push(() => minutes.close());
    const server = createServer(SERVER_OPTIONS);
    const drain = openDrain(server);
    const product = await openProduct({
      isLeaving: () => drain.state !== 'open',
      config,
      database,
      log,
      context: { ephemeris, places },
      compute,
      jobsAtOnce: backgroundAtOnce(workers),
      now: Date.now,
      catalog,
      openApi: openApiText(JSON.parse(await readFile(OPENAPI_FILE, 'utf8'))).replaceAll(
        DOCUMENT_ORIGIN,
        new URL(config.publicUrl).origin,
      ),
      afterSpending: afterBalanceChange,
      metrics,
      counts: minutes,
      pages: statusPages(openStatusBoard({ sql: database.sql, log }), config.publicUrl),
      onBooked: answers.keeper.keep,
      reportModel: config.reportModel ?? local?.model ?? null,
      workerBus,
    });
    closing.push(() => product.close());

    const webFiles = existsSync(WEB_FOLDER)
      ? loadWeb(WEB_FOLDER, config.publicUrl, {
          supportEmail: config.supportEmail,
          trustedBy: config.trustedBy,
          social: config.social,
        })
      : new Map<string, WebFile>();
    const desk = createContactDesk({ sql: database.sql, config, shared: workerBus.share('contact') });
    const visitors = {
      publicUrl: config.publicUrl,
      clientAddress: (c: Context) => callerAddress(c, config.trustedProxies),
    };
    const app = createApp(
      {
        auth: authRoutes({
          config,
          database,
          log,
          workerBus,
          onRejection: (code) => metrics.authRefusals.inc({ code }),
          ...(local === null ? {} : { google: config.google ?? local.google }),
        }),
        rest: restRoutes({
          access,
          engine,
          logger: log,
          clientAddress: (c) => callerAddress(c, config.trustedProxies),
        }),
        functions: new Hono()
          .route('/contact', contactRoutes({ desk, publicUrl: config.publicUrl, log }))
          .route('/places', placesRoutes({ ...visitors, places, shared: workerBus.share('places') }))
          .route(
            '/try-chart',
            tryChartRoutes({
              ...visitors,
              log,
              charts: trialCharts({ catalog, compute }),
              limiter: product.limiter,
              shared: workerBus.share('try-chart'),
            }),
          )
          .route(
            '/',
            operationRoutes({
              access,
              sql: database.sql,
              publicUrl: config.publicUrl,
              logger: log,
              clientAddress: (c) => callerAddress(c, config.trustedProxies),
              handlers: {
                'natal-system': natalSystem,
                'deletion-preview': deletionPreview,
                'delete-account': deleteAccount(async () => running.jobs?.wake(DELETION_TASK)),
                'support-message': supportMessage({ supportEmail: config.supportEmail }),
                ...callHandlers(archive?.movedCalls ?? null),
                ...keyHandlers(database),
                'call-figures': callFigures(),
                'call-answers': callAnswers(answers.reader, archive?.movedCalls ?? null),
                'recompute-answer': recomputeAnswer({
                  reader: answers.reader,
                  compute,
                  findRoute: routeTable(catalog),
                  movedCalls: archive?.movedCalls ?? null,
                }),
                ...subscriptionEventHandlers(config),
                ...(product.reports !== null &&
                  reportHandlers({
                    ...product.reports,
                    compute,
                    idempotency: product.idempotency,
                    now: Date.now,
                    shared: workerBus.share('report-previews'),
                  })),
                ...billing?.handlers,
              },
            }),
          ),
        contactForm: contactFormRoutes({ desk, publicUrl: config.publicUrl, supportEmail: config.supportEmail, log }),
        webhooks: billing?.webhooks ?? new Hono(),
        product: product.routes,
        web: webRoutes(webFiles, config),
        local: local === null ? [] : [local.routes],
      },
      metrics,
    );
    server.on(
      'request',
      drain.listener(tracedListener(product.listener(getRequestListener(app.fetch))), product.refuse),
    );
    product.answerBroken(server);
    closing.push(() => drain.closeConnections());
    const realtime = await attachRealtime(server, {
      access,
      database,
      logger: log,
      metrics,
      clientAddress: (request) => clientAddress(request, config.trustedProxies),
    });
    closing.push(() => realtime.close());
    // While the first computing thread starts, this one loads the tables, and compiles what it computes itself.
    const ready = product.ready();
    if (tables !== null) {
      const filled = fillTables(tables, config, log);
      closing.push(filled.stop);
      await filled.loaded;
    }
    warmUp(
      catalog.filter(({ direct }) => direct !== undefined),
      { ephemeris, places },
      WARM_UP_MS,
    );
    releaseHeap();
    await ready;
    await listen(server, config);
    const tasks = [
      batchedTask(sweepAccounts),
      batchedTask(batchJobsTask),
      batchedTask(failedReportsTask),
      batchedTask(webhookAttemptsTask),
      batchedTask(eventSubscriptionsTask),
      serviceDaysTask,
      creditsTask({ config, log }),
      quotaAlertsTask(config),
      ...(billing?.tasks ?? []),
      ...(config.clickhouse === null
        ? []
        : archiveTasks({ config, server: config.clickhouse, ownerUrl: database.ownerUrl, log, metrics })),
      deletionTask({ stripe: stripe === null ? null : createStripe(stripe), supportEmail: config.supportEmail, log }),
    ];
    const leaving = new AbortController();
    const started = untilStarted(() => startJobs({ config, database, log, metrics, tasks }), {
      log,
      signal: leaving.signal,
    }).then((jobs) => (running.jobs = jobs));
    closing.push(async () => {
      leaving.abort();
      const jobsEnded = started.then(() => running.jobs?.stop());
      await finishRequests(drain, product, config, log);
      await jobsEnded;
    });
    return {
      publicUrl: config.publicUrl,
      database,
      /** Finishes running requests, books pending calls, finishes mails being sent, then closes. */
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Says so when a server that runs does not accept what this one makes: its users would be signed out by it. */
async function warnAboutOtherSecrets({ sql }: Database, { secrets }: Config, log: Logger): Promise<void> {
  const connections = await connectionsWithout(sql, secrets.id, 'accepts');
  if (connections > 0)
    log.warn(
      { connections },
      'servers are running that do not accept this THEIA_SECRET: set it as THEIA_SECRET_NEXT on every server first',
    );
}

/** Warns if calls were moved to a ClickHouse that is not configured here. */
async function warnIfArchiveUnconfigured({ sql }: Database, log: Logger): Promise<void> {
  const [row] = await sql<{ at: Date | null }[]>`select private.calls_moved_until() as at`;
  if (row?.at != null)
    log.error(
      { moved_until: row.at.toISOString() },
      'older days of the call log are in ClickHouse, and CLICKHOUSE_URL is not set: they cannot be read',
    );
}

async function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`)
          : error,
      );
    });
    server.listen({ port, host, backlog: LISTEN_BACKLOG }, resolve);
  });
}

/** Tells load balancers that this server is leaving, then refuses new work and finishes what runs, which is charged only if it is answered. */
async function finishRequests(
  drain: Drain,
  product: Product,
  { shutdownDelayMs, shutdownGraceMs }: Config,
  log: Logger,
): Promise<void> {
  drain.leave();
  log.info({ requests: drain.running, delay_ms: shutdownDelayMs }, 'the server is leaving');
  await sleep(shutdownDelayMs);
  drain.refuse();
  const finished = await drain.finished(shutdownGraceMs);
  if (!finished) log.error({ requests: drain.running }, 'requests that took too long were given up, uncharged');
  await product.close({ abort: !finished });
}
