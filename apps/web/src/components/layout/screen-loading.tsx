import { type ReactNode, useState } from 'react';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { useScreenLoading } from '@/lib/screens-loading.ts';
import { useOnline } from '@/lib/use-online.ts';
import { useRetry } from '@/lib/use-retry.ts';
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

interface UnreachableProps {
  /** One sentence that says what is missing or preserved. */
  about: string;
  onRetry: () => Promise<unknown>;
  /** The action of the button, if it differs from the automatic retry. */
  onAsked?: () => Promise<unknown>;
}

/** Shown in place of content that could not be loaded. Retries automatically until the server is back. */
export function Unreachable({ about, onRetry, onAsked = onRetry }: UnreachableProps) {
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  useRetry(onRetry);
  const retry = async () => {
    setBusy(true);
    await onAsked().catch(() => undefined);
    setBusy(false);
  };
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center px-6 py-16 text-center">
      <h1 className="text-heading">{online ? 'Theia cannot be reached' : 'You are offline'}</h1>
      <p className="mt-2 text-ink-muted">
        {about} {online ? 'It is tried again every few seconds.' : 'It continues when the connection is back.'}
      </p>
      <Button className="mt-6" disabled={busy} onClick={() => void retry()}>
        {busy ? <Spinner /> : null}Try again
      </Button>
    </div>
  );
}

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
