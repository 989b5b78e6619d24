/** Contract §1. */
export const BODY_BYTES_MAX = 256 * 1024;
export const COMPUTE_BUDGET_MS = 10_000;
/** Of all items of a batch; those that are not begun by then time out. */
export const BATCH_BUDGET_MS = 30_000;

/** Requests a second without a known key, from one address: only looking up keys that nobody has counts. */
export const ANONYMOUS_RATE_PER_SECOND = 100;

/** What the call log keeps of one request and one answer, in characters. */
export const LOGGED_REQUEST_MAX = 32_768;
export const LOGGED_RESPONSE_MAX = 262_144;
