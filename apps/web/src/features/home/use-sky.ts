import { useEffect, useRef, useState } from 'react';
import { getSky, type SkyNow } from './operations/load-sky.ts';

const MINUTE_MS = 60_000;
/** Shortly after the full minute, when the server has the next wheel. */
const LATE_MS = 1_500;

type SkyState = { status: 'loading' | 'failed'; sky: null } | { status: 'shown'; sky: SkyNow };

/** The current sky, reloaded every minute while the page is visible. It stays when a later request fails. */
export function useSky(): SkyState & { readonly retry: () => void } {
  const [state, setState] = useState<SkyState>({ status: 'loading', sky: null });
  const again = useRef(() => {});
  useEffect(() => {
    const leaving = new AbortController();
    let timer = 0;
    const look = async (): Promise<void> => {
      window.clearTimeout(timer);
      try {
        const sky = await getSky(leaving.signal);
        setState({ status: 'shown', sky });
      } catch {
        if (!leaving.signal.aborted)
          setState((before) => (before.status === 'shown' ? before : { status: 'failed', sky: null }));
      }
      if (!leaving.signal.aborted) timer = window.setTimeout(onMinute, MINUTE_MS - (Date.now() % MINUTE_MS) + LATE_MS);
    };
    again.current = () => {
      setState({ status: 'loading', sky: null });
      void look();
    };
    const onMinute = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    document.addEventListener('visibilitychange', onMinute);
    return () => {
      leaving.abort();
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onMinute);
    };
  }, []);
  return { ...state, retry: () => again.current() };
}
