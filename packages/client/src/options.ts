/** Where the API is and how it is called. */
export interface TheiaOptions {
  /** Address of the service, such as `https://api.example.com`; a path in it is kept. */
  readonly baseUrl: string;
  /** API key. Leave it out for `sky`, or where a proxy of your own adds it. Never put a key into a public web page. */
  readonly apiKey?: string | undefined;
  /** Longest time one attempt may take, milliseconds. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** How often a call that failed in passing is tried again. Default: 3. */
  readonly retries?: number | undefined;
  /** A longer wait than this, milliseconds, is not waited for: the call fails with the error that asks for it. Default: 60,000. */
  readonly longestWaitMs?: number | undefined;
  /** Sends the requests instead of the global `fetch`. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** How one call is made. */
export interface CallOptions<D extends boolean = boolean> {
  /** With true nothing is computed, charged or logged: the answer is the price. */
  readonly dryRun?: D | undefined;
  /** Ends the call, with the signal's reason as the error. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly retries?: number | undefined;
  /**
   * Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own;
   * give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
   */
  readonly idempotencyKey?: string | undefined;
}

/** How the pages of a range are asked for; each is a call under a key of its own. */
export type PageOptions = Omit<CallOptions, 'dryRun' | 'idempotencyKey'>;
