import { cn } from '@/lib/cn.ts';
import { useTaxAdded } from '@/lib/checkout/use-tax-added.ts';

/** "per month" after a price. Where tax is added, "plus tax" hangs below it and takes no space, so that its arrival moves nothing. */
export function PerMonth({ className }: { className?: string }) {
  const taxAdded = useTaxAdded();
  return (
    <span className={cn('relative whitespace-nowrap text-ink-muted', className)}>
      per month
      {taxAdded ? <span className="absolute left-0 top-full text-xs leading-none"> plus tax</span> : null}
    </span>
  );
}
