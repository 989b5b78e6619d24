import { useScreenLoading } from '@/lib/screens-loading.ts';

/** A line at the top of the window while the next page is loaded. It appears after a moment. */
export function PageProgress() {
  if (!useScreenLoading()) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="pointer-events-none invisible fixed inset-x-0 top-0 z-50 h-0.5 animate-[reveal_0s_300ms_forwards] overflow-hidden"
    >
      <div className="h-full w-1/3 animate-pass bg-accent" />
    </div>
  );
}
