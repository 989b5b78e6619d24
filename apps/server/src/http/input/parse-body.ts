import { isUtf8 } from 'node:buffer';
import { Problem } from '@theia-astro/endpoints/problem';

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
