import { createHash } from 'node:crypto';
import { productOf } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import type { AppRights } from '../../metering/account.ts';
import { APP_SCOPES, type AppScope, DEFAULT_SCOPE } from '../../rules/connected-apps.ts';
import { bearerToken } from '../../sessions/session.ts';
import { advance, type Call, type CallServices, type Recognised } from '../call/call.ts';
import { authenticate, limitGuessing, throwLookUpFailure } from '../caller/authenticate.ts';
import { isObject } from '../input/read-input.ts';
import type { Tool } from './tools.ts';

/** A caller of `/mcp`: a key, or a connected app with what its owner allows. */
export interface McpCaller {
  readonly caller: Recognised;
  /** Null: a key, which may do what its restrictions let it do. */
  readonly rights: AppRights | null;
}

/** An access token of the OAuth server. */
const ACCESS_TOKEN = /^[\w-]{43}$/;

/** Paths and identifiers by which clients find the OAuth server of `/mcp`. */
export const mcpResource = (publicUrl: string): string => `${publicUrl}/mcp`;
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';

/** @throws Problem 401, 403 and 429 as `authenticate` */
export async function identifyMcpCaller(call: Call, services: CallServices): Promise<McpCaller> {
  const token = bearerToken(call.request.header('authorization'));
  if (token === null || !ACCESS_TOKEN.test(token))
    return { caller: await authenticate(call, services.metering, services.limiter), rights: null };
  const hash = createHash('sha256').update(token).digest();
  const found = await services.metering
    .readAccountOfToken(hash, mcpResource(services.publicUrl))
    .catch(throwLookUpFailure);
  if (found === null || !found.account.usable) {
    await limitGuessing(call, services.limiter);
    throw new Problem({
      code: 'invalid_key',
      field: null,
      message: 'This access token is not valid, or has expired.',
      hint: 'Refresh it, or connect again.',
    });
  }
  return { caller: advance(call, { key: '', account: found.account }), rights: found.rights };
}

/** An app lacks a scope, which its client may ask for. */
class MissingScope extends Problem {
  readonly scopes: readonly string[];

  constructor(needed: AppScope, rights: AppRights) {
    super({
      code: 'key_scope',
      field: null,
      message: `This app may not do this: ${APP_SCOPES[needed].toLowerCase()}.`,
      hint: `Connect it again with the scope ${needed}.`,
    });
    this.scopes = [...new Set([...rights.scopes, needed])];
  }
}

/**
 * Checks that an app may use a tool. Reports cost a thousand times as much as charts, so they have a scope of their own.
 * @throws Problem 403 key_scope
 */
export function requireScope(
  rights: AppRights | null,
  message: Readonly<Record<string, unknown>>,
  tools: readonly Tool[],
  { findRoute }: Pick<CallServices, 'findRoute'>,
): void {
  if (rights === null || message['method'] !== 'tools/call') return;
  const params = isObject(message['params']) ? message['params'] : {};
  const tool = tools.find(({ name }) => name === params['name']);
  const route = tool === undefined ? undefined : findRoute(tool.path);
  if (tool === undefined || route === undefined) return;
  const given = isObject(params['arguments']) ? params['arguments'] : {};
  const needed = productOf(route.endpoint, tool.body(given)).kept === undefined ? DEFAULT_SCOPE : 'reports';
  if (!rights.scopes.includes(needed)) throw new MissingScope(needed, rights);
}

/** How a client of `/mcp` finds out where to get a token, or one with more scopes (RFC 9728, RFC 6750). */
export function challengeOf(problem: Problem, call: Call, publicUrl: string): Readonly<Record<string, string>> {
  const isMissingScope = problem instanceof MissingScope;
  if (problem.status !== 401 && !isMissingScope) return {};
  const isSent = call.request.header('authorization') !== undefined;
  const error = isMissingScope ? 'insufficient_scope' : isSent ? 'invalid_token' : null;
  const parts = {
    realm: 'theia',
    ...(error === null ? {} : { error, error_description: problem.message }),
    scope: isMissingScope ? problem.scopes.join(' ') : DEFAULT_SCOPE,
    resource_metadata: `${publicUrl}${RESOURCE_METADATA_PATH}/mcp`,
  };
  const text = Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ');
  return {
    'www-authenticate': `Bearer ${text}`,
    'access-control-expose-headers': 'WWW-Authenticate, X-Request-Id, Retry-After',
  };
}
