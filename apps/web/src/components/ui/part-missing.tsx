import { cn } from '@/lib/cn.ts';
import { Button } from './button.tsx';

interface PartMissingProps {
  reason: string;
  retry: () => void;
  className?: string | undefined;
}

/** Stands where a part of the page could not be loaded. */
export function PartMissing({ reason, retry, className }: PartMissingProps) {
  return (
    <div
      role="alert"
      className={cn(
        'grid place-content-center justify-items-center gap-4 rounded-xl border border-line bg-surface p-6 text-center text-sm',
        className,
      )}
    >
      <p>{reason}</p>
      <Button look="outline" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
