import type { Logger } from 'pino';
import { type Config, stopPatienceMs } from './config/config.ts';
import { openDatabase } from './database/open-database.ts';
import { runProcesses } from './processes/run-processes.ts';
import { openParts } from './parts.ts';
import { openSandboxes } from './sandboxes.ts';

/**
 * Starts several processes of the server. This one owns what exists once: the embedded PostgreSQL and, in local mode, the sandboxes. The
 * others reach them like services elsewhere, so each is a node of its own on the same database.
 * @throws Error when the port is taken, the data folder is in use, or the database cannot be reached
 */
export async function startProcesses(config: Config, log: Logger) {
  const database = await openDatabase(config, { exclusive: true, poolSize: 2 });
  const parts = openParts();
  parts.add({ close: database.close });
  try {
    const local = parts.add(await openSandboxes(config, database));
    const shared = {
      DATABASE_URL: database.ownerUrl,
      DATABASE_URL_FILE: '',
      TOPUP_RETRY_SECONDS: String(config.topupRetrySeconds),
      ...(local.stripe === null ? {} : stripeEnvironment(local.stripe)),
      ...(local.google === null ? {} : googleEnvironment(local.google)),
      ...(local.model === null ? {} : modelEnvironment(local.model)),
    };
    const processes = await runProcesses({
      count: config.processes,
      environment: (number) => ({ ...shared, THEIA_PROCESS_NUMBER: String(number) }),
      log,
      stopPatienceMs: stopPatienceMs(config),
    });
    parts.add({ close: processes.stop });
    return { publicUrl: config.publicUrl, database, stop: parts.close };
  } catch (error) {
    await parts.close();
    throw error;
  }
}

function stripeEnvironment({ secretKey, webhookSecret, apiBase }: NonNullable<Config['stripe']>) {
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ...(apiBase === null ? {} : { STRIPE_API_BASE: apiBase }),
  };
}

function googleEnvironment({ clientId, clientSecret, issuer }: NonNullable<Config['google']>) {
  return { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer };
}

function modelEnvironment({ url, key, model }: NonNullable<Config['reportModel']>) {
  return { REPORT_MODEL_URL: url, REPORT_MODEL: model, ...(key === null ? {} : { REPORT_MODEL_KEY: key }) };
}
