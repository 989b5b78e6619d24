import { useEffect, useRef } from 'react';

const EVERY_MS = 5000;

/** Retries while mounted: when the connection is back, when the tab becomes visible, and every 5 s. */
export function useRetry(attempt: () => Promise<unknown>): void {
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
