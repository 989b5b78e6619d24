import { Problem } from '@theia-astro/endpoints/problem';
import type { Call } from '../call/call.ts';
import { BODY_BYTES_MAX } from '../limits.ts';
import { requireJson } from './media-type.ts';
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
