/** What an answer says about its call. */
export interface CallInfo {
  readonly status: number;
  /** Quote it when you ask for help. */
  readonly requestId: string | null;
  /** What this answer cost, US dollars as decimal text; `0.0000` where the quota covers it, or an earlier attempt paid. Null where nothing is metered. */
  readonly costUsd: string | null;
  /** The wallet after the call, US dollars as decimal text. */
  readonly balanceUsd: string | null;
  /** The burst limit of the key, the calls left, and the seconds until all are available. */
  readonly rateLimit: { readonly limit: number; readonly remaining: number; readonly resetSeconds: number } | null;
  /** The answer is that of an earlier attempt, which was paid then. */
  readonly isReplayed: boolean;
  /** Attempts it took, the first included. */
  readonly attempts: number;
  readonly idempotencyKey: string | null;
  readonly headers: Headers;
}

/** A promise of an answer, with the details of its call on request. */
export interface Answered<T> extends Promise<T> {
  /** The answer together with cost, balance, rate limit and request id of its call. */
  withResponse(): Promise<{ readonly answer: T; readonly call: CallInfo }>;
}

/** Turns an outcome into a promise of its answer. A failure is reported once. */
export function answered<T>(outcome: Promise<{ readonly answer: T; readonly call: CallInfo }>): Answered<T> {
  const promise = outcome.then(({ answer }) => answer);
  return Object.assign(promise, {
    withResponse: () => {
      // The caller has the failure from the outcome.
      promise.catch(() => {});
      return outcome;
    },
  });
}

/** Reads the headers of an answer. */
export function callInfo(response: Response, attempts: number, idempotencyKey: string | null): CallInfo {
  const { status, headers } = response;
  const [limit, remaining, resetSeconds] = ['limit', 'remaining', 'reset'].map((name) =>
    headers.get(`ratelimit-${name}`),
  );
  return {
    status,
    requestId: headers.get('x-request-id'),
    costUsd: headers.get('theia-cost-usd'),
    balanceUsd: headers.get('theia-balance-usd'),
    rateLimit:
      limit == null || remaining == null || resetSeconds == null
        ? null
        : { limit: Number(limit), remaining: Number(remaining), resetSeconds: Number(resetSeconds) },
    isReplayed: headers.get('idempotency-replayed') === 'true',
    attempts,
    idempotencyKey,
    headers,
  };
}
