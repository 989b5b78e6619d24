import { useEffect, useRef } from 'react';

const EVERY_MS = 5000;

/** Tries something again by itself while it is shown: as soon as the connection is back, when the tab is looked at, and every 5 s. */
export function useAgain(attempt: () => Promise<unknown>): void {
  const latest = useRef(attempt);
  useEffect(() => {
    latest.current = attempt;
  });
  useEffect(() => {
    let busy = false;
    const again = () => {
      if (busy || document.visibilityState !== 'visible') return;
      busy = true;
      latest
        .current()
        .catch(() => undefined)
        .finally(() => {
          busy = false;
        });
    };
    const timer = setInterval(again, EVERY_MS);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
}
