/**
 * Runs the first call of a key at once and, of those that follow within the window, only the last, at its end.
 * @param windowMs milliseconds between two runs of one key
 */
export function coalesce(windowMs: number): (key: string, run: () => void) => void {
  const waiting = new Map<string, (() => void) | null>();
  const rest = (key: string) => {
    setTimeout(() => {
      const last = waiting.get(key);
      if (last === null || last === undefined) {
        waiting.delete(key);
        return;
      }
      waiting.set(key, null);
      last();
      rest(key);
    }, windowMs).unref();
  };
  return (key, run) => {
    if (waiting.has(key)) {
      waiting.set(key, run);
      return;
    }
    waiting.set(key, null);
    run();
    rest(key);
  };
}
