export const BODY_BYTES_MAX = 256 * 1024;
/** For all items of a batch together. Items not started by then time out. */
export const BATCH_BUDGET_MS = 30_000;

/** Look-ups of unknown keys per second from one address. */
export const ANONYMOUS_RATE_PER_SECOND = 100;

/** The longest request in the call log, in characters, and the longest answer. */
export const LOGGED_REQUEST_MAX = 32_768;
export const LOGGED_RESPONSE_BYTES_MAX = 4_000_000;
