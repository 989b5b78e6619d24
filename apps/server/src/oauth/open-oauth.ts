import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Provider } from 'oidc-provider';
import type { Base } from '../base.ts';
import { changing } from '../database/acting.ts';
import { raisedProblem } from '../database/database.ts';
import { callerAddress } from '../http/connection/api-request.ts';
import { batchedTask, type BatchedTask } from '../jobs/job.ts';
import { createTokenBuckets } from '../processes/token-bucket.ts';
import { DEFAULT_SCOPE, isAppScope } from '../rules/connected-apps.ts';
import type { connectedAppOperations } from '../rules/operations/connected-apps.ts';
import type { HandlersOf } from '../account/operations/operation.ts';
import type { Access } from '../sessions/access.ts';
import { fetchClientDocument } from './client-document.ts';
import { InvalidClientMetadata, readClientMetadata } from './client-metadata.ts';
import { consentRoutes } from './consent-routes.ts';
import { metadataDocuments, OAUTH_PATHS } from './metadata.ts';
import { recordId } from './records.ts';

interface OAuthParts extends Omit<Base, 'metrics'> {
  readonly access: Access;
  /** Absent: over the network. */
  readonly fetchDocument?: (url: string) => Promise<Response>;
}

const REGISTRATION_BYTES_MAX = 8_192;
const REGISTRATIONS_PER_HOUR = 30;
const UNUSED_REGISTRATIONS_MAX = 20_000;

/** Opens the OAuth server of `/mcp`: its documents, its endpoints, the calls of the consent page, and what owners do with connected apps. */
export function openOAuth({ config, database, log, workerBus, access, ...parts }: OAuthParts) {
  const { publicUrl, trustedProxies } = config;
  const { sql } = database;
  const isLocal = config.mode !== 'production';
  const perMinute = (calls: number, name: string) => {
    const capacity = isLocal ? calls * 20 : calls;
    return createTokenBuckets({ capacity, refillPerSecond: capacity / 60 }, Date.now, workerBus.share(`oauth ${name}`));
  };
  const requests = perMinute(120, 'requests');
  const fetches = perMinute(20, 'documents');
  const fetchDocument =
    parts.fetchDocument ??
    ((url: string) => fetchClientDocument(url, { allowsLocal: config.webhooksToLocalAddresses }));
  let opened: Promise<Provider> | null = null;
  /** The library is loaded with the first request. */
  const provider = (): Promise<Provider> =>
    (opened ??= import('./provider.ts').then(({ createProvider }) =>
      createProvider({ config, database, log, fetchDocument, fetches }),
    ));

  const documents = metadataDocuments(publicUrl);
  const routes = new Hono();
  for (const [path, document] of documents)
    routes.get(path, (c) =>
      c.json(document, 200, { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' }),
    );
  routes.use('/oauth/*', async (c, next) => {
    if (requests.take(callerAddress(c, trustedProxies)) === 0) return next();
    return c.json({ error: 'temporarily_unavailable', error_description: 'Too many requests.' }, 429, {
      'retry-after': '10',
    });
  });
  const register = async (c: Context) => {
    c.header('access-control-allow-origin', '*');
    c.header('cache-control', 'no-store');
    const clientId = randomUUID();
    try {
      const metadata = { ...readClientMetadata(await c.req.json().catch(() => null)), client_id: clientId };
      await sql`
        select private.register_client(${recordId(clientId)}, ${JSON.stringify(metadata)}::text::json, ${callerAddress(c, trustedProxies)},
          ${isLocal ? REGISTRATIONS_PER_HOUR * 20 : REGISTRATIONS_PER_HOUR}, ${UNUSED_REGISTRATIONS_MAX})`;
      return c.json({ ...metadata, client_id_issued_at: Math.floor(Date.now() / 1000) }, 201);
    } catch (error) {
      if (error instanceof InvalidClientMetadata)
        return c.json({ error: error.error, error_description: error.message }, 400);
      const problem = raisedProblem(error);
      if (problem?.status !== 429) throw error;
      return c.json({ error: 'temporarily_unavailable', error_description: problem.message }, 429, {
        'retry-after': '3600',
      });
    }
  };
  const preflight = (c: Context) =>
    c.body(null, 204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type, MCP-Protocol-Version',
      'access-control-max-age': '3600',
    });
  routes.post(
    OAUTH_PATHS.registration,
    bodyLimit({ maxSize: REGISTRATION_BYTES_MAX, onError: (c) => c.json({ error: 'invalid_client_metadata' }, 413) }),
    register,
  );
  routes.options(OAUTH_PATHS.registration, preflight);
  const pass = async (c: Context) => passOn(c, await provider(), publicUrl);
  routes.get(OAUTH_PATHS.authorization, pass);
  routes.get(`${OAUTH_PATHS.authorization}/:uid`, pass);
  for (const path of [OAUTH_PATHS.token, OAUTH_PATHS.revocation]) routes.on(['POST', 'OPTIONS'], path, pass);
  routes.route('/', consentRoutes({ provider, access, database, publicUrl, trustedProxies }));

  const operations: HandlersOf<typeof connectedAppOperations> = {
    'limit-app': ({ user, input: { id, daily_limit_usd: limit } }) =>
      changing(sql, { claims: user.claims }, async (tx) => {
        await tx`select private.limit_app(${id}, ${limit})`;
        return { id };
      }),
    'disconnect-app': ({ user, input: { id } }) =>
      changing(sql, { claims: user.claims }, async (tx) => {
        await tx`select private.disconnect_app(${id})`;
        return { id };
      }),
  };
  return { routes, operations, tasks: [batchedTask(sweepOAuth)] };
}

/** Asked by the library's own rules, of which each unknown parameter could wake one. */
const AUTHORIZATION_PARAMETERS: ReadonlySet<string> = new Set([
  'response_type',
  'response_mode',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'resource',
  'request',
  'request_uri',
]);

/** Gives a request to the library, as it is at the public address of this server. */
async function passOn(c: Context, provider: Provider, publicUrl: string): Promise<Response> {
  const { incoming, outgoing }: HttpBindings = c.env;
  const { host, protocol } = new URL(publicUrl);
  incoming.headers.host = host;
  incoming.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  delete incoming.headers['x-forwarded-host'];
  const url = new URL(incoming.url ?? '/', publicUrl);
  if (url.pathname === OAUTH_PATHS.authorization) url.search = askedFor(url.searchParams).toString();
  incoming.url = url.pathname + url.search;
  outgoing.setHeader('x-content-type-options', 'nosniff');
  outgoing.setHeader('referrer-policy', 'no-referrer');
  outgoing.setHeader('x-frame-options', 'DENY');
  await provider.callback()(incoming, outgoing);
  return RESPONSE_ALREADY_SENT;
}

/** The parameters that we use. Scopes that we do not have are left out; a request for none of ours is one for the charts. */
function askedFor(given: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams();
  for (const [name, value] of given) {
    if (name === 'prompt' && value === 'none') asked.append(name, value);
    if (!AUTHORIZATION_PARAMETERS.has(name)) continue;
    asked.append(name, name === 'scope' ? value.split(' ').filter(isAppScope).join(' ') || DEFAULT_SCOPE : value);
  }
  if (!asked.has('scope')) asked.append('scope', DEFAULT_SCOPE);
  return asked;
}

/** Deletes expired codes, tokens and requests every hour, and unused registrations. */
const sweepOAuth: BatchedTask = {
  name: 'sweep-oauth',
  cron: '41 * * * *',
  run: async (transaction) => {
    const rows = await transaction`
      delete from private.oauth_records where (kind, id) in (
        select kind, id from private.oauth_records where expires_at < now() order by expires_at limit 5000 for update skip locked) returning 1`;
    return rows.length === 5_000;
  },
};
