import { Problem } from '@theia-astro/endpoints/problem';
import type { ApiRequest } from '../connection/api-request.ts';
import { prefersAsync } from '../input/prefers-async.ts';

const NDJSON = /^application\/(?:x-)?(?:ndjson|jsonl|json-lines)\s*(?:;|$)/i;

/** How the items of a job were sent: one a line, or as the list of a batch. */
export type JobForm = 'ndjson' | 'json';

/** Whether a batch is to be answered as a job: NDJSON always is, JSON when it is preferred (RFC 7240). */
export function askedAsJob(request: ApiRequest): JobForm | null {
  if (isNdjson(request)) return 'ndjson';
  return prefersAsync(request) ? 'json' : null;
}

/** Such a body holds no key. */
export function isNdjson(request: ApiRequest): boolean {
  return NDJSON.test(request.header('content-type') ?? '');
}

/** @throws Problem 415 for a compressed body, or one in another character set */
export function requirePlainNdjson(request: ApiRequest): void {
  const coding = request.header('content-encoding')?.trim().toLowerCase() ?? '';
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(request.header('content-type') ?? '')?.[1]?.toLowerCase();
  const isPlain = coding === '' || coding === 'identity';
  if (isPlain && (charset === undefined || charset === 'utf-8' || charset === 'utf8')) return;
  throw new Problem({
    code: 'unsupported_media_type',
    field: null,
    message: isPlain ? 'The body must be NDJSON in UTF-8.' : 'The body must not be compressed.',
    hint: 'Send Content-Type: application/x-ndjson.',
  });
}
