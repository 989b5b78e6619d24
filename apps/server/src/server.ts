import { getRequestListener } from '@hono/node-server';
import { catalog } from '@theia-astro/endpoints/catalog';
import type { Logger } from 'pino';
import { createAccess } from './sessions/access.ts';
import { openAccount } from './account/open-account.ts';
import { reportHandlers } from './account/operations/reports.ts';
import { openOperations } from './account/operations/routes.ts';
import { subscriptionEventHandlers } from './account/operations/subscription-events.ts';
import { attachRealtime } from './account/realtime/attach-realtime.ts';
import { openRest } from './account/rest/routes.ts';
import { createLiveSessions } from './sessions/session.ts';
import { callAnswers } from './answers/functions/call-answers.ts';
import { recomputeAnswer } from './answers/functions/recompute-answer.ts';
import { openAnswers } from './answers/open-answers.ts';
import { shownAnswers } from './answers/read/answer-reader.ts';
import { createApp } from './app.ts';
import { openServiceMinutes } from './availability/service-minutes.ts';
import { openBalances, openBilling } from './billing/open-billing.ts';
import { openCallArchive } from './call-archive/open-call-archive.ts';
import { openCalculation } from './compute/open-calculation.ts';
import type { Config } from './config/config.ts';
import { acceptedSecrets } from './config/secrets.ts';
import { openContact } from './contact/contact-routes.ts';
import type { Database } from './database/database.ts';
import { openOwnDatabase } from './database/open-database.ts';
import { warnAboutOtherSecrets } from './database/secrets/nodes.ts';
import { clientAddress } from './http/connection/api-request.ts';
import { openHttpServer } from './http/connection/http-server.ts';
import { openProduct } from './http/open-product.ts';
import { routeTable } from './http/routing/routes.ts';
import { openJobs } from './jobs/start-jobs.ts';
import { openMail } from './mail/mail-worker.ts';
import { openOAuth } from './oauth/open-oauth.ts';
import { openObservability } from './observability/open-observability.ts';
import { openParts } from './parts.ts';
import { ALONE, type WorkerBus } from './processes/worker-bus.ts';
import { openSandboxes } from './sandboxes.ts';
import { openStatusBoard } from './status/status-board.ts';
import { statusPages } from './status/status-pages.ts';
import { supportMessage } from './support/support-message.ts';
import { openVisitors } from './visitors/try-chart-routes.ts';
import { openWeb } from './web/load-web.ts';

/**
 * Opens all parts of a Theia process in dependency order, and listens last.
 * @param opening the database, if its start was begun before this code was loaded
 * @throws Error when the port is taken, the data folder is in use, or the database cannot be reached
 */
export async function startServer(
  config: Config,
  log: Logger,
  workerBus: WorkerBus = ALONE,
  opening: Promise<Database> = openOwnDatabase(config),
) {
  const { publicUrl, trustedProxies } = config;
  if (config.mode === 'production' && trustedProxies === 0)
    log.warn('TRUSTED_PROXIES is 0: behind a proxy all callers share the limits of its address');
  const now = Date.now;
  const parts = openParts();
  parts.add({ close: async () => (await opening.catch(() => null))?.close() });
  try {
    const { context, compute, jobsAtOnce, prepare } = parts.add(await openCalculation(config, log));
    const database = await opening;
    const { sql } = database;
    await warnAboutOtherSecrets(sql, config, log);
    const access = createAccess({ secrets: acceptedSecrets(config), sessions: createLiveSessions(database) });
    const { meters: metrics } = parts.add(await openObservability(config, log, workerBus));
    const base = { config, database, log, metrics, workerBus };
    const { movedCalls, movedAnswers } = parts.add(await openCallArchive(base));

    // These need nothing of each other once no call and no task runs: a database that does not answer has each of them wait.
    const { payloadRetentionDays: retentionDays } = config;
    const { reader, keeper } = parts.add(openAnswers({ sql, log, metrics, catalog, retentionDays, now, movedAnswers }));
    parts.addBeside(openRest(base, access, shownAnswers(reader)));
    parts.addBeside(await openMail(base));
    const { node, processNumber } = config;
    const minutes = parts.addBeside(openServiceMinutes({ sql, log, node, process: processNumber, now }));

    const local = parts.add(await openSandboxes(config, database));
    const stripe = config.stripe ?? local.stripe;
    const google = config.google ?? local.google;
    const jobs = parts.add(openJobs(base));
    const { wake } = jobs;
    const { afterBalanceChange } = parts.add(openBalances(base, wake));
    if (stripe !== null) parts.add(openBilling({ ...base, stripe, afterBalanceChange }));
    parts.add(openAccount({ ...base, google, stripe, movedCalls, wake }));
    parts.add({ operations: { 'support-message': supportMessage(config) } });
    parts.add({
      operations: {
        'call-answers': callAnswers(reader, movedCalls),
        'recompute-answer': recomputeAnswer({ reader, compute, findRoute: routeTable(catalog), movedCalls }),
      },
    });
    const http = openHttpServer(config, log);
    const product = parts.add(
      await openProduct({
        ...base,
        isLeaving: http.isLeaving,
        context,
        compute,
        jobsAtOnce,
        now,
        catalog,
        afterSpending: afterBalanceChange,
        counts: minutes,
        pages: statusPages(openStatusBoard({ sql, log }), publicUrl),
        onBooked: keeper.keep,
        reportModel: config.reportModel ?? local.model,
      }),
    );
    const { limiter, reports, idempotency } = product;
    parts.add({ operations: subscriptionEventHandlers(config) });
    if (reports !== null) {
      const shared = workerBus.share('report-previews');
      parts.add({ operations: reportHandlers({ ...reports, compute, idempotency, now, shared }) });
    }
    parts.add(openOAuth({ ...base, access }));
    parts.add(openContact(base));
    parts.add(openVisitors({ ...base, catalog, places: context.places, compute, limiter }));
    parts.add(openOperations(config, { access, sql, logger: log, handlers: parts.operations() }));
    parts.add(openWeb(config, product.unknownPaths));

    parts.add(http.serve(product, getRequestListener(createApp(parts.routes(), metrics).fetch)));
    parts.add(
      await attachRealtime(http.server, {
        ...base,
        access,
        logger: log,
        clientAddress: (request) => clientAddress(request, trustedProxies),
      }),
    );
    const { prepared } = parts.add(prepare(catalog));
    await prepared;
    Object.assign(metrics.sources, parts.metrics());
    parts.add(await http.listen(product));
    parts.addBeside(jobs.start(parts.tasks()));
    return {
      publicUrl,
      database,
      /** Finishes running requests, books pending calls, finishes mails being sent, then closes. */
      stop: parts.close,
    };
  } catch (error) {
    await parts.close();
    throw error;
  }
}
