import { isNdjson } from '../batch-jobs/asked-as-job.ts';
import type { Call } from '../call/call.ts';
import { isObject, parseBody } from '../input/parse-body.ts';
import { bodyBytesMax } from '../input/read-input.ts';

const BEARER = /^Bearer +(\S+) *$/i;

/** `malformed`: credentials were sent, but they are not a key. */
export type Credentials =
  { readonly kind: 'none' } | { readonly kind: 'malformed' } | { readonly kind: 'key'; readonly key: string };

/**
 * Reads the key of a request from the Authorization header, or, if and only if that header is absent, from the field `bearer` of a POST body.
 * In the second case it reads the body and stores it in the call.
 */
export async function readCredentials(call: Call): Promise<Credentials> {
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
