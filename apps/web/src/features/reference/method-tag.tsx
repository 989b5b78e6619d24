import { cn } from '@/lib/cn.ts';
import type { Method } from './openapi/operations.ts';

export function MethodTag({ method, className }: { method: Method; className?: string }) {
  return (
    <span
      className={cn(
        'inline-block rounded px-1.5 py-px font-mono text-[0.6875rem] font-semibold',
        method === 'GET' ? 'bg-ok-wash text-ok' : 'bg-accent-wash text-accent',
        className,
      )}
    >
      {method}
    </span>
  );
}
