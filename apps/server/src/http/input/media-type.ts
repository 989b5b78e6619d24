import { Problem } from '@theia-astro/endpoints/problem';

const JSON_TYPE = /^application\/(?:json|[A-Za-z0-9!#$&^_.-]+\+json)$/i;
const CHARSET = /^charset\s*=\s*"?([^";]+)"?$/i;

/** @throws Problem 415 unless the body is declared as plain JSON in UTF-8 */
export function requireJson(contentType: string | undefined, contentEncoding: string | undefined): void {
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
