import { isUtf8 } from 'node:buffer';
import { type Issue, Problem } from '@theia-astro/endpoints/problem';
import type { Call } from '../call/call.ts';
import { BODY_BYTES_MAX } from '../limits.ts';

/** Reads the whole body unless it was already read to find the key. @throws Problem 413 */
export async function limitBody(call: Call): Promise<Buffer> {
  const most = bodyBytesMax(call);
  const body = call.body ?? (await call.request.readBody(most));
  if (body !== 'too_large') return body;
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
  const object = bodyObject(call.parsedBody ?? parseBody(bytes));
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

/**
 * The query as an object of strings. A list may be repeated (`bodies=sun&bodies=moon` is `bodies=sun,moon`). Other names may be repeated only with
 * the same value. `bearer` is not a field here: keys are not accepted in the query.
 * @throws Problem 400 conflicting_fields
 */
export function queryInput(query: string, lists: ReadonlySet<string>): Readonly<Record<string, string>> {
  const fields = new Map<string, string>();
  const issues: Issue[] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === 'bearer') continue;
    const earlier = fields.get(name);
    if (earlier !== undefined && lists.has(name)) fields.set(name, `${earlier},${value}`);
    else if (earlier !== undefined && earlier !== value)
      issues.push({
        code: 'conflicting_fields',
        field: name,
        message: `${name} is given more than once with different values.`,
        hint: 'Keep one of them.',
      });
    else fields.set(name, value);
  }
  const [first, ...rest] = issues;
  if (first !== undefined) throw new Problem(first, ...rest);
  return Object.fromEntries(fields);
}

const DEPTH_MAX = 16;

/** The result of parsing a body; `invalid` says why it is not JSON. */
export type ParsedBody = { readonly value: unknown } | { readonly invalid: string };

/** Decodes and parses a JSON body without validating its content. */
export function parseBody(bytes: Buffer): ParsedBody {
  if (!isUtf8(bytes)) return { invalid: 'The body is not valid UTF-8.' };
  const text = bytes.toString('utf8');
  try {
    return { value: JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text) as unknown };
  } catch {
    return { invalid: bytes.byteLength === 0 ? 'The body is empty.' : 'The body is not valid JSON.' };
  }
}

/**
 * Returns the JSON object of a body.
 * @throws Problem 400 invalid_json (also for more than 16 levels), body_not_object
 */
export function bodyObject(parsed: ParsedBody): Readonly<Record<string, unknown>> {
  if ('invalid' in parsed)
    throw new Problem({ code: 'invalid_json', field: null, message: parsed.invalid, hint: 'Send one JSON object.' });
  const { value } = parsed;
  if (!isObject(value))
    throw new Problem({
      code: 'body_not_object',
      field: null,
      message: 'The body must be a JSON object.',
      hint: 'Send {…}.',
    });
  if (isTooDeep(value))
    throw new Problem({
      code: 'invalid_json',
      field: null,
      message: `The body is nested deeper than ${DEPTH_MAX} levels.`,
    });
  return value;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is nested deeper than a body may be. */
export function isTooDeep(value: unknown): boolean {
  return isDeeperThan(value, DEPTH_MAX);
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(member, levels - 1));
}
