import { LogoMark } from './logo.tsx';

export function FullPageLoading({ label = 'Loading…' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <div className="grid justify-items-center gap-4 text-ink-muted">
        <LogoMark className="size-10 animate-pulse" />
        <span className="text-sm">{label}</span>
      </div>
    </div>
  );
}
