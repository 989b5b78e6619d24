import cluster from 'node:cluster';
import { type Config, ConfigError, readConfig, stopPatienceMs } from './config/config.ts';
import { demoAccount } from './demo/demo-account.ts';
import type { Database } from './database/database.ts';
import { openOwnDatabase } from './database/open-database.ts';
import { createLogger } from './observability/logger.ts';
import { ignoreLostConnectionRejections } from './metering/database-failure.ts';
import { onStop, openWorkerBus } from './processes/worker-bus.ts';

/** Starts Theia from the environment, prints its URL, and shuts it down cleanly on a signal. */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const log = createLogger(config);
  ignoreLostConnectionRejections(log);
  // The parent may ask before the server has started.
  const asked = new Promise<void>((resolve) => onStop(resolve));
  const server = await start();

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error('the server did not shut down in time');
      process.exit(1);
    }, stopPatienceMs(config)).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error(
          { error: error instanceof Error ? error.message : String(error) },
          'the server did not shut down cleanly',
        );
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  void asked.then(stop);
  if (cluster.isPrimary) await welcome(config, server);

  async function start() {
    // Imported when it is known which is needed: the parent of several processes stays small.
    if (cluster.isPrimary && config.processes > 1) return (await import('./processes.ts')).startProcesses(config, log);
    // PostgreSQL starts while the rest of the server is loaded; when its start fails, startServer says so.
    const opening = openOwnDatabase(config);
    opening.catch(() => {});
    return (await import('./server.ts')).startServer(config, log, openWorkerBus(config.processes), opening);
  }
}

async function welcome(
  config: Config,
  { publicUrl, database }: { readonly publicUrl: string; readonly database: Database },
): Promise<void> {
  const demo = await demoAccount(config, database);
  process.stdout.write(
    `Started the server in ${(performance.now() / 1000).toFixed(1)} s\nTheia is ready at ${publicUrl}\n`,
  );
  if (demo === null) return;
  process.stdout.write(`
  Sign in      ${publicUrl}/login with ${demo.email} and ${demo.password}
  Mailbox      ${publicUrl}/dev/mailbox holds every mail that Theia would send
`);
  if (demo.apiKey === null) return;
  process.stdout
    .write(`  First chart  curl ${publicUrl}/swiss/natal -H "Authorization: Bearer ${demo.apiKey}" -H "Content-Type: application/json" -d '{"birth_date":"1990-06-15","birth_time":"14:30","location":"New York"}'

`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : `Theia cannot start: ${error instanceof Error ? error.message : String(error)}`}\n`,
  );
  process.exit(1);
});
