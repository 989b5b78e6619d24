import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { catalog } from '@theia-astro/endpoints/catalog';
import { DOCUMENT_ORIGIN } from '@theia-astro/endpoints/openapi';
import { OPENAPI_FILE } from '@theia-astro/endpoints/write-openapi';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { newTableMemory } from '@theia-astro/ephemeris/tables/memory';
import { readGazetteer } from '@theia-astro/places/gazetteer/gazetteer-data';
import { loadPlaces } from '@theia-astro/places/load-places';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createAccess } from './account/access.ts';
import { authRoutes } from './account/auth/auth-routes.ts';
import { DELETION_TASK, deletionTask } from './account/deletion/deletion-task.ts';
import { functionRoutes } from './account/functions/function-routes.ts';
import { accountFunctions } from './account/functions/registry.ts';
import { createLiveSessions } from './account/live-sessions.ts';
import { attachRealtime } from './account/realtime/attach-realtime.ts';
import { openRestEngine } from './account/rest/engine.ts';
import { restRoutes } from './account/rest/routes.ts';
import { sweepAccounts } from './account/sweep-accounts.ts';
import { callAnswers } from './answers/functions/call-answers.ts';
import { recomputeAnswer } from './answers/functions/recompute-answer.ts';
import { openAnswers } from './answers/open-answers.ts';
import { shownAnswers } from './answers/read/shown-answers.ts';
import { answerTasks } from './answers/retention.ts';
import { createApp } from './app.ts';
import { mailLowBalances } from './billing/low-balance.ts';
import { openBilling } from './billing/open-billing.ts';
import { createStripe } from './stripe/stripe-client.ts';
import { TOPUP_TASK } from './billing/topups/topup-task.ts';
import { fillTables } from './compute/fill-tables.ts';
import { computePool, defaultWorkerCount } from './compute/pool.ts';
import type { Config } from './config/config.ts';
import { createContactDesk } from './contact/contact-desk.ts';
import { contactFormRoutes } from './contact/contact-form-routes.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import type { Database } from './database/database.ts';
import { openOwnDatabase } from './database/open-database.ts';
import { callerAddress, clientAddress } from './http/connection/client-address.ts';
import { openProduct } from './http/open-product.ts';
import { routeTable } from './http/routing/routes.ts';
import { LISTEN_BACKLOG, SERVER_OPTIONS } from './http/connection/server-options.ts';
import { batchedTask } from './jobs/job.ts';
import { type Jobs, startJobs } from './jobs/start-jobs.ts';
import { createMailWorker } from './mail/mail-worker.ts';
import { createMetrics } from './observability/metrics.ts';
import { ALONE, type Siblings } from './processes/siblings.ts';
import { openSandboxes } from './sandboxes.ts';
import { supportMessage } from './support/support-message.ts';
import { loadWeb, type WebFile } from './web/load-web.ts';
import { webRoutes } from './web/web-routes.ts';

export interface RunningServer {
  readonly publicUrl: string;
  readonly database: Database;
  /** Finishes running requests, books pending calls, finishes mails being sent, then closes. */
  stop(): Promise<void>;
}

export const WEB_FOLDER = join(import.meta.dirname, '../../web/dist/client');
const TABLE_CONNECTIONS = 6;

/**
 * Starts all parts of a Theia process in dependency order, and listens last.
 * @param opening the database, if its start was begun before this code was loaded
 * @throws Error when the port is taken, the data folder is in use, or the database cannot be reached
 */
export async function startServer(
  config: Config,
  log: Logger,
  siblings: Siblings = ALONE,
  opening: Promise<Database> = openOwnDatabase(config),
): Promise<RunningServer> {
  if (config.mode === 'production' && config.trustedProxies === 0)
    log.warn('TRUSTED_PROXIES is 0: behind a proxy all callers share the limits of its address');
  const gazetteer = readGazetteer();
  const tables = config.ephemerisTables ? newTableMemory() : null;
  const places = await loadPlaces(gazetteer);
  const compute = computePool({
    workers: defaultWorkerCount(config.processes),
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
    const access = createAccess({ secrets: config.secrets, sessions: createLiveSessions(database) });
    const metrics = createMetrics(siblings);
    const answers = openAnswers({
      sql: database.sql,
      log,
      metrics,
      catalog,
      retentionDays: config.payloadRetentionDays,
      now: Date.now,
    });
    closing.push(() => answers.keeper.close());
    const engine = openRestEngine({
      authenticatorUrl: database.authenticatorUrl,
      keySecretHex: database.keySecretHex,
      poolSize: TABLE_CONNECTIONS,
      logger: log,
      readAnswers: shownAnswers(answers.reader),
    });
    closing.push(() => engine.close());
    const mail = createMailWorker({ config, database, log });
    await mail.start();
    closing.push(() => mail.stop());
    const local = await openSandboxes(config, database);
    if (local !== null) closing.push(() => local.stop());
    const running: { jobs: Jobs | null } = { jobs: null };
    const afterBalanceChange = async (userIds: readonly string[]): Promise<void> => {
      await mailLowBalances(database.sql, userIds, config.publicUrl);
      const queued = await database.sql`select private.request_topups(${[...userIds]}::uuid[])`;
      if (queued.length > 0) await running.jobs?.wake(TOPUP_TASK);
    };
    const stripe = config.stripe ?? local?.stripe ?? null;
    const billing = stripe === null ? null : openBilling({ config, database, log, stripe, afterBalanceChange });
    const ownFunctions = accountFunctions({
      afterDeletion: async () => running.jobs?.wake(DELETION_TASK),
    });
    const product = await openProduct({
      config,
      database,
      log,
      context: { ephemeris, places },
      compute,
      now: Date.now,
      catalog,
      openApi: (await readFile(OPENAPI_FILE, 'utf8')).replaceAll(DOCUMENT_ORIGIN, new URL(config.publicUrl).origin),
      afterSpending: afterBalanceChange,
      metrics,
      onBooked: answers.keeper.keep,
      siblings,
    });
    closing.push(() => product.close());

    const webFiles = existsSync(WEB_FOLDER)
      ? loadWeb(WEB_FOLDER, config.publicUrl, {
          supportEmail: config.supportEmail,
          trustedBy: config.trustedBy,
          social: config.social,
        })
      : new Map<string, WebFile>();
    const desk = createContactDesk({ sql: database.sql, config, shared: siblings.share('contact') });
    const app = createApp({
      auth: authRoutes({
        config,
        database,
        log,
        siblings,
        ...(local === null ? {} : { google: config.google ?? local.google }),
      }),
      rest: restRoutes({ access, engine, logger: log, clientAddress: (c) => callerAddress(c, config.trustedProxies) }),
      functions: new Hono().route('/contact', contactRoutes({ desk, publicUrl: config.publicUrl, log })).route(
        '/',
        functionRoutes({
          access,
          sql: database.sql,
          publicUrl: config.publicUrl,
          logger: log,
          functions: [
            ...ownFunctions,
            supportMessage({ supportEmail: config.supportEmail }),
            callAnswers(answers.reader),
            recomputeAnswer({ reader: answers.reader, compute, findRoute: routeTable(catalog) }),
            ...(billing?.functions ?? []),
          ],
        }),
      ),
      contactForm: contactFormRoutes({ desk, publicUrl: config.publicUrl, supportEmail: config.supportEmail, log }),
      webhooks: billing?.webhooks ?? new Hono(),
      product: product.routes,
      web: webRoutes(webFiles, config),
      local: local === null ? [] : [local.routes],
    });
    const server = createServer(SERVER_OPTIONS, product.listener(getRequestListener(app.fetch)));
    product.answerBroken(server);
    const realtime = await attachRealtime(server, {
      access,
      database,
      logger: log,
      clientAddress: (request) => clientAddress(request, config.trustedProxies),
    });
    closing.push(() => realtime.close());
    await product.ready();
    await listen(server, config);
    closing.push(() => stopListening(server));
    if (tables !== null) closing.push(fillTables(tables, config, log));
    const started = startJobs({
      config,
      database,
      log,
      tasks: [
        batchedTask(sweepAccounts),
        ...answerTasks(config.payloadRetentionDays).map(batchedTask),
        ...(billing?.tasks ?? []),
        deletionTask({ stripe: stripe === null ? null : createStripe(stripe), supportEmail: config.supportEmail, log }),
      ],
    }).then(
      (jobs) => (running.jobs = jobs),
      (error: unknown) => log.error({ err: error }, 'the jobs could not be started'),
    );
    closing.push(async () => {
      await started;
      await running.jobs?.stop();
    });
    return { publicUrl: config.publicUrl, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
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

async function stopListening(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(patience);
}
