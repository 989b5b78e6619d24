import { cn } from '@/lib/cn.ts';
import { LogoMark } from './logo.tsx';

/** Stands in for a page that is being loaded. Its words appear after a moment. As tall as the window, so that a footer stays below it. */
export function ScreenLoading({ className }: { className?: string | undefined }) {
  return (
    <div role="status" className={cn('grid min-h-dvh place-items-start justify-items-center pt-[20dvh]', className)}>
      <div className="invisible grid animate-[reveal_0s_400ms_forwards] content-start justify-items-center gap-4 text-ink-muted">
        <LogoMark className="size-10 animate-pulse" />
        <span className="text-sm">Loading…</span>
      </div>
    </div>
  );
}
