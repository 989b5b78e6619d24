import { Problem } from '@theia-astro/endpoints/problem';
import { isNdjson } from '../batch-jobs/job-document.ts';
import { advance, type Call, type Recognised } from '../call/call.ts';
import { bodyBytesMax, isObject, parseBody } from '../input/read-input.ts';
import type { Account } from '../../metering/account.ts';
import { isUnavailable } from '../../metering/database-failure.ts';
import type { Metering } from '../../metering/metering.ts';
import { ANONYMOUS_RATE_PER_SECOND } from '../limits.ts';
import { type RateLimiter, requireAllowed } from './rate-limiter.ts';

const BEARER = /^Bearer +(\S+) *$/i;

/** `malformed`: credentials were sent, but they are not a key. */
type Credentials =
  { readonly kind: 'none' } | { readonly kind: 'malformed' } | { readonly kind: 'key'; readonly key: string };

/**
 * Reads the key of a request from the Authorization header, or, if and only if that header is absent, from the field `bearer` of a POST body.
 * In the second case it reads the body and stores it in the call.
 */
async function readCredentials(call: Call): Promise<Credentials> {
  const header = call.request.header('authorization');
  if (header !== undefined) {
    const key = BEARER.exec(header)?.[1];
    return key === undefined ? { kind: 'malformed' } : { kind: 'key', key };
  }
  if (call.request.method !== 'POST' || isNdjson(call.request)) return { kind: 'none' };
  const { body } = advance(call, { body: await call.request.readBody(bodyBytesMax(call)) });
  if (body === 'too_large') return { kind: 'none' };
  const { parsedBody } = advance(call, { parsedBody: parseBody(body) });
  if ('invalid' in parsedBody || !isObject(parsedBody.value)) return { kind: 'none' };
  const { bearer } = parsedBody.value;
  return typeof bearer === 'string' && bearer !== '' ? { kind: 'key', key: bearer } : { kind: 'none' };
}

const KEY = /^THE(?:TEST)?[0-9a-f]{15,40}$/;
const HINT = 'Send Authorization: Bearer THE… with the key from your dashboard.';

/**
 * Finds the account of a key. A key that was revoked, has expired or is used from elsewhere is recognised (its calls are logged) and refused.
 * @throws Problem 401 missing_key, invalid_key, revoked_key, expired_key; 403 key_origin, key_address; 429 for an address that keeps trying unknown keys
 */
export async function authenticate(call: Call, metering: Metering, limiter: RateLimiter): Promise<Recognised> {
  if (call.request.caller !== undefined) return advance(call, call.request.caller);
  const credentials = await readCredentials(call);
  const key = wellFormedKey(credentials);
  const keyHash = metering.hashKey(key);
  let account = metering.accounts.get(keyHash);
  if (account === undefined) {
    if (!metering.accounts.isKnown(keyHash)) await limitGuessing(call, limiter);
    account = await metering.accounts.load(keyHash).catch(throwLookUpFailure);
  }
  if (account === null)
    throw new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.', hint: HINT });
  const recognised = advance(call, { key, account });
  if (!account.usable || account.isApp)
    throw new Problem({
      code: 'revoked_key',
      field: null,
      message: 'This API key is not active.',
      hint: 'Activate it, or use another one.',
    });
  refuseEnded(account);
  refuseElsewhere(recognised, metering);
  return recognised;
}

function wellFormedKey(credentials: Credentials): string {
  if (credentials.kind === 'none')
    throw new Problem({ code: 'missing_key', field: null, message: 'An API key is required.', hint: HINT });
  if (credentials.kind === 'malformed' || !KEY.test(credentials.key))
    throw new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.', hint: HINT });
  return credentials.key;
}

/** Reports that an account could not be looked up. @throws Problem 503 while the database is away, otherwise the error itself */
export function throwLookUpFailure(error: unknown): never {
  if (!isUnavailable(error)) throw error;
  throw new Problem({
    code: 'unavailable',
    field: null,
    message: 'The account service is not available at the moment.',
    hint: 'Try again shortly.',
  });
}

/** Slows an address down that tries unknown keys or tokens. @throws Problem 429 */
export async function limitGuessing(call: Call, limiter: RateLimiter): Promise<void> {
  const state = await limiter.take(`address:${call.request.remoteAddress}`, ANONYMOUS_RATE_PER_SECOND);
  if (!state.allowed) requireAllowed(call, state, 'Too many requests with unknown keys.');
}

/** Whether a key has expired, by the clock of the database. */
export function hasExpired({ limits: { expiresAtMs } }: Account): boolean {
  return expiresAtMs !== null && performance.now() >= expiresAtMs;
}

/** Refuses a key that has expired, or was replaced and whose overlap is over. @throws Problem 401 expired_key */
function refuseEnded(account: Account): void {
  const { oldKeyEndsAtMs } = account.limits;
  if (oldKeyEndsAtMs !== null && performance.now() >= oldKeyEndsAtMs)
    throw new Problem({
      code: 'expired_key',
      field: null,
      message: 'This API key was replaced, and its overlap is over.',
      hint: 'Use the new key from your dashboard.',
    });
  if (hasExpired(account))
    throw new Problem({
      code: 'expired_key',
      field: null,
      message: 'This API key has expired.',
      hint: 'Set another expiry in your dashboard, or use another key.',
    });
}

/**
 * Refuses a key outside the origins and networks that it is locked to, and notes that for the audit log. A lock to origins keeps other web pages from
 * using a key that a page has to show; whoever writes requests by hand writes the Origin header too. Without one, the call comes from no page.
 * @throws Problem 403 key_origin, key_address
 */
function refuseElsewhere({ request, account }: Recognised, metering: Metering): void {
  const { origins, allowsAddress, addresses } = account.limits;
  if (addresses.length > 0 && !allowsAddress(request.address)) {
    metering.noteRefusedUse({ keyId: account.keyId, reason: 'address', network: request.remoteAddress, origin: null });
    throw new Problem({
      code: 'key_address',
      field: null,
      message: 'This API key may not be used from this address.',
      hint: 'Use an address in one of its networks, or change them in your dashboard.',
    });
  }
  if (origins.length === 0) return;
  const origin = request.header('origin') ?? null;
  if (origin !== null && origins.includes(origin)) return;
  metering.noteRefusedUse({ keyId: account.keyId, reason: 'origin', network: request.remoteAddress, origin });
  throw new Problem({
    code: 'key_origin',
    field: 'Origin',
    message:
      origin === null
        ? 'This API key works on its web origins only, and the call has no Origin.'
        : 'This API key may not be used by this web origin.',
    hint: 'Use one of its origins, or change them in your dashboard. A key for a server needs no lock to origins.',
  });
}
