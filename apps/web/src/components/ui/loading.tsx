import { cn } from '@/lib/cn.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={cn('size-4 animate-spin', className)} aria-hidden="true" fill="none">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.22" strokeWidth="2.5" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-pulse rounded-md bg-sunken', className)} />;
}

const FALLBACK = 'This could not be loaded. Please try again.';

/** Shown by a panel when its data could not be loaded: a sentence for any thrown value. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Alert tone="bad" className="w-full">
        <p>{errorMessage(error, FALLBACK)}</p>
      </Alert>
      <Button look="outline" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
