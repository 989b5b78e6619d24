/**
 * Runs the first call of a key at once. Of the calls that follow within the window, it runs only the last, at the end of the window.
 * @param windowMs milliseconds between two runs of one key
 */
export function coalesce(windowMs: number): (key: string, run: () => void) => void {
  const waiting = new Map<string, (() => void) | null>();
  const waitForWindow = (key: string) => {
    setTimeout(() => {
      const last = waiting.get(key);
      if (last === null || last === undefined) {
        waiting.delete(key);
        return;
      }
      waiting.set(key, null);
      last();
      waitForWindow(key);
    }, windowMs).unref();
  };
  return (key, run) => {
    if (waiting.has(key)) {
      waiting.set(key, run);
      return;
    }
    waiting.set(key, null);
    run();
    waitForWindow(key);
  };
}
