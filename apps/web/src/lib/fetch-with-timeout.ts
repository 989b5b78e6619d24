/** How long an answer is waited for. The slowest read of the server ends within 15 s; an upload may take as long as it needs. */
const READ_PATIENCE_MS = 30_000;
const WRITE_PATIENCE_MS = 120_000;

/** Ends what only reads, from now on. */
export const readLimit = (): AbortSignal => AbortSignal.timeout(READ_PATIENCE_MS);

function limitOf({ method = 'GET', body }: RequestInit): AbortSignal | null {
  if (body instanceof FormData) return null;
  return method === 'GET' || method === 'HEAD' ? readLimit() : AbortSignal.timeout(WRITE_PATIENCE_MS);
}

/**
 * A fetch that does not wait without end: a read ends after 30 s, a write after 2 minutes, an upload never. The limit holds until the last byte; a signal of
 * the caller ends it as well.
 * @throws TimeoutError when the answer does not come in time
 */
export function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const ends = [limitOf(init), init.signal].filter((signal) => signal instanceof AbortSignal);
  return fetch(input, ends.length === 0 ? init : { ...init, signal: AbortSignal.any(ends) });
}
