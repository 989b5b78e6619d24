import { cn } from '@/lib/cn.ts';

/** Why something did not work, as a line of a form; nothing without a reason. */
export function Problem({ children, className }: { children: string | undefined; className?: string }) {
  return children === undefined ? null : (
    <p role="alert" className={cn('text-[0.8125rem] font-medium text-bad', className)}>
      {children}
    </p>
  );
}
