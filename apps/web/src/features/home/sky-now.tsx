import { useEffect, useRef, useState } from 'react';
import { CHART_COLOURS } from '@/components/charts/chart-colours.ts';
import { cn } from '@/lib/cn.ts';
import { getSky, type SkyNow } from './operations/load-sky.ts';
import { SkyStrip } from './sky-strip.tsx';

const MINUTE_MS = 60_000;
/** Shortly after the full minute, when the server has the next wheel. */
const LATE_MS = 1_500;

type SkyState = { status: 'loading' | 'failed'; sky: null } | { status: 'shown'; sky: SkyNow };

/** The current sky, reloaded every minute while the page is visible. It stays when a later request fails. */
function useSky(): SkyState & { readonly retry: () => void } {
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

/** The empty rings of the wheel, shown until the sky is loaded and then covered by it. */
function EmptyWheel() {
  return (
    <svg viewBox="0 0 1000 1000" aria-hidden="true" className="absolute inset-0 size-full" fill="none">
      <circle cx="500" cy="500" r="490" className="fill-surface stroke-line-strong" />
      <circle cx="500" cy="500" r="428" className="fill-bg stroke-line-strong" />
      <circle
        cx="500"
        cy="500"
        r="459"
        strokeWidth="62"
        pathLength="360"
        strokeDasharray="0.15 29.85"
        strokeDashoffset="0.07"
        className="stroke-line-strong"
      />
      <circle
        cx="500"
        cy="500"
        r="425"
        strokeWidth="5"
        pathLength="360"
        strokeDasharray="0.14 0.86"
        strokeDashoffset="0.07"
        className="stroke-line-strong"
      />
      <circle cx="500" cy="500" r="413" className="stroke-line" />
    </svg>
  );
}

/** The server's wheel, in a square that is reserved from the start. */
function SkyWheel({ wheel, className }: { wheel: string | null; className?: string }) {
  return (
    <div className={cn('relative aspect-square', CHART_COLOURS, className)}>
      <EmptyWheel />
      {wheel !== null && (
        <div
          className="absolute inset-0 motion-safe:animate-fade-in [&>svg]:size-full"
          dangerouslySetInnerHTML={{ __html: wheel }}
        />
      )}
    </div>
  );
}

/** The current sky: the wheel that this server draws every minute, a few positions, and the response behind it. */
export function SkyNow() {
  const { status, sky, retry } = useSky();
  return (
    <div aria-busy={status === 'loading'}>
      <SkyWheel wheel={sky?.wheel ?? null} className="w-full" />
      <div className="mt-6 sm:px-8">
        <SkyStrip sky={sky} onRetry={status === 'failed' ? retry : null} />
      </div>
    </div>
  );
}
