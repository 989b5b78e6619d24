import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { isUnavailable } from '../../metering/database-failure.ts';
import { OUTAGE } from '../../database/outage.ts';
import { answerInTime, isAborted } from '../outage.ts';
import { type Access, AccessDenied, type Caller } from '../../sessions/access.ts';
import { isReadableAddress } from '../storable-text.ts';
import type { Base } from '../../base.ts';
import { callerAddress } from '../../http/connection/api-request.ts';
import { openRestEngine, type RestEngine, type RestEngineOptions } from './engine.ts';
import { RestProblem } from './rest-problem.ts';

const CONNECTIONS = 6;

/** Opens the table interface for browsers. */
export function openRest(
  { config, database, log }: Base,
  access: Access,
  readAnswers: RestEngineOptions['readAnswers'],
) {
  const engine = openRestEngine({
    ...database,
    keySecrets: database,
    poolSize: CONNECTIONS,
    logger: log,
    readAnswers,
  });
  const clientAddress = (c: Context): string => callerAddress(c, config.trustedProxies);
  return {
    routes: new Hono().route('/rest/v1', restRoutes({ access, engine, logger: log, clientAddress })),
    close: engine.close,
  };
}

export interface RestDependencies {
  readonly access: Access;
  readonly engine: RestEngine;
  readonly logger: Logger;
  /** The client address for rate limits. The database mails it to owners when their keys change. */
  readonly clientAddress: (c: Context) => string;
}

const BODY_BYTES_MAX = 64 * 1024;
const PROFILE_HEADERS = ['accept-profile', 'content-profile'] as const;

/** The table interface, mounted at `/rest/v1`: tables of `public` only, no functions, as the caller of the access token. */
export function restRoutes({ access, engine, logger, clientAddress }: RestDependencies): Hono {
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: BODY_BYTES_MAX,
      onError: () => problem(413, 'PGRST102', 'The request body is too large'),
    }),
  );

  app.use(async (c, next) =>
    isReadableAddress(c.req.url)
      ? next()
      : problem(400, '22021', 'The URL cannot be read: its path is not UTF-8, or it contains the character U+0000'),
  );

  app.use(answerInTime(engine.sql));
  app.all('/:table{[^/]+}', async (c) => {
    if (!access.isPublishableKey(c.req.header('apikey') ?? c.req.query('apikey'))) {
      return problem(401, 'PGRST301', 'Invalid API key', {
        hint: 'Send the publishable key of /config.json as the header `apikey`.',
      });
    }
    const schema = PROFILE_HEADERS.map((name) => c.req.header(name)).find(
      (value) => value !== undefined && value !== 'public',
    );
    if (schema !== undefined)
      return problem(406, 'PGRST106', `Invalid schema: ${schema}`, {
        hint: 'Only the following schemas are exposed: public',
      });
    const caller = await access.caller(c.req.header('authorization'));
    const body = c.req.method === 'GET' || c.req.method === 'HEAD' ? null : await c.req.text();
    return hideServerError(
      await engine.fetch(engineRequest(c.req.raw, body), seenFrom(caller, clientAddress(c))),
      logger,
    );
  });
  app.all('/rpc/*', () =>
    problem(404, 'PGRST202', 'Could not find the function in the schema cache', {
      hint: 'No function is callable here.',
    }),
  );
  app.all('*', () => problem(404, 'PGRST125', 'Invalid path specified in request URL'));

  app.onError((error) => {
    if (error instanceof AccessDenied) return problem(401, error.code, error.message);
    if (isAborted(error)) return problem(400, 'PGRST102', 'The request body did not arrive whole');
    if (isUnavailable(error)) {
      logger.warn({ reason: error.message }, 'the database is unavailable');
      return problem(503, 'PGRST000', OUTAGE);
    }
    logger.error({ err: error }, 'table request failed');
    return problem(500, 'XX000', 'The request could not be completed');
  });
  return app;
}

function seenFrom(caller: Caller, network: string): Caller {
  return caller.role === 'anon' ? caller : { ...caller, claims: { ...caller.claims, network } };
}

function engineRequest(request: Request, body: string | null): Request {
  const url = new URL(request.url);
  url.searchParams.delete('apikey');
  return new Request(url, { method: request.method, headers: request.headers, body });
}

function hideServerError(response: Response, logger: Logger): Response {
  if (response.status >= 500) {
    logger.error({ status: response.status }, 'table request failed');
    return problem(
      response.status === 503 || response.status === 504 ? response.status : 500,
      'XX000',
      'The request could not be completed',
    );
  }
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

function problem(...of: ConstructorParameters<typeof RestProblem>): Response {
  return new RestProblem(...of).toResponse();
}
