import { useId } from 'react';
import { cn } from '@/lib/cn.ts';
import { inertUntilHydrated } from '@/lib/inert-until-hydrated.ts';

interface SegmentedProps<Value extends string> {
  /** The label of the choice, for assistive technology. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A few options side by side, one of them selected: styled radio buttons. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset
      {...inertUntilHydrated}
      className={cn('print:hidden inline-flex gap-1 rounded-lg bg-sunken p-1', className)}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'cursor-pointer rounded-md px-3 py-1 pointer-coarse:py-2 text-[0.8125rem] font-medium whitespace-nowrap transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-[var(--ring)]',
            option.value === value ? 'bg-surface text-ink shadow-card dark:bg-line' : 'text-ink-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            autoComplete="off"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
