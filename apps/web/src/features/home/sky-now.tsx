import { SkyStrip } from './sky-strip.tsx';
import { SkyWheel } from './sky-wheel.tsx';
import { useSky } from './use-sky.ts';

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
