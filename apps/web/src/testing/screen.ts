import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { after } from 'node:test';
import { type Browser, type BrowserContext, chromium, type Page, type Route } from '@playwright/test';
import { CHROMIUM_OPTIONS } from './chromium.ts';
import { closeContexts } from './close-contexts.ts';

const CLIENT = join(import.meta.dirname, '../../dist/client');
const ORIGIN = 'http://localhost:9';
/** Much longer than a busy machine needs. */
const TIMEOUT_MS = 300_000;
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
  app_metadata: { provider: 'email', providers: ['email'] },
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

let launched: Promise<Browser> | undefined;
let shown: BrowserContext | undefined;

function browser(): Promise<Browser> {
  launched ??= chromium.launch(CHROMIUM_OPTIONS);
  return launched;
}

after(async () => {
  await (await launched)?.close();
});

function builtFile(pathname: string): string {
  if (!existsSync(CLIENT)) throw new Error('The web app is not built: run `npm run build --workspace apps/web`');
  const candidates = extname(pathname) === '' ? [`${pathname}/index.html`, 'spa.html'] : [pathname];
  const found = candidates.map((name) => join(CLIENT, name)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`The build has no ${pathname}`);
  return found;
}

const ALWAYS: Answers = {
  'GET /config.json': {
    json: {
      supabaseUrl: ORIGIN,
      supabasePublishableKey: 'public',
      mode: 'production',
      supportEmail: 'support@example.com',
      features: { payments: true },
    },
  },
  'GET /auth/v1/user': { json: USER },
  'POST /auth/v1/logout': { json: {} },
};
const isOfServer = (path: string) => /^\/(auth|rest|functions|realtime)\/v1\/|^\/config\.json$/.test(path);

async function answerFor(route: Route, answers: Answers): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (url.pathname.endsWith('.woff2')) return route.abort();
  if (!isOfServer(url.pathname)) {
    const file = builtFile(url.pathname);
    return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'application/octet-stream' });
  }
  const found = answers[`${request.method()} ${url.pathname}`];
  if (found === undefined)
    return route.fulfill({ status: 404, json: { message: `Nothing answers ${request.method()} ${url.pathname}` } });
  const sent = request.postData();
  const asked: Asked = {
    method: request.method(),
    path: url.pathname,
    query: url.searchParams,
    body: sent?.startsWith('{') ? JSON.parse(sent) : sent,
  };
  const answer = typeof found === 'function' ? found(asked) : found;
  if (answer === 'never') return;
  if (answer === 'unreachable') return route.abort();
  // PostgREST answers with one object if one is requested.
  const single = request.headers()['accept']?.includes('vnd.pgrst.object') && Array.isArray(answer.json);
  const json: unknown = single && Array.isArray(answer.json) ? answer.json[0] : answer.json;
  return route.fulfill({ status: answer.status ?? 200, json });
}

/** Opens a screen of the built app in Chromium with the test as the server; the previous screen is closed. */
export async function openScreen(
  path: string,
  { signedIn = false, answers = {} }: { signedIn?: boolean; answers?: Answers } = {},
): Promise<Page> {
  if (shown !== undefined) await closeContexts([shown]);
  shown = await (await browser()).newContext({ baseURL: ORIGIN, reducedMotion: 'reduce' });
  const page = await shown.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  if (signedIn)
    await page.addInitScript(`localStorage.setItem('sb-theia-auth-token', ${JSON.stringify(JSON.stringify(SESSION))})`);
  await page.routeWebSocket(/./, () => undefined);
  await page.route(/./, (route) => answerFor(route, { ...ALWAYS, ...answers }));
  await page.goto(path);
  return page;
}
