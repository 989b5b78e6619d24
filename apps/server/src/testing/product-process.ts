import { createServer } from 'node:http';
import { catalog } from '@theia-astro/endpoints/catalog';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { pino } from 'pino';
import { openAnswers } from '../answers/open-answers.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { openProduct } from '../http/open-product.ts';
import { LISTEN_BACKLOG, SERVER_OPTIONS } from '../http/connection/node-listener.ts';
import { createMetrics } from '../observability/metrics.ts';

/** The product API as a separate process, for tests that kill it. Prints its port on the first line, closes on SIGTERM. */
const config = readConfig(process.env, process.cwd());
const database = await openDatabase(config, { exclusive: true, poolSize: 4 });
const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };
const log = pino({ level: 'error' });
const metrics = createMetrics();
const answers = openAnswers({
  sql: database.sql,
  log,
  metrics,
  catalog,
  retentionDays: config.payloadRetentionDays,
  now: Date.now,
  gatherMs: Number(process.env['ANSWER_GATHER_MS'] ?? 1_000),
});
const product = await openProduct({
  config,
  database,
  log,
  metrics,
  onBooked: answers.keeper.keep,
  context,
  now: Date.now,
  catalog,
  reportModel: config.reportModel,
  openApi: '{}',
});
const server = createServer(
  SERVER_OPTIONS,
  product.listener((_incoming, outgoing) => void outgoing.writeHead(404).end()),
);
product.answerBroken(server);
server.listen({ port: 0, host: '127.0.0.1', backlog: LISTEN_BACKLOG }, () => {
  const address = server.address();
  process.stdout.write(`${address !== null && typeof address === 'object' ? address.port : 0}\n`);
});

process.once('SIGTERM', () => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  void product
    .close()
    .then(() => {
      server.closeIdleConnections();
      return closed;
    })
    .then(() => answers.keeper.close())
    .then(() => database.close())
    .then(() => process.exit(0));
});
