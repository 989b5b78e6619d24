import { Problem } from '@theia-astro/endpoints/problem';
import type { Call } from '../call/call.ts';
import { BODY_BYTES_MAX } from '../limits.ts';
import { bodyObject, parseBody } from './parse-body.ts';

/** Reads the whole body unless it was already read to find the key. @throws Problem 413 */
export async function limitBody(call: Call): Promise<Buffer> {
  const most = bodyBytesMax(call);
  call.body ??= await call.request.readBody(most);
  if (call.body !== 'too_large') return call.body;
  throw new Problem({ code: 'payload_too_large', field: null, message: `The body is larger than ${most / 1024} KiB.` });
}

/** The largest body the endpoint accepts. */
export function bodyBytesMax(call: Call): number {
  return call.route?.endpoint.batch?.bodyBytesMax ?? BODY_BYTES_MAX;
}

/** @throws Problem 415 */
export function requireJsonBody(call: Call): void {
  requireJson(call.request.header('content-type'), call.request.header('content-encoding'));
}

/** The body's fields without the key. @throws Problem 400 invalid_json, body_not_object */
export function bodyInput(call: Call, bytes: Buffer): Readonly<Record<string, unknown>> {
  const object = bodyObject(call.parsed ?? parseBody(bytes));
  if (!Object.hasOwn(object, 'bearer')) return object;
  const { bearer: _, ...fields } = object;
  return fields;
}

const JSON_TYPE = /^application\/(?:json|[A-Za-z0-9!#$&^_.-]+\+json)$/i;
const CHARSET = /^charset\s*=\s*"?([^";]+)"?$/i;

/** @throws Problem 415 unless the body is declared as plain JSON in UTF-8 */
function requireJson(contentType: string | undefined, contentEncoding: string | undefined): void {
  if (contentType === 'application/json' && contentEncoding === undefined) return;
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim());
  const charset = parameters
    .map((parameter) => CHARSET.exec(parameter)?.[1]?.trim().toLowerCase())
    .find((value) => value !== undefined);
  const plain =
    contentEncoding === undefined ||
    contentEncoding.trim().toLowerCase() === 'identity' ||
    contentEncoding.trim() === '';
  if (JSON_TYPE.test(type) && plain && (charset === undefined || charset === 'utf-8' || charset === 'utf8')) return;
  const message = !plain ? 'The body must not be compressed.' : 'The body must be JSON in UTF-8.';
  throw new Problem({
    code: 'unsupported_media_type',
    field: null,
    message,
    hint: 'Send Content-Type: application/json.',
  });
}
