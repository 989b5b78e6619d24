import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { catalog } from '@theia-astro/endpoints/catalog';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { COMMON_PARTS } from '@theia-astro/ephemeris/tables/parts';
import { loadPlaces } from '@theia-astro/places/load-places';
import { pino } from 'pino';
import { openAnswers } from '../apps/server/src/answers/open-answers.ts';
import { computePool, defaultWorkerCount } from '../apps/server/src/compute/pool.ts';
import { readConfig } from '../apps/server/src/config/config.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { openProduct } from '../apps/server/src/http/open-product.ts';
import { LISTEN_BACKLOG, SERVER_OPTIONS } from '../apps/server/src/http/connection/node-listener.ts';
import { createMetrics } from '../apps/server/src/observability/metrics.ts';
import { customer } from '../apps/server/src/testing/customer.ts';
import { loadWeb } from '../apps/server/src/web/load-web.ts';
import { webRoutes } from '../apps/server/src/web/web-routes.ts';
import { loadTables } from './skies.ts';

/**
 * The measured server, as a separate process: the product API on a new embedded PostgreSQL with fsync on, with the position tables that a server
 * loads at start, and a static file of 6 KB (`/static.json`), served by the routes of the web app. BENCH_BUDGET_MS overrides the computation budget, BENCH_WORKERS the number of compute threads; with
 * BENCH_REDIS_URL rates are counted in that Redis.
 */
const folder = mkdtempSync(join(tmpdir(), 'theia-bench-'));
const config = readConfig(
  { THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', REDIS_URL: process.env.BENCH_REDIS_URL },
  folder,
);
const database = await openDatabase(config, { exclusive: true, poolSize: 4 });
const tables = await loadTables(COMMON_PARTS);
const context = { ephemeris: await createSwissEphemeris({ tables }), places: await loadPlaces() };
const log = pino({ level: config.logLevel });
const budgetMs = process.env.BENCH_BUDGET_MS;
const compute = computePool({
  workers: Number(process.env.BENCH_WORKERS ?? defaultWorkerCount()),
  ephemerisDir: null,
  tables,
  keepPlace: context.places.keep,
  log,
  warmUpMs: 1_500,
  ...(budgetMs === undefined ? {} : { budgetMs: Number(budgetMs) }),
});
const metrics = createMetrics();
const answers = openAnswers({ sql: database.sql, log, metrics, catalog, retentionDays: 90, now: Date.now });
const product = await openProduct({
  config,
  database,
  log,
  metrics,
  onBooked: answers.keeper.keep,
  context,
  compute,
  now: Date.now,
  catalog,
  openApi: '{}',
});
await compute.ready();

mkdirSync(join(folder, 'web'));
writeFileSync(join(folder, 'web/static.json'), JSON.stringify({ text: 'x'.repeat(6 * 1024 - 11) }));
const web = webRoutes(loadWeb(join(folder, 'web')), config);
const server = createServer(SERVER_OPTIONS, product.listener(getRequestListener(web.fetch)));
const who = await customer(database, { plan: null, balanceUsd: '1000000', ratePerSecond: 1_000_000 });
server.listen({ port: 0, host: '127.0.0.1', backlog: LISTEN_BACKLOG }, () => {
  const address = server.address();
  console.log(
    JSON.stringify({
      port: address !== null && typeof address === 'object' ? address.port : 0,
      apiKey: who.apiKey,
      databaseUrl: database.ownerUrl,
    }),
  );
});

process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void product
    .close()
    .then(() => answers.keeper.close())
    .then(() => database.close())
    .then(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    });
});
