import { type ReactNode, useId } from 'react';
import { ChevronDown } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';
import { inertUntilHydrated } from '@/lib/inert-until-hydrated.ts';

interface SelectFieldProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** `option` elements. */
  children: ReactNode;
  className?: string;
}

/** A compact labelled select for toolbars. It is the native select, so keyboard, touch and screen readers work as usual. */
export function SelectField({ label, value, onValue, children, className }: SelectFieldProps) {
  const id = useId();
  return (
    <div {...inertUntilHydrated} className={cn('grid gap-1', className)}>
      <label htmlFor={id} className="text-xs font-medium text-ink-muted">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          autoComplete="off"
          value={value}
          onChange={(event) => onValue(event.target.value)}
          className="h-9 pointer-coarse:h-10 w-full appearance-none truncate rounded-lg border border-line-strong bg-surface pl-3 pr-9 text-sm text-ink transition-colors hover:border-ink-muted/60"
        >
          {children}
        </select>
        <ChevronDown className="pointer-events-none absolute right-3 top-2.5 size-4 text-ink-muted" />
      </div>
    </div>
  );
}
