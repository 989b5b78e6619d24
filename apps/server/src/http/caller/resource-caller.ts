import { Problem } from '@theia-astro/endpoints/problem';
import type { Acting } from '../../database/acting.ts';
import type { Account } from '../../metering/account.ts';
import { AccessDenied } from '../../sessions/access.ts';
import { isOwnOrigin } from '../../sessions/own-origin.ts';
import { bearerToken } from '../../sessions/session.ts';
import { advance, type Call, type CallServices } from '../call/call.ts';
import { authenticate } from './authenticate.ts';
import { permitName } from './permit-product.ts';
import { limitRate, limitSession } from './rate-limiter.ts';

/** Who calls a resource, and whose resources those are: an API key, or the owner of the account in a signed-in session. */
export type ResourceCaller = KeyCaller | SessionCaller;

interface KeyCaller {
  readonly kind: 'key';
  readonly account: Account;
  readonly userId: string;
  readonly keyId: string;
  readonly isTest: boolean;
  /** Named in the audit log. */
  readonly by: Acting;
}

/** Sees the resources of all keys, those of test keys too. */
interface SessionCaller {
  readonly kind: 'session';
  readonly userId: string;
  readonly keyId: null;
  readonly isTest: null;
  readonly by: Acting;
}

/** An access token has three parts; an API key has one. */
const ACCESS_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Finds the caller of a resource and takes one call from its rate.
 * @param product what a key must be allowed to call; null: nothing
 * @throws Problem 401 or 403 for a key or an access token that may not be used; 403 key_scope; 429
 */
export async function identifyCaller(
  call: Call,
  product: string | null,
  services: CallServices,
): Promise<ResourceCaller> {
  const token = bearerToken(call.request.header('authorization'));
  if (token !== null && ACCESS_TOKEN.test(token)) return sessionCaller(call, token, services);
  const recognised = await authenticate(call, services.metering, services.limiter);
  await limitRate(recognised, services.limiter);
  const { account } = recognised;
  if (product !== null) permitName(account, product);
  const { userId, keyId, isTest } = account;
  return { kind: 'key', account, userId, keyId, isTest, by: { as: 'caller', network: call.request.remoteAddress } };
}

async function sessionCaller(
  call: Call,
  token: string,
  { access, publicUrl, limiter }: CallServices,
): Promise<SessionCaller> {
  const origin = call.request.header('origin');
  // These routes allow every origin, so that pages can use a key. An access token is for our own pages only.
  if (origin !== undefined && !isOwnOrigin(publicUrl, origin))
    throw new Problem({ code: 'key_origin', field: 'Origin', message: 'Pages of other sites may not call this.' });
  const caller = await access.caller(`Bearer ${token}`).catch((error: unknown) => {
    throw error instanceof AccessDenied ? signInAgain(error.message) : error;
  });
  if (caller.role === 'anon') throw signInAgain('Please sign in.');
  const { userId, claims } = caller;
  await limitSession(advance(call, { sessionUserId: userId }), claims.session_id, limiter);
  const by = { claims: { ...claims, network: call.request.remoteAddress } };
  return { kind: 'session', userId, keyId: null, isTest: null, by };
}

const signInAgain = (message: string) =>
  new Problem({ code: 'invalid_key', field: null, message, hint: 'Sign in again.' });

/** The account of a caller with a key. @throws Problem 401 missing_key for a session */
export function requireKey(caller: ResourceCaller): Account {
  if (caller.kind === 'key') return caller.account;
  throw new Problem({
    code: 'missing_key',
    field: null,
    message: 'This needs an API key; a session cannot do it.',
    hint: 'Send Authorization: Bearer THE… with the key from your dashboard.',
  });
}

/** How a resource that is not there is reported. */
interface Missing {
  readonly message: string;
  readonly hint: string;
  /** The message for the user of the dashboard. */
  readonly forUser: string;
}

/** @throws Problem 404 when nothing was found */
export function requireFound<Found>(
  { kind }: ResourceCaller,
  found: Found | null | false,
  { message, hint, forUser }: Missing,
): Found {
  if (found !== null && found !== false) return found;
  throw new Problem({
    code: 'not_found',
    field: null,
    ...(kind === 'key' ? { message, hint } : { message: forUser }),
  });
}
