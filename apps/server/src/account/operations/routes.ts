import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { CallArchiveUnavailable } from '../../call-archive/read/ask.ts';
import type { Config } from '../../config/config.ts';
import type { Sql } from '../../database/database.ts';
import { callerAddress } from '../../http/connection/api-request.ts';
import { isUnavailable } from '../../metering/database-failure.ts';
import { type OperationName, operations } from '../../rules/operations/catalog.ts';
import type { Operation } from '../../rules/operations/operation.ts';
import { type Access, AccessDenied, type User } from '../../sessions/access.ts';
import { isJson } from '../is-json.ts';
import { OUTAGE } from '../../database/outage.ts';
import { answerInTime, isAborted } from '../outage.ts';
import { ownOriginOnly } from '../../sessions/own-origin.ts';
import { isReadableAddress, isStorable } from '../storable-text.ts';
import { findOperation, type Handlers, OperationError, runOperation } from './operation.ts';

export interface OperationRouteParts {
  readonly access: Access;
  readonly sql: Sql;
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly handlers: Handlers;
  /** The network of the caller, for the audit log. */
  readonly clientAddress: (c: Context) => string;
}

const BODY_BYTES_MAX = 64 * 1024;

interface OperationEnvironment {
  Variables: { name: OperationName; declared: Operation; user: User };
}

/** Serves the handlers of all parts at `/functions/v1`. */
export function openOperations(
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
  parts: Pick<OperationRouteParts, 'access' | 'sql' | 'logger' | 'handlers'>,
) {
  const clientAddress = (c: Context) => callerAddress(c, trustedProxies);
  return { routes: new Hono().route('/functions/v1', operationRoutes({ ...parts, publicUrl, clientAddress })) };
}

/** The operations of the catalogue, mounted at `/functions/v1`. An error response is `{ "error": "…" }`, with a `code` if the caller can act on it. */
export function operationRoutes(parts: OperationRouteParts): Hono {
  const { access, sql, publicUrl, logger, handlers, clientAddress } = parts;
  const app = new Hono<OperationEnvironment>();
  app.use(ownOriginOnly(publicUrl, ['POST']));
  app.use(async (c, next) =>
    isReadableAddress(c.req.url) ? next() : c.json({ error: 'The URL cannot be read' }, 400),
  );
  app.use(answerInTime(sql));
  app.use('/:name', async (c, next) => {
    const name = findOperation(handlers, c.req.param('name'));
    if (name === null) return c.json({ error: 'No such function' }, 404);
    if (c.req.method !== 'POST') return c.json({ error: 'Functions are called with POST' }, 405, { Allow: 'POST' });
    const caller = await access.caller(c.req.header('authorization'));
    if (caller.role === 'anon') return c.json({ error: 'Please sign in' }, 401);
    const declared: Operation = operations[name];
    c.set('name', name);
    c.set('declared', declared);
    c.set('user', { ...caller, claims: { ...caller.claims, network: clientAddress(c) } });
    return bodyLimit({
      maxSize: declared.formBytesMax ?? BODY_BYTES_MAX,
      onError: (tooLarge) => tooLarge.json({ error: 'The request body is too large' }, 413),
    })(c, next);
  });
  app.post('/:name', async (c) => {
    const input = c.get('declared').formBytesMax === undefined ? await readJson(c) : await readForm(c);
    const output = await runOperation(handlers, c.get('name'), { user: c.get('user'), input, sql, logger });
    return c.json(output, 200, { 'Cache-Control': 'no-store' });
  });
  app.all('*', (c) => c.json({ error: 'No such function' }, 404));

  app.onError((error, c) => {
    if (error instanceof OperationError)
      return c.json({ error: error.message, ...(error.code === null ? {} : { code: error.code }) }, error.status);
    if (error instanceof AccessDenied) return c.json({ error: error.message }, 401);
    if (isAborted(error)) return c.json({ error: 'The request body did not arrive whole' }, 400);
    if (error instanceof CallArchiveUnavailable) {
      logger.warn({ reason: error.reason, operation: c.req.path }, 'the call archive is unavailable');
      const { message, code, movedUntil, retryAfterSeconds } = error;
      return c.json({ error: message, code, moved_until: movedUntil }, 503, {
        'Retry-After': String(retryAfterSeconds),
      });
    }
    if (isUnavailable(error)) {
      logger.warn({ reason: error.message, operation: c.req.path }, 'the database is unavailable');
      return c.json({ error: OUTAGE, code: 'unavailable' }, 503);
    }
    logger.error({ err: error, operation: c.req.path }, 'account operation failed');
    return c.json({ error: 'The function failed. Please try again.' }, 500);
  });
  return new Hono().route('/', app);
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  if (!isJson(c)) throw new OperationError(415, 'The request body must be sent as application/json');
  const body = parseJson(text);
  if (!isStorable(body)) throw new OperationError(400, 'The request body holds text or nesting that cannot be stored');
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OperationError(400, 'The request body is not valid JSON');
  }
}

async function readForm(c: Context): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch {
    throw new OperationError(400, 'The request body is not a form');
  }
}
