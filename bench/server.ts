import { createServer, type RequestListener } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { catalog } from '@theia/endpoints/catalog';
import { createSwissEphemeris } from '@theia/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia/places/load-places';
import { Hono } from 'hono';
import { pino } from 'pino';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { openProduct } from '../apps/server/src/http/open-product.ts';
import { LISTEN_BACKLOG, SERVER_OPTIONS } from '../apps/server/src/http/server-options.ts';
import { customer } from '../apps/server/src/testing/customer.ts';

/**
 * The server under measurement, a process of its own: the product API on a fresh embedded PostgreSQL with fsync on, and beside it one static
 * answer of 6 KB (`/bench/static`) that the same server gives. `--carrier node` takes the API straight from node:http, `hono` through Hono.
 */
const carrier = process.argv.includes('hono') ? 'hono' : 'node';
const folder = mkdtempSync(join(tmpdir(), 'theia-bench-'));
const config = readConfig({ THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }, folder);
const database = await openDatabase(config, { exclusive: true, poolSize: 4 });
const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };
const product = await openProduct({ config, database, log: pino({ level: config.logLevel }), context, now: Date.now, catalog, openApi: () => '{}' });
product.warmUp(1_500);

const text = JSON.stringify({ text: 'x'.repeat(6 * 1024) });
const app = new Hono<{ Bindings: Partial<HttpBindings> }>().post('/bench/static', () => new Response(text, { headers: { 'content-type': 'application/json' } })).route('/', product.routes);
const hono = getRequestListener((request, env) => app.fetch(request, env as Partial<HttpBindings>));
const plain: RequestListener = (incoming, outgoing) => {
  incoming.resume().on('end', () => outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }).end(text));
};
const server = createServer(SERVER_OPTIONS, carrier === 'hono' ? hono : product.listener(plain));
const who = await customer(database, { plan: null, balanceUsd: '1000000', ratePerSecond: 1_000_000 });
server.listen({ port: 0, host: '127.0.0.1', backlog: LISTEN_BACKLOG }, () => {
  const address = server.address();
  console.log(JSON.stringify({ port: address !== null && typeof address === 'object' ? address.port : 0, apiKey: who.apiKey }));
});

process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void product
    .close()
    .then(() => database.close())
    .then(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    });
});
