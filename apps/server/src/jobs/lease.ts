const RENEW_EVERY_MS = 3_000;

/** Renews a lease while work runs. The signal aborts with `lost()` once another node has taken the lease. */
export async function whileLeased<T>(
  renew: () => Promise<boolean>,
  lost: () => Error,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const losing = new AbortController();
  const timer = setInterval(() => {
    renew().then(
      (isHeld) => isHeld || losing.abort(lost()),
      () => {},
    );
  }, RENEW_EVERY_MS);
  try {
    return await work(losing.signal);
  } finally {
    clearInterval(timer);
  }
}

/** Waits for work until the signal aborts: a computation whose thread was stopped never ends. @throws the reason of the signal */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T> | T): Promise<T> {
  signal.throwIfAborted();
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
}
