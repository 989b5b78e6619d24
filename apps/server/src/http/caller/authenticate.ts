import { isNdjson } from '../batch-jobs/asked-as-job.ts';
import type { Call } from '../call/call.ts';
import { isObject, parseBody } from '../input/parse-body.ts';
import { bodyBytesMax } from '../input/read-input.ts';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Account } from '../../metering/account.ts';
import { isUnavailable } from '../../metering/database-failure.ts';
import type { Metering } from '../../metering/metering.ts';
import { ANONYMOUS_RATE_PER_SECOND } from '../limits.ts';
import { refuseElsewhere, refuseEnded } from './key-locks.ts';
import type { RateLimiter } from './rate-limiter.ts';

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
  call.body = await call.request.readBody(bodyBytesMax(call));
  if (call.body === 'too_large') return { kind: 'none' };
  call.parsed = parseBody(call.body);
  if ('invalid' in call.parsed || !isObject(call.parsed.value)) return { kind: 'none' };
  const { bearer } = call.parsed.value;
  return typeof bearer === 'string' && bearer !== '' ? { kind: 'key', key: bearer } : { kind: 'none' };
}

const KEY = /^THE(?:TEST)?[0-9a-f]{15,40}$/;
const HINT = 'Send Authorization: Bearer THE… with the key from your dashboard.';

/**
 * Finds the account of a key. A key that was revoked, has expired or is used from elsewhere is recognised (its calls are logged) and refused.
 * @throws Problem 401 missing_key, invalid_key, revoked_key, expired_key; 403 key_origin, key_address; 429 for an address that keeps trying unknown keys
 */
export async function authenticate(call: Call, metering: Metering, limiter: RateLimiter): Promise<Account> {
  const credentials = await readCredentials(call);
  const key = wellFormedKey(credentials);
  const keyHash = metering.hashKey(key);
  let account = metering.accounts.get(keyHash);
  if (account === undefined) {
    if (!metering.accounts.isKnown(keyHash)) await limitGuessing(call, limiter);
    account = await metering.accounts.load(keyHash).catch((error: unknown) => {
      if (isUnavailable(error))
        throw new Problem({
          code: 'unavailable',
          field: null,
          message: 'The account service is not available at the moment.',
          hint: 'Try again shortly.',
        });
      throw error;
    });
  }
  if (account === null)
    throw new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.', hint: HINT });
  call.key = key;
  call.account = account;
  if (!account.usable)
    throw new Problem({
      code: 'revoked_key',
      field: null,
      message: 'This API key is not active.',
      hint: 'Activate it, or use another one.',
    });
  refuseEnded(account);
  refuseElsewhere(call, account, metering);
  return account;
}

function wellFormedKey(credentials: Credentials): string {
  if (credentials.kind === 'none')
    throw new Problem({ code: 'missing_key', field: null, message: 'An API key is required.', hint: HINT });
  if (credentials.kind === 'malformed' || !KEY.test(credentials.key))
    throw new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.', hint: HINT });
  return credentials.key;
}

async function limitGuessing(call: Call, limiter: RateLimiter): Promise<void> {
  const state = await limiter.take(`address:${call.request.remoteAddress}`, ANONYMOUS_RATE_PER_SECOND);
  if (state.allowed) return;
  call.rate = state;
  throw new Problem({
    code: 'rate_limited',
    field: null,
    message: 'Too many requests with unknown keys.',
    hint: `Try again in ${state.retryAfterSeconds} s.`,
  });
}
