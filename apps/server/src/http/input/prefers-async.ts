import type { ApiRequest } from '../connection/api-request.ts';

const RESPOND_ASYNC = /(?:^|[,;])\s*respond-async\s*(?:[,;]|$)/i;

/** Whether the caller would rather have an address now than the answer later (RFC 7240). */
export function prefersAsync(request: ApiRequest): boolean {
  return RESPOND_ASYNC.test(request.header('prefer') ?? '');
}
