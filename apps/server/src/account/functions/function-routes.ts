import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { CallArchiveUnavailable } from '../../call-archive/read/ask.ts';
import type { Sql } from '../../database/database.ts';
import { isUnavailable } from '../../metering/database-failure.ts';
import { answerInTime, isAborted, OUTAGE } from '../outage.ts';
import { type Access, AccessRefused, type User } from '../access.ts';
import { isJson } from '../is-json.ts';
import { ownOriginOnly } from '../own-origin.ts';
import { isStorable, isReadableAddress } from '../storable-text.ts';
import { type AccountFunction, FunctionRefused } from './account-function.ts';

export interface FunctionDependencies {
  readonly access: Access;
  readonly sql: Sql;
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly functions: readonly AccountFunction[];
  /** The network of the caller, for the audit log. */
  readonly clientAddress: (c: Context) => string;
}

const BODY_BYTES_MAX = 64 * 1024;

interface FunctionEnvironment {
  Variables: { called: AccountFunction; user: User };
}

/**
 * The functions of the signed-in user, mounted at `/functions/v1`. Every answer is JSON; a refusal reads `{ "error": "…" }`, with a `code`
 * where the caller can act on it.
 */
export function functionRoutes({
  access,
  sql,
  publicUrl,
  logger,
  functions,
  clientAddress,
}: FunctionDependencies): Hono {
  const byName = new Map(functions.map((entry) => [entry.name, entry]));
  const app = new Hono<FunctionEnvironment>();
  app.use(ownOriginOnly(publicUrl, ['POST']));

  app.use(async (c, next) =>
    isReadableAddress(c.req.url) ? next() : c.json({ error: 'The URL cannot be read' }, 400),
  );
  app.use(answerInTime(sql));
  app.use('/:name', async (c, next) => {
    const called = byName.get(c.req.param('name'));
    if (called === undefined) return c.json({ error: 'No such function' }, 404);
    if (c.req.method !== 'POST') return c.json({ error: 'Functions are called with POST' }, 405, { Allow: 'POST' });
    const caller = await access.caller(c.req.header('authorization'));
    if (caller.role === 'anon') return c.json({ error: 'Please sign in' }, 401);
    c.set('called', called);
    c.set('user', { ...caller, claims: { ...caller.claims, network: clientAddress(c) } });
    return bodyLimit({
      maxSize: called.formBytesMax ?? BODY_BYTES_MAX,
      onError: (refused) => refused.json({ error: 'The request body is too large' }, 413),
    })(c, next);
  });
  app.post('/:name', async (c) => {
    const called = c.get('called');
    const body = called.formBytesMax === undefined ? await readJson(c) : await readForm(c);
    return c.json(await called.handle({ user: c.get('user'), body, sql, logger }), 200, {
      'Cache-Control': 'no-store',
    });
  });
  app.all('*', (c) => c.json({ error: 'No such function' }, 404));

  app.onError((error, c) => {
    if (error instanceof FunctionRefused)
      return c.json({ error: error.message, ...(error.code === null ? {} : { code: error.code }) }, error.status);
    if (error instanceof AccessRefused) return c.json({ error: error.message }, 401);
    if (isAborted(error)) return c.json({ error: 'The request body did not arrive whole' }, 400);
    if (error instanceof CallArchiveUnavailable) {
      logger.warn({ reason: error.reason, function: c.req.path }, 'a function found no call archive');
      const { message, code, movedUntil, retryAfterSeconds } = error;
      return c.json({ error: message, code, moved_until: movedUntil }, 503, {
        'Retry-After': String(retryAfterSeconds),
      });
    }
    if (isUnavailable(error)) {
      logger.warn({ reason: error.message, function: c.req.path }, 'a function found no database');
      return c.json({ error: OUTAGE, code: 'unavailable' }, 503);
    }
    logger.error({ err: error, function: c.req.path }, 'function failed');
    return c.json({ error: 'The function failed. Please try again.' }, 500);
  });
  return new Hono().route('/', app);
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  if (!isJson(c)) throw new FunctionRefused(415, 'The request body must be sent as application/json');
  const body = parseJson(text);
  if (!isStorable(body)) throw new FunctionRefused(400, 'The request body holds text or nesting that cannot be stored');
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FunctionRefused(400, 'The request body is not valid JSON');
  }
}

async function readForm(c: Context): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch {
    throw new FunctionRefused(400, 'The request body is not a form');
  }
}
