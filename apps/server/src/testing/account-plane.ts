import { acceptedSecrets } from '../config/secrets.ts';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { SignJWT } from 'jose';
import { pino } from 'pino';
import { callAnswers } from '../answers/functions/call-answers.ts';
import type { Answers } from '../answers/open-answers.ts';
import { shownAnswers } from '../answers/read/answer-reader.ts';
import { createAccess } from '../sessions/access.ts';
import { deleteAccount, deletionPreview } from '../account/deletion/delete-account.ts';
import { callHandlers } from '../account/operations/calls.ts';
import { callFigures } from '../account/operations/call-figures.ts';
import { keyHandlers } from '../account/operations/keys.ts';
import { natalSystem } from '../account/operations/natal-system.ts';
import type { Handlers } from '../account/operations/operation.ts';
import { operationRoutes } from '../account/operations/routes.ts';
import { createLiveSessions } from '../sessions/session.ts';
import { attachRealtime } from '../account/realtime/attach-realtime.ts';
import { openRestEngine } from '../account/rest/engine.ts';
import { restRoutes } from '../account/rest/routes.ts';
import type { OpenMovedCalls } from '../call-archive/read/moved-calls.ts';
import { supportMessage } from '../support/support-message.ts';
import { testAnswers } from './answers.ts';
import { issueKey } from './api-keys.ts';
import type { TestDatabase } from './database.ts';
import { asDeclared } from './declared-operations.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
  readonly accessToken: string;
  readonly client: SupabaseClient;
}

export type TestAccountPlane = Awaited<ReturnType<typeof testAccountPlane>>;

/** `/rest/v1`, `/functions/v1` and `/realtime/v1/websocket` on a loopback port, for the official client. */
export async function testAccountPlane(
  test: TestDatabase,
  parts: {
    readonly answers?: Answers;
    readonly handlers?: Handlers;
    readonly movedCalls?: OpenMovedCalls;
  } = {},
) {
  const answers = parts.answers ?? testAnswers(test);
  const { database, config, beforeClose } = test;
  const logger = pino({ level: 'silent' });
  const access = createAccess({ secrets: acceptedSecrets(config), sessions: createLiveSessions(database) });
  const engine = openRestEngine({
    authenticatorUrl: database.authenticatorUrl,
    roles: database.roles,
    authenticatorPassword: database.authenticatorPassword,
    keySecrets: database,
    poolSize: 4,
    logger,
    readAnswers: shownAnswers(answers.reader),
  });
  const app = new Hono()
    .route('/rest/v1', restRoutes({ access, engine, logger, clientAddress: () => '192.0.2.7' }))
    .route(
      '/functions/v1',
      operationRoutes({
        access,
        sql: database.sql,
        publicUrl: config.publicUrl,
        logger,
        clientAddress: () => '192.0.2.7',
        handlers: asDeclared(
          {
            'natal-system': natalSystem,
            'deletion-preview': deletionPreview,
            'delete-account': deleteAccount(async () => {}),
            'support-message': supportMessage({ supportEmail: config.supportEmail }),
            ...callHandlers(parts.movedCalls ?? null),
            ...keyHandlers(database),
            'call-figures': callFigures(),
            'call-answers': callAnswers(answers.reader, parts.movedCalls ?? null),
            ...parts.handlers,
          },
          database.sql,
        ),
      }),
    );
  const server = createServer(getRequestListener(app.fetch));
  // A test's process can be busy for longer than the default five seconds; the client would then write to a closed connection.
  server.keepAliveTimeout = 0;
  const realtime = await attachRealtime(server, { access, database, logger });
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  const clients: SupabaseClient[] = [];

  const client = (accessToken?: string) => {
    const made = createClient(url, config.secrets.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(accessToken === undefined ? {} : { accessToken: async () => accessToken }),
    });
    clients.push(made);
    return made;
  };
  const accessToken = (userId: string, sessionId: string, lifetimeSeconds = 3600) =>
    new SignJWT({ role: 'authenticated', session_id: sessionId, email: 'test@theia.test', aal: 'aal1', amr: [] })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setAudience('authenticated')
      .setIssuer(`${config.publicUrl}/auth/v1`)
      .setIssuedAt(Math.floor(Date.now() / 1000) - 10)
      .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeSeconds)
      .sign(config.secrets.jwt);

  beforeClose(async () => {
    for (const made of clients) if (made.realtime.isConnected()) await made.realtime.disconnect();
    await realtime.close();
    await engine.close();
    await closeServer(server);
  });

  return {
    url,
    server,
    /** supabase-js with only the publishable key. */
    visitor: client(),
    accessToken,
    /** supabase-js that sends this access token. */
    clientWith: client,
    /** A user with a session, and supabase-js signed in as that user. */
    signUp: async (email: string): Promise<TestUser> => {
      const id = randomUUID();
      const sessionId = randomUUID();
      await database.sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`;
      await issueKey(database, id);
      await database.sql`insert into auth.sessions (id, user_id, signed_in_at) values (${sessionId}, ${id}, now())`;
      const token = await accessToken(id, sessionId);
      const own = client(token);
      // Otherwise its first channels would join as a visitor and get the user's token only later.
      await own.realtime.setAuth();
      return { id, email, sessionId, accessToken: token, client: own };
    },
    request: async (
      path: string,
      options: {
        readonly method?: string;
        readonly token?: string;
        readonly body?: unknown;
        readonly headers?: Readonly<Record<string, string>>;
      } = {},
    ): Promise<Response> =>
      fetch(`${url}${path}`, {
        method: options.method ?? 'GET',
        headers: {
          apikey: config.secrets.publishableKey,
          ...(options.token === undefined ? {} : { Authorization: `Bearer ${options.token}` }),
          ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...options.headers,
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      }),
  };
}
