import { cn } from '@/lib/cn.ts';
import { type Method } from './model.ts';

const looks: Readonly<Record<Method, string>> = {
  GET: 'bg-ok-wash text-ok',
  POST: 'bg-accent-wash text-accent',
  DELETE: 'bg-bad-wash text-bad',
};

export function MethodTag({ method, className }: { method: Method; className?: string }) {
  return (
    <span
      className={cn(
        'inline-block rounded px-1.5 py-px font-mono text-[0.6875rem] font-semibold',
        looks[method],
        className,
      )}
    >
      {method}
    </span>
  );
}
