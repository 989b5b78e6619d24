import { createServer } from 'node:http';
import { after } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import {
  createClient,
  type AuthResponse,
  type AuthTokenResponsePassword,
  type EmailOtpType,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { Hono } from 'hono';
import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { startGoogleSandbox } from '@theia-astro/sandbox/google/google-sandbox';
import { mailboxRoutes } from '@theia-astro/sandbox/mailbox/mailbox-routes';
import type { MailboxEntry } from '@theia-astro/sandbox/mailbox/mailbox-page';
import { testDatabase } from './database.ts';
import type { CallResult } from './outcomes.ts';
import type { AuthDependencies } from '../account/auth/auth-context.ts';
import { authRoutes } from '../account/auth/auth-routes.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';

export const PASSWORD = 'correct horse 1';

export interface TestAuthServer {
  readonly url: string;
  readonly config: Config;
  readonly database: Database;
  /** supabase-js of a separate client, which keeps its session in memory. As a browser it also keeps cookies. */
  client(options?: { readonly flowType?: 'implicit' | 'pkce'; readonly asBrowser?: boolean }): SupabaseClient;
  call(
    path: string,
    options?: { readonly method?: string; readonly token?: string; readonly body?: unknown; readonly text?: string },
  ): Promise<CallResult>;
  post(path: string, body?: unknown, token?: string): Promise<CallResult>;
  put(path: string, body: unknown, token: string): Promise<CallResult>;
  remove(path: string, token: string): Promise<CallResult>;
  /** Signs in with the password from a client of its own. */
  signIn(email: string, password?: string): Promise<AuthTokenResponsePassword>;
  /** Opens the link of a mail in a client of its own. */
  openLink(token: string, type: EmailOtpType): Promise<AuthResponse>;
  mailsTo(address: string): Promise<readonly MailboxEntry[]>;
  /** The token of the link in the newest mail to this address, or in the newest one that has a link of this type. */
  linkToken(address: string, type?: string): Promise<string>;
  /** The 6-digit code in the newest mail to this address. */
  mailedCode(address: string): Promise<string>;
  /** A user who has signed up, confirmed and signed in. */
  signedUp(email: string): Promise<{ readonly client: SupabaseClient; readonly session: Session }>;
}

/** The auth service with mailbox and Google sandbox on a loopback port, for the official client. */
export async function testAuthServer(
  options: Partial<AuthDependencies> = {},
  environment: NodeJS.ProcessEnv = {},
): Promise<TestAuthServer> {
  const { database, config: read } = await testDatabase(environment);
  const app = new Hono();
  const server = createServer(getRequestListener((request, env) => app.fetch(request, env)));
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  const config: Config = { ...read, publicUrl: url };
  const sandbox = await startGoogleSandbox({ redirectUris: [`${url}/auth/v1/callback`] });
  app.route(
    '/auth/v1',
    authRoutes({ config, database, log: pino({ level: 'silent' }), google: sandbox.credentials, ...options }),
  );
  app.route('/dev/mailbox', mailboxRoutes({ sql: database.sql }));
  after(async () => {
    await sandbox.stop();
    await closeServer(server);
  });

  const client: TestAuthServer['client'] = ({ flowType = 'implicit', asBrowser = false } = {}) => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    };
    return createClient(url, config.secrets.publishableKey, {
      auth: { persistSession: true, autoRefreshToken: false, detectSessionInUrl: false, flowType, storage },
      ...(asBrowser ? { global: { fetch: withCookies() } } : {}),
    });
  };
  const call: TestAuthServer['call'] = async (path, { method = 'GET', token, body, text } = {}) => {
    const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${url}/auth/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const received = await response.text();
    return { status: response.status, body: received === '' ? {} : JSON.parse(received) };
  };
  const mailsTo: TestAuthServer['mailsTo'] = async (address) => {
    const response = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(address)}`, {
      headers: { Accept: 'application/json' },
    });
    return (await response.json()) as readonly MailboxEntry[];
  };
  const newest = async (address: string) => {
    const [mail] = await mailsTo(address);
    if (mail === undefined) throw new Error(`There is no mail to ${address}`);
    return mail;
  };
  const linkToken = async (address: string, type?: string) => {
    const links =
      type === undefined
        ? (await newest(address)).links
        : (await mailsTo(address))
            .flatMap((mail) => mail.links)
            .filter((link) => new URL(link).searchParams.get('type') === type);
    return new URL(links[0] ?? '').searchParams.get('token_hash') ?? '';
  };

  return {
    url,
    config,
    database,
    client,
    call,
    post: (path, body, token) => call(path, { method: 'POST', body, ...(token === undefined ? {} : { token }) }),
    put: (path, body, token) => call(path, { method: 'PUT', body, token }),
    remove: (path, token) => call(path, { method: 'DELETE', token }),
    signIn: (email, password = PASSWORD) => client().auth.signInWithPassword({ email, password }),
    openLink: (token, type) => client().auth.verifyOtp({ token_hash: token, type }),
    mailsTo,
    linkToken,
    mailedCode: async (address) => /\b\d{6}\b/.exec((await newest(address)).text)?.[0] ?? '',
    signedUp: async (email) => {
      const made = client();
      const { error } = await made.auth.signUp({ email, password: PASSWORD });
      if (error !== null) throw error;
      const { data, error: refused } = await made.auth.verifyOtp({
        token_hash: await linkToken(email),
        type: 'signup',
      });
      if (refused !== null || data.session === null) throw refused ?? new Error('no session');
      return { client: made, session: data.session };
    },
  };
}

/** A fetch with a browser's cookie handling: cookies set by a response are sent with the next request. */
function withCookies(): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name, value);
    }
    return response;
  };
}
