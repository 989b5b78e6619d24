import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { catalog as wholeCatalog } from '@theia-astro/endpoints/catalog';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import type { Answers } from '../answers/open-answers.ts';
import type { CallCounts } from '../availability/service-minutes.ts';
import { openProduct, type Product } from '../http/open-product.ts';
import type { ServicePage } from '../http/pages/service-pages.ts';
import { LISTEN_BACKLOG, SERVER_OPTIONS } from '../http/connection/node-listener.ts';
import type { ModelAccess } from '../report-model/model.ts';
import { testAnswers } from './answers.ts';
import type { TestDatabase } from './database.ts';

export interface TestProduct {
  readonly product: Product;
  readonly answers: Answers;
  readonly url: string;
  /** A request with the key as Bearer, a body as JSON. */
  call(path: string, options?: CallOptions): Promise<Response>;
  /** POST /swiss/natal with New York 1990 and these changes; `undefined` removes a field. */
  natal(
    apiKey: string,
    changes?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
}

export interface CallOptions {
  readonly method?: string;
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly redirect?: RequestInit['redirect'];
}

/** The base request of the error matrix: the NY90 birth. */
export const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' } as const;

/** The product API over real HTTP on a loopback port. */
export async function testProduct(
  { database, config, beforeClose }: TestDatabase,
  options: {
    readonly catalog?: readonly Endpoint[];
    readonly log?: Logger;
    readonly openApi?: string;
    readonly counts?: CallCounts;
    readonly pages?: ReadonlyMap<string, ServicePage>;
    readonly reportModel?: ModelAccess;
    /** Gets the paths that the product API does not know. */
    readonly web?: Hono;
    /** Absent: any. */
    readonly port?: number;
  } = {},
): Promise<TestProduct> {
  const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };
  const log = options.log ?? pino({ level: 'silent' });
  const catalog = options.catalog ?? wholeCatalog;
  const answers = testAnswers({ database, config, beforeClose }, { log, catalog });
  const product = await openProduct({
    config,
    database,
    log,
    context,
    now: Date.now,
    catalog,
    onBooked: answers.keeper.keep,
    ...(options.counts === undefined ? {} : { counts: options.counts }),
    ...(options.pages === undefined ? {} : { pages: options.pages }),
    ...(options.reportModel === undefined ? {} : { reportModel: options.reportModel }),
    openApi: options.openApi ?? '{"openapi":"3.1.1"}',
  });
  const others = new Hono().use(product.unknownPaths);
  if (options.web !== undefined) others.route('/', options.web);
  const server = createServer(SERVER_OPTIONS, product.listener(getRequestListener(others.fetch)));
  product.answerBroken(server);
  await new Promise<void>((resolve) =>
    server.listen({ port: options.port ?? 0, host: '127.0.0.1', backlog: LISTEN_BACKLOG }, resolve),
  );
  const address = server.address();
  const url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  beforeClose(async () => {
    await product.close();
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const call: TestProduct['call'] = (path, { method = 'GET', key, body, headers = {}, redirect } = {}) =>
    fetch(`${url}${path}`, {
      method,
      ...(redirect === undefined ? {} : { redirect }),
      headers: {
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    product,
    answers,
    url,
    call,
    natal: (key, changes = {}, headers = {}) =>
      call('/swiss/natal', { method: 'POST', key, body: { ...NY90, ...changes }, headers }),
  };
}
