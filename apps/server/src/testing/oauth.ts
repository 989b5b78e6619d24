import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { acceptedSecrets } from '../config/secrets.ts';
import { freePort } from '../database/free-port.ts';
import { openOAuth } from '../oauth/open-oauth.ts';
import { ALONE } from '../processes/worker-bus.ts';
import { createAccess } from '../sessions/access.ts';
import { createLiveSessions } from '../sessions/session.ts';
import { type TestAccountPlane, testAccountPlane, type TestUser } from './account-plane.ts';
import { testDatabase } from './database.ts';
import { type TestProduct, testProduct } from './product.ts';

/** Tokens as the token endpoint returns them. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly scope: string;
}

/** The product API and the OAuth server on one origin, and an account plane for its users. Documents of clients come from `documents`. */
export async function testOAuth() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const test = await testDatabase({ PORT: String(port), PUBLIC_URL: origin });
  const { config, database } = test;
  const access = createAccess({ secrets: acceptedSecrets(config), sessions: createLiveSessions(database) });
  /** What clients publish, by `client_id`. */
  const documents = new Map<string, unknown>();
  const oauth = openOAuth({
    config,
    database,
    access,
    log: pino({ level: 'silent' }),
    workerBus: ALONE,
    fetchDocument: async (url) =>
      documents.has(url) ? Response.json(documents.get(url)) : new Response(null, { status: 404 }),
  });
  const product: TestProduct = await testProduct(test, { web: oauth.routes, port });
  const plane: TestAccountPlane = await testAccountPlane(test, { handlers: oauth.operations });
  const browser = (user: TestUser | null = null) => testBrowser(origin, user);
  return { ...test, origin, resource: `${origin}/mcp`, oauth, product, plane, documents, browser, ...clientOf(origin) };
}

/** Keeps cookies by their path, follows no redirect, and is signed in as a user on the consent page. */
function testBrowser(origin: string, user: TestUser | null) {
  const cookies = new Map<string, { readonly path: string; readonly value: string }>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(path, origin);
    const held = [...cookies].filter(([, cookie]) => pathname.startsWith(cookie.path));
    const answer = await fetch(new URL(path, origin), {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, cookie: held.map(([key, { value }]) => `${key.split(';')[0]}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const cookiePath = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      if (value === '') cookies.delete(`${name};${cookiePath}`);
      else cookies.set(`${name};${cookiePath}`, { path: cookiePath, value });
    }
    return answer;
  };
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin,
        ...(user === null ? {} : { authorization: `Bearer ${user.accessToken}` }),
        ...headers,
      },
    });
  /** Opens the address of a client; returns the path of the consent page. */
  const begin = async (address: string | URL): Promise<string> => {
    const answer = await send(String(address));
    const location = answer.headers.get('location') ?? '';
    assert.match(location, /^\/connect\/[\w-]+$/, `${answer.status} ${location} ${await answer.text()}`);
    return location;
  };
  /** Decides on the consent page; returns where the client is sent. */
  const decide = async (path: string, decision: unknown = { allow: true, daily_limit_usd: 1 }): Promise<URL> => {
    const answer = await post(`${path}/decision`, decision);
    const text = await answer.text();
    assert.equal(answer.status, 200, text);
    const onward = await send((JSON.parse(text) as { redirect_to: string }).redirect_to);
    return new URL(onward.headers.get('location') ?? `about:${onward.status}-${await onward.text()}`);
  };
  return { cookies, send, post, begin, decide };
}

/** A client of the OAuth server that is written by hand. */
function clientOf(origin: string) {
  const verifier = (): string => randomBytes(32).toString('base64url');
  const register = (metadata: object): Promise<Response> =>
    fetch(`${origin}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(metadata),
    });
  const newClient = async (redirect = 'https://app.example/callback', name = 'Test app'): Promise<string> => {
    const answer = await register({ client_name: name, redirect_uris: [redirect] });
    assert.equal(answer.status, 201);
    return ((await answer.json()) as { client_id: string }).client_id;
  };
  /** The address that begins a request; `more` replaces parameters, and removes those that are null. */
  const addressOf = (clientId: string, secret: string, more: Readonly<Record<string, string | null>> = {}): URL => {
    const url = new URL('/oauth/authorize', origin);
    const parameters = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: 'https://app.example/callback',
      scope: 'charts',
      state: 'state-1',
      resource: `${origin}/mcp`,
      code_challenge: createHash('sha256').update(secret).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    };
    for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.append(name, value);
    return url;
  };
  const token = (form: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(`${origin}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  const exchange = (clientId: string, code: string, secret: string, more: Readonly<Record<string, string>> = {}) =>
    token({
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: secret,
      redirect_uri: 'https://app.example/callback',
      ...more,
    });
  const refresh = (clientId: string, refreshToken: string, more: Readonly<Record<string, string>> = {}) =>
    token({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken, ...more });
  /** Connects an app of a user, with everything as it should be. */
  const connect = async (
    browser: ReturnType<typeof testBrowser>,
    clientId: string,
    { scope = 'charts', limitUsd = 1 }: { readonly scope?: string; readonly limitUsd?: number } = {},
  ): Promise<Tokens> => {
    const secret = verifier();
    const path = await browser.begin(addressOf(clientId, secret, { scope }));
    const back = await browser.decide(path, { allow: true, daily_limit_usd: limitUsd });
    const code = back.searchParams.get('code');
    assert.ok(code !== null, String(back));
    const answer = await exchange(clientId, code, secret);
    const text = await answer.text();
    assert.equal(answer.status, 200, text);
    return JSON.parse(text) as Tokens;
  };
  /** A message to `/mcp`. */
  const say = (accessToken: string | null, method: string, params: unknown = {}): Promise<Response> =>
    fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
  return { verifier, register, newClient, addressOf, token, exchange, refresh, connect, say };
}
