import { type Browser, chromium, expect as expectOnce, type Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after } from 'node:test';
import { WAIT_MS } from '../../../../scripts/wait-ms.mjs';
import { fillIn } from '../../../server/src/web/web-routes.ts';
import { CHROMIUM_OPTIONS } from './chromium.ts';

const CLIENT = join(import.meta.dirname, '../../dist/client');
/** A page without content, for the time between two screens. */
const BETWEEN = '/between';
const SUPPORT_EMAIL = 'support@example.com';

/** Checks a screen as it comes: parts of it, as the names of products, arrive on their own. */
export const expect = expectOnce.configure({ timeout: WAIT_MS });

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export const USER = {
  id: '11111111-1111-4111-8111-111111111111',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ada@example.com',
  email_confirmed_at: '2026-01-01T00:00:00Z',
  app_metadata: { provider: 'email', providers: ['email'], has_password: true },
  user_metadata: {},
  identities: [],
  factors: [],
  created_at: '2026-01-01T00:00:00Z',
} as const;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const SESSION = {
  access_token: `${part({ alg: 'none' })}.${part({ sub: USER.id, aal: 'aal1', exp: 4_000_000_000 })}.x`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: USER,
} as const;

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
/** An answer of the simulated server: JSON with status 200, another status with its JSON, or never an answer. */
export type Answer = { readonly json: unknown; readonly status?: number } | 'never' | 'unreachable';
/** Answers by method and path, as in `GET /rest/v1/api_keys`; a function gets the request. */
export type Answers = Readonly<Record<string, Answer | ((asked: Asked) => Answer)>>;

/** What the simulated server answers; a screen sets it when it is opened. */
let answersNow: Answers = {};
/** Its answer to every other call; null names the call. */
let otherwiseNow: Answer | null = null;
let shown: Promise<{ readonly browser: Browser; readonly page: Page; readonly origin: string }> | undefined;

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});

/**
 * One window for all screens, which a loopback server serves: so Chromium reads, compiles and keeps the scripts of the app once. Intercepted
 * requests, and a window for each screen, took five times the processor time.
 */
async function openWindow() {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(CHROMIUM_OPTIONS);
  const page = await (await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(WAIT_MS);
  await page.routeWebSocket(/./, () => undefined);
  return { browser, page, origin };
}

after(async () => {
  await (await shown)?.browser.close();
  server.closeAllConnections();
  server.close();
});

function builtFile(pathname: string): string {
  if (!existsSync(CLIENT)) throw new Error('The web app is not built: run `npm run build --workspace apps/web`');
  const candidates = extname(pathname) === '' ? [`${pathname}/index.html`, 'spa.html'] : [pathname];
  const found = candidates.map((name) => join(CLIENT, name)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`The build has no ${pathname}`);
  return found;
}

/** A page with the values of the operator, as the server fills them in: with others, hydration would render the whole page again. */
const asServed = (html: string): string => fillIn(html, { supportEmail: SUPPORT_EMAIL, trustedBy: [], social: {} });

const always = (origin: string): Answers => ({
  'GET /config.json': {
    json: {
      supabaseUrl: origin,
      supabasePublishableKey: 'public',
      mode: 'production',
      supportEmail: SUPPORT_EMAIL,
      features: { payments: true },
    },
  },
  'GET /auth/v1/user': { json: USER },
  'POST /auth/v1/logout': { json: {} },
});
const isOfServer = (path: string) => /^\/((auth|rest|functions|realtime)\/)?v1\/|^\/(config|status)\.json$/.test(path);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname: path, searchParams: query } = new URL(request.url!, 'http://localhost');
  const method = request.method!;
  if (path === BETWEEN) return void response.setHeader('Content-Type', 'text/html').end('<!doctype html>');
  if (path.endsWith('.woff2')) return void response.writeHead(404).end();
  if (!isOfServer(path)) {
    const file = builtFile(path);
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    // The name of an asset changes with its content.
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'max-age=86400, immutable' : 'no-store');
    return void response.end(extname(file) === '.html' ? asServed(readFileSync(file, 'utf8')) : readFileSync(file));
  }
  const sent = await text(request);
  const found = answersNow[`${method} ${path}`];
  const made =
    typeof found === 'function'
      ? found({ method, path, query, body: sent.startsWith('{') ? JSON.parse(sent) : sent === '' ? null : sent })
      : (found ?? otherwiseNow ?? { status: 404, json: { message: `Nothing answers ${method} ${path}` } });
  if (made === 'never') return;
  if (made === 'unreachable') return void request.socket.destroy();
  // PostgREST answers with one object if one is requested.
  const single = request.headers.accept?.includes('vnd.pgrst.object') && Array.isArray(made.json);
  const json: unknown = single && Array.isArray(made.json) ? made.json[0] : made.json;
  response.writeHead(made.status ?? 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(json));
}

/** Opens a screen of the built app in Chromium with the test as the server, as a new visitor; the previous screen is closed. */
export async function openScreen(
  path: string,
  {
    signedIn = false,
    answers = {},
    otherwise = null,
    waitUntil = 'load',
  }: { signedIn?: boolean; answers?: Answers; otherwise?: Answer | null; waitUntil?: 'commit' | 'load' } = {},
): Promise<Page> {
  const { page, origin } = await (shown ??= openWindow());
  await page.unrouteAll();
  await page.goto(BETWEEN);
  await page.context().clearCookies();
  await page.evaluate(
    (session) => {
      localStorage.clear();
      sessionStorage.clear();
      if (session !== null) localStorage.setItem('sb-theia-auth-token', session);
    },
    signedIn ? JSON.stringify(SESSION) : null,
  );
  answersNow = { ...always(origin), ...answers };
  otherwiseNow = otherwise;
  await page.goto(path, { waitUntil });
  return page;
}
