import { cn } from '@/lib/cn.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-pulse rounded-md bg-sunken', className)} />;
}

const FALLBACK = 'This could not be loaded. Please try again.';

/** Shown by a panel when its data could not be loaded: a sentence for any thrown value. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Alert tone="bad" className="w-full">
        {errorMessage(error, FALLBACK)}
      </Alert>
      <Button look="outline" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
