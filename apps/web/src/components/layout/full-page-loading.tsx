import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';

/** Takes the place of a page that cannot be shown yet. `children`: what else is to be said. */
export function FullPageLoading({ label = 'Loading…', children }: { label?: string; children?: ReactNode }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <div className="grid justify-items-center gap-4 text-ink-muted">
        <LogoMark className="size-10 animate-pulse" />
        <span className="text-sm">{label}</span>
        {children}
      </div>
    </div>
  );
}
